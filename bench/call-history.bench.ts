import { historyTimes } from './history-times.ts';
import { report } from './row.ts';

const { mount, frame } = await historyTimes();
report({
  name: 'call history of 100,000 calls, from the first drawing to its paint over an empty table',
  kind: 'ratio',
  value: mount.ours / mount.empty,
  budget: 2.6,
});
report({
  name: 'the bare virtualiser over an empty table, for comparison',
  kind: 'ratio',
  value: mount.bare / mount.empty,
});
report({
  name: 'call history of 100,000 calls, a frame of scrolling over the bare virtualiser',
  kind: 'ratio',
  value: frame.ours / frame.bare,
  budget: 1.2,
});
