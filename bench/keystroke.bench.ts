import { keystrokeTimes } from './keystroke-times.ts';
import { report } from './row.ts';

// What design 9 asks for. Not reached: of a key's time on the main thread about half is the call's own work (what is
// critical, what is wrong, the save's summary) with React's drawing of one field, the rest layout and paint of a page of
// 1,700 boxes. Sections with `content-visibility` or `contain` were measured and took nothing off (decision 0024).
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
