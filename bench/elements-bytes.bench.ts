import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { heapOfInstance } from './instance-cost.ts';
import { reactFloor } from './react-floor.ts';
import { report } from './row.ts';
import { usableTimes } from './usable-times.ts';

const CDN = 'packages/elements/dist/cdn';
// The first three are larger than the design's 4, floor + 14 and 24 (decision 0038). The shell is counted in gzip.
const SHELL_BUDGET = 5.25 * 1024;
const SEARCH_OVER_FLOOR = 31 * 1024;
const INSTANCE_HEAP_BUDGET = 38 * 1024;
const FURTHER_ELEMENT_BUDGET = 8 * 1024;
const USABLE_BUDGET = 0.9;

interface Manifest {
  readonly shell: readonly string[];
  readonly session: readonly string[];
  readonly views: Readonly<Record<string, readonly string[]>>;
}

const read = (file: string): Buffer => readFileSync(join(CDN, file));
const brotli = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

const { shell, session, views } = JSON.parse(read('manifest.json').toString()) as Manifest;
const search = new Set([...shell, ...session, ...(views['careline-patient-search'] ?? [])]);
const floor = await reactFloor();

report({
  name: 'element shell, all tags (gzip)',
  kind: 'bytes',
  value: shell.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0),
  budget: SHELL_BUDGET,
});
report({ name: 'React floor (react and react-dom client)', kind: 'bytes', value: floor });
report({
  name: 'patient search, everything a page loads',
  kind: 'bytes',
  value: brotli(search),
  budget: floor + SEARCH_OVER_FLOOR,
});
for (const file of search) report({ name: `  ${file}`, kind: 'bytes', value: brotli([file]) });
for (const [tag, files] of Object.entries(views)) {
  if (tag === 'careline-patient-search') continue;
  const more = files.filter((file) => !search.has(file));
  report({ name: `${tag}, on top`, kind: 'bytes', value: brotli(more), budget: FURTHER_ELEMENT_BUDGET });
}

const { subject, bound, reference } = await usableTimes(CDN, [...search]);
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
