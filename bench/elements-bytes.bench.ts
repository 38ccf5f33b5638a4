import { CDN, elementRows, searchFiles } from './element-files.ts';
import { heapOfInstance } from './instance-cost.ts';
import { report } from './row.ts';
import { usableTimes } from './usable-times.ts';

const INSTANCE_HEAP_BUDGET = 38 * 1024;
const USABLE_BUDGET = 0.9;

for (const row of await elementRows()) report(row);

const { subject, bound, reference } = await usableTimes(CDN, searchFiles());
report({
  name: 'time to usable of the search over the React floor page, CPU ×4, Slow 4G',
  kind: 'ratio',
  value: subject / reference,
  budget: USABLE_BUDGET,
});
report({ name: 'the same until React is bound to the field', kind: 'ratio', value: bound / reference });
report({
  name: 'heap of each further patient search on a page',
  kind: 'bytes',
  value: await heapOfInstance(CDN),
  budget: INSTANCE_HEAP_BUDGET,
});
