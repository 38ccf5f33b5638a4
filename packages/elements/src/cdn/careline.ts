// The first file a page loads. It defines every tag at once; React and the views load on their own.
// Options go in its address: `careline.js?suffix=v2` next to another copy, `careline.js?define=none` to call
// `defineAll` yourself.
import { startShell } from './start-shell.ts';

export { defineAll } from '../define-all.ts';

startShell(import.meta.url, CARELINE_BUILD);
