import { historyTimes } from './history-times.ts';
import { report } from './row.ts';

// Design 9 asks for 2.6 and 1.2: gated at what they are (decision 0062), so that they do not grow unseen.
const MOUNT = 10;
const MOUNT_OVER_BARE = 2.1;
const FRAME = 2.5;

const { mount, frame } = await historyTimes();
report({
  name: 'call history of 100,000 calls, from the first drawing to its paint over an empty table',
  kind: 'ratio',
  value: mount.ours / mount.empty,
  budget: MOUNT,
});
report({
  name: 'the bare virtualiser over an empty table, for comparison',
  kind: 'ratio',
  value: mount.bare / mount.empty,
});
report({
  name: 'call history of 100,000 calls, from the first drawing to its paint over the bare virtualiser',
  kind: 'ratio',
  value: mount.ours / mount.bare,
  budget: MOUNT_OVER_BARE,
});
report({
  name: 'call history of 100,000 calls, a frame of scrolling over the bare virtualiser',
  kind: 'ratio',
  value: frame.ours / frame.bare,
  budget: FRAME,
});
