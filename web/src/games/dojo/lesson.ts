// The lesson is data; the engine's tests play it: tests/web/test_lessons.py.

import type { Lesson } from "../../lib/lesson";
import lesson from "./lesson.json";

export default lesson as Lesson;
