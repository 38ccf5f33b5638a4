import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from './brotli.ts';
import { heapOfInstance } from './instance-cost.ts';
import { reactFloor } from './react-floor.ts';
import { report } from './row.ts';
import { usableTimes } from './usable-times.ts';

const CDN = 'packages/elements/dist/cdn';
// Larger than the design's 4, floor + 14, 24 and 8 (decision 0024): the gates are at today's figures, to catch growth.
// The shell is counted in gzip.
const SHELL_BUDGET = 5.8 * 1024;
/** Before the person turns to the field; the search code loads then. */
const SEARCH_OVER_FLOOR = 17 * 1024;
/** With everything a search may need. */
const WHOLE_SEARCH_OVER_FLOOR = 52 * 1024;
const INSTANCE_HEAP_BUDGET = 38 * 1024;
/** Before a call can start: the patient, what is known about them, dialling. */
const CALL_OVER_FLOOR = 60 * 1024;
/** With everything a call may need: form, outbox, conflict, notes, reports, worklist, search. */
const WHOLE_CALL_OVER_FLOOR = 157.5 * 1024;
const FURTHER_ELEMENT_BUDGET = 8 * 1024;
const FURTHER_ELEMENT_BUDGETS: Readonly<Record<string, number>> = {
  'careline-call-status-history': 8.3 * 1024,
  'careline-readings': 8.8 * 1024,
};
const USABLE_BUDGET = 0.9;
/** Everything a page loads of the light build, including its renderer. Gated at today's figures, to catch growth. */
const LIGHT_BUDGETS: readonly (readonly [string, { readonly first: number; readonly whole: number }])[] = [
  ['careline-patient-search', { first: 24.4 * 1024, whole: 57.5 * 1024 }],
  ['careline-call-info', { first: 67 * 1024, whole: 249 * 1024 }],
  ['careline-call-status-history', { first: 64.6 * 1024, whole: 172 * 1024 }],
  ['careline-readings', { first: 96 * 1024, whole: 179.5 * 1024 }],
];

interface Manifest {
  readonly shell: readonly string[];
  readonly session: readonly string[];
  readonly views: Readonly<Record<string, readonly string[]>>;
  readonly whole: Readonly<Record<string, readonly string[]>>;
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** Reads a build's files in a folder. */
function openBuild(folder: string) {
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  const manifest = JSON.parse(read('manifest.json').toString()) as Manifest;
  const { shell, session, views, whole } = manifest;
  /** Returns everything a page loads for one element alone. */
  const first = (tag: string): Set<string> => new Set([...shell, ...session, ...(views[tag] ?? [])]);
  /** Cached, because many rows count the same files. */
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliBytes(read(file));
    sizes.set(file, size);
    return size;
  };
  return {
    manifest,
    read,
    brotli: (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0),
    first,
    whole: (tag: string): Set<string> => new Set([...first(tag), ...(whole[tag] ?? [])]),
  };
}

const { manifest, read, brotli, first, whole } = openBuild(CDN);
const { shell, views, parts } = manifest;
const search = first('careline-patient-search');
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
report({
  name: 'patient search, everything that a search may need later too',
  kind: 'bytes',
  value: brotli(whole('careline-patient-search')),
  budget: floor + WHOLE_SEARCH_OVER_FLOOR,
});
for (const file of search) report({ name: `  ${file}`, kind: 'bytes', value: brotli([file]) });

const call = first('careline-call-info');
report({
  name: 'call info, everything a page loads',
  kind: 'bytes',
  value: brotli(call),
  budget: floor + CALL_OVER_FLOOR,
});
report({
  name: 'call info, everything that a call may need later too',
  kind: 'bytes',
  value: brotli(whole('careline-call-info')),
  budget: floor + WHOLE_CALL_OVER_FLOOR,
});
for (const file of call) report({ name: `  ${file}`, kind: 'bytes', value: brotli([file]) });
/** What a call loads on its own, before any click. */
const FETCHED_AHEAD = ['begun-call', 'begun-part', 'beside-part', 'metrics-part', 'care-part', 'staff'];
const ahead = FETCHED_AHEAD.flatMap((name) => parts[name] ?? []);
if (ahead.length < FETCHED_AHEAD.length) throw new Error('the parts of a call have other names now');
const onPage = new Set([...call, ...ahead]);
// A page with the call already has what all elements share; the rest is the further element's own.
for (const [tag, files] of Object.entries(views)) {
  if (tag === 'careline-call-info') continue;
  const more = files.filter((file) => !onPage.has(file));
  const budget = FURTHER_ELEMENT_BUDGETS[tag] ?? FURTHER_ELEMENT_BUDGET;
  report({ name: `${tag}, on top of it`, kind: 'bytes', value: brotli(more), budget });
}

const light = openBuild(join(CDN, 'light'));
for (const [tag, budgets] of LIGHT_BUDGETS) {
  report({
    name: `light build, ${tag}, everything a page loads`,
    kind: 'bytes',
    value: light.brotli(light.first(tag)),
    budget: budgets.first,
  });
  report({
    name: `light build, ${tag}, with all that comes later`,
    kind: 'bytes',
    value: light.brotli(light.whole(tag)),
    budget: budgets.whole,
  });
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
