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
/** With everything a call may load: form, outbox, conflict, notes, reports, worklist, search. */
const WHOLE_CALL_OVER_FLOOR = 157.5 * 1024;
const FURTHER_ELEMENT_BUDGET = 8 * 1024;
const FURTHER_ELEMENT_BUDGETS: Readonly<Record<string, number>> = {
  'careline-call-status-history': 8.3 * 1024,
  'careline-readings': 8.8 * 1024,
};
/** Everything a page loads of the light build, including its renderer. The gates catch growth. */
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

const bytes = (name: string, value: number, budget?: number): Row => ({
  name,
  kind: 'bytes',
  value,
  ...(budget === undefined ? {} : { budget }),
});

interface AloneBudgets {
  readonly first: number;
  readonly whole: number;
  /** Describes what loads later. */
  readonly later: string;
}

/** Rows of one element alone on a page, with a row for each file. */
function aloneRows(
  { brotli, first, whole }: Build,
  tag: string,
  { first: most, whole: mostLater, later }: AloneBudgets,
): Row[] {
  const name = tag.replace('careline-', '').replace('-', ' ');
  return [
    bytes(`${name}, everything a page loads`, brotli(first(tag)), most),
    bytes(`${name}, everything that ${later} may need later too`, brotli(whole(tag)), mostLater),
    ...[...first(tag)].map((file) => bytes(`  ${file}`, brotli([file]))),
  ];
}

/** What a call loads on its own, before any click. */
const FETCHED_AHEAD = ['begun-call', 'begun-part', 'beside-part', 'metrics-part', 'care-part', 'staff'];

/** Rows of each element on a page that already has the call and what all elements share. */
function furtherRows({ manifest: { views, parts }, brotli, first }: Build): Row[] {
  const ahead = FETCHED_AHEAD.flatMap((name) => parts[name] ?? []);
  if (ahead.length < FETCHED_AHEAD.length) throw new Error('the parts of a call have other names now');
  const onPage = new Set([...first('careline-call-info'), ...ahead]);
  return Object.entries(views)
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
  return LIGHT_BUDGETS.flatMap(([tag, { first, whole }]) => [
    bytes(`light build, ${tag}, everything a page loads`, light.brotli(light.first(tag)), first),
    bytes(`light build, ${tag}, with all that comes later`, light.brotli(light.whole(tag)), whole),
  ]);
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
    ...aloneRows(build, 'careline-patient-search', {
      first: floor + SEARCH_OVER_FLOOR,
      whole: floor + WHOLE_SEARCH_OVER_FLOOR,
      later: 'a search',
    }),
    ...aloneRows(build, 'careline-call-info', {
      first: floor + CALL_OVER_FLOOR,
      whole: floor + WHOLE_CALL_OVER_FLOOR,
      later: 'a call',
    }),
    ...furtherRows(build),
    ...lightRows(),
  ];
}
