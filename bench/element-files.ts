import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from './brotli.ts';
import { reactFloor } from './react-floor.ts';
import type { Row } from './row.ts';

export const CDN = 'packages/elements/dist/cdn';
// The design's 4, floor + 14, 24 and 8 KiB are not reached (decision 0024). These gates catch growth; the bench prints
// the current size next to each. The shell is counted in gzip.
const SHELL_BUDGET = 5.8 * 1024;
/** Before the user focuses the field, which loads the search code. */
const SEARCH_OVER_FLOOR = 17 * 1024;
/** With everything a search may load. */
const WHOLE_SEARCH_OVER_FLOOR = 52 * 1024;
/** Before a call can start: the patient, what is known about them, dialling. */
const CALL_OVER_FLOOR = 60 * 1024;
/** With all that a call fetches on its own before any click: form, outcome, readings, notes, reports, the staff sheet. */
const BEGUN_CALL_OVER_FLOOR = 230.5 * 1024;
/** What an act in a call fetches on top of that, by the name of its part. */
const CALL_ACT_BUDGET = 1.9 * 1024;
const CALL_ACT_BUDGETS: Readonly<Record<string, number>> = {
  'work-part': 9.7 * 1024,
  'page-outbox': 5.2 * 1024,
};
const FURTHER_ELEMENT_BUDGET = 8 * 1024;
const FURTHER_ELEMENT_BUDGETS: Readonly<Record<string, number>> = {
  'careline-call-status-history': 8.3 * 1024,
  'careline-readings': 8.8 * 1024,
};
/** What a page loads of the light build, including its renderer: before the person acts, and later. */
const LIGHT_BUDGETS: readonly (readonly [string, { readonly first: number; readonly whole: number }])[] = [
  ['careline-patient-search', { first: 24.4 * 1024, whole: 57.5 * 1024 }],
  ['careline-call-status-history', { first: 64.6 * 1024, whole: 172 * 1024 }],
  ['careline-readings', { first: 96 * 1024, whole: 179.5 * 1024 }],
];
/** As above, and with all that a begun call fetches. */
const LIGHT_CALL = { first: 67 * 1024, begun: 236.5 * 1024 };

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
  /** Returns the files a page loads for one element alone. */
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

type Build = ReturnType<typeof openBuild>;

/** Returns the files a page loads for the search alone, before the user focuses the field. */
export const searchFiles = (): readonly string[] => [...openBuild(CDN).first('careline-patient-search')];

/** What a call loads on its own, before any click. */
const FETCHED_AHEAD = ['begun-call', 'begun-part', 'beside-part', 'metrics-part', 'care-part', 'staff'];

/** Returns the files of a page with a call that has begun. */
function begunCall({ manifest: { parts }, first }: Build): Set<string> {
  const ahead = FETCHED_AHEAD.flatMap((name) => parts[name] ?? []);
  if (ahead.length < FETCHED_AHEAD.length) throw new Error('the parts of a call have other names now');
  return new Set([...first('careline-call-info'), ...ahead]);
}

const bytes = (name: string, value: number, budget?: number): Row => ({
  name,
  kind: 'bytes',
  value,
  ...(budget === undefined ? {} : { budget }),
});

/** Rows of the patient search alone on a page, with a row for each file. */
function searchRows({ brotli, first, whole }: Build, floor: number): Row[] {
  const tag = 'careline-patient-search';
  const name = 'patient search, everything';
  return [
    bytes(`${name} a page loads`, brotli(first(tag)), floor + SEARCH_OVER_FLOOR),
    bytes(`${name} that a search may need later too`, brotli(whole(tag)), floor + WHOLE_SEARCH_OVER_FLOOR),
    ...[...first(tag)].map((file) => bytes(`  ${file}`, brotli([file]))),
  ];
}

/**
 * Rows of a call alone on a page: before it begins, once it has begun, and what each act fetches then. There is no row
 * for the sum of all acts, because nobody does them all in one call (decision 0024).
 */
function callRows(build: Build, floor: number): Row[] {
  const { manifest, brotli, first, whole } = build;
  const tag = 'careline-call-info';
  const begun = begunCall(build);
  const later = whole(tag);
  const acts = Object.entries(manifest.parts)
    .filter(([, [file]]) => file !== undefined && later.has(file))
    .map(([act, files]) => ({ act, files: files.filter((file) => !begun.has(file)) }))
    .filter(({ files }) => files.length > 0);
  const covered = new Set([...begun, ...acts.flatMap(({ files }) => files)]);
  const forgotten = [...later].filter((file) => !covered.has(file));
  if (forgotten.length > 0) throw new Error(`no row of a call counts ${forgotten.join(', ')}`);
  return [
    bytes('call info, everything a page loads', brotli(first(tag)), floor + CALL_OVER_FLOOR),
    bytes('call info, with all that a begun call fetches', brotli(begun), floor + BEGUN_CALL_OVER_FLOOR),
    ...acts.map(({ act, files }) =>
      bytes(`call info, ${act}, on top of it`, brotli(files), CALL_ACT_BUDGETS[act] ?? CALL_ACT_BUDGET),
    ),
    ...[...first(tag)].map((file) => bytes(`  ${file}`, brotli([file]))),
  ];
}

/** Rows of each element on a page that already has the call and what all elements share. */
function furtherRows(build: Build): Row[] {
  const { manifest, brotli } = build;
  const onPage = begunCall(build);
  return Object.entries(manifest.views)
    .filter(([tag]) => tag !== 'careline-call-info')
    .map(([tag, files]) =>
      bytes(
        `${tag}, on top of it`,
        brotli(files.filter((file) => !onPage.has(file))),
        FURTHER_ELEMENT_BUDGETS[tag] ?? FURTHER_ELEMENT_BUDGET,
      ),
    );
}

function lightRows(): Row[] {
  const light = openBuild(join(CDN, 'light'));
  const call = 'careline-call-info';
  return [
    ...LIGHT_BUDGETS.flatMap(([tag, { first, whole }]) => [
      bytes(`light build, ${tag}, everything a page loads`, light.brotli(light.first(tag)), first),
      bytes(`light build, ${tag}, with all that comes later`, light.brotli(light.whole(tag)), whole),
    ]),
    bytes(`light build, ${call}, everything a page loads`, light.brotli(light.first(call)), LIGHT_CALL.first),
    bytes(
      `light build, ${call}, with all that a begun call fetches`,
      light.brotli(begunCall(light)),
      LIGHT_CALL.begun,
    ),
  ];
}

/** Returns the bytes that pages load of the elements, as built by `node scripts/build.mjs all`. */
export async function elementRows(): Promise<readonly Row[]> {
  const build = openBuild(CDN);
  const gzipped = build.manifest.shell.map((file) => gzipSync(build.read(file), { level: 9 }).length);
  const floor = await reactFloor();
  return [
    bytes(
      'element shell, all tags (gzip)',
      gzipped.reduce((sum, size) => sum + size, 0),
      SHELL_BUDGET,
    ),
    bytes('React floor (react and react-dom client)', floor),
    ...searchRows(build, floor),
    ...callRows(build, floor),
    ...furtherRows(build),
    ...lightRows(),
  ];
}
