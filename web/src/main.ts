import { mount } from "svelte";

import App from "./App.svelte";
import { keepOffline } from "./lib/offline.svelte";
import { words } from "./lib/words.svelte";
import "./style.css";

await words.enter("pages");
mount(App, { target: document.getElementById("app")! });
keepOffline();
