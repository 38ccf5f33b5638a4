import { keystrokeTimes } from './keystroke-times.ts';
import { report } from './row.ts';

// The goal of design 9, not reached. About half of a key's main thread time is the call's own work (what is critical,
// what is wrong, the save's summary) with React's drawing of one field; the rest is layout and paint of 1,700 boxes.
// Sections with `content-visibility` or `contain` were measured and saved nothing (decision 0024).
const BUDGET = 1.5;

const { bare, fields } = await keystrokeTimes();
for (const [field, time] of Object.entries(fields)) {
  report({
    name: `keystroke to paint in the longest call form over a bare input, CPU ×4: ${field}`,
    kind: 'ratio',
    value: time / bare,
    budget: BUDGET,
  });
}
