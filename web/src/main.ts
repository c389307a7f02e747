import { mount } from "svelte";

import App from "./App.svelte";
import { keepOffline } from "./lib/offline.svelte";
import { route } from "./lib/routes.svelte";
import "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { placeAt } from "./addresses";
import { painted } from "./parts/later";
import "./style.css";

// What stands in the page from the beginning is seen first.
const [first] = await Promise.all([placeAt(route.path).load(), words.load("pages"), painted()]);
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app, props: { first } });
keepOffline();
