import { parseArgs } from 'node:util';
import { ROW_FILE_KINDS } from './files/file-kind.ts';
import type { FilesByKind, NamedFiles } from './files/import-files.ts';
import type { WantedPlace } from './import-place.ts';
import { DECISIONS, type HeldDecision, isDecision } from './patients/held-persons.ts';
import { UNNAMED_SENDER } from './patients/sender.ts';

export const IMPORT_USAGE = `Imports patients, their readings and the rest of their records. Running it again does not add anything twice.

  npm start -- import PATH [--facility NAME] [--programme KEY] [--source NAME] [--report FILE]

  PATH         a file, or a folder and everything in it; files are recognised by their content, gzip or not:
               FHIR (bundles, resources, lines of resources), lines of JSON, and a table of facilities (CSV) for the
               organisation of --facility (docs/importing.md)
  --source     names the sender of FHIR, whose ids are unique only there (fhir)
  --facility   name or id of the facility that cares for the patients (the oldest one)
  --programme  enrols the patients: ahc, healthy_motherhood, careline or apollo_sugar
  --report     also writes the report as JSON to this file

  import --held                          lists patients who came under another person's id and wait for a decision
  import --held ID take | new | refuse   take the changes (the same person), create a new patient (another
                                         person), or refuse. Rows that came with them follow

  --patients, --readings, --glucose-log, --encounters, --conditions, --medications, --allergies
               a file with lines of this kind, whatever its content looks like

While Careline runs on the same data folder the rows go through it; otherwise this command opens the folder itself.
Exit code: 0 read to the end (refused rows are in the report), 1 not everything could be read, 2 wrong arguments.
`;

/** A waiting row and the decision about it. */
interface Decided {
  readonly id: string;
  readonly how: HeldDecision;
}

/** What to do about waiting rows. Without a decision, all are listed. */
export interface HeldArguments extends WantedPlace {
  readonly decided: Decided | undefined;
}

export interface ImportArguments extends NamedFiles, WantedPlace {
  readonly source: string;
  readonly report: string | undefined;
}

/** An invalid command line. The message says what is wrong. */
export class ImportUsageError extends Error {
  override readonly name = 'ImportUsageError';
}

const MAX_SOURCE = 200;

const text = { type: 'string' } as const;
const OPTIONS = { facility: text, programme: text, source: text, report: text };
const FILES = Object.fromEntries(ROW_FILE_KINDS.map((kind) => [kind, text]));

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: { ...FILES, ...OPTIONS, held: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ImportUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns whether the command line is about waiting rows. */
export const asksForHeld = (argv: readonly string[]): boolean => argv.includes('--held');

export function readHeldArguments(argv: readonly string[]): HeldArguments {
  const { values, positionals } = parse(argv);
  const other = Object.keys(values).find((key) => key !== 'held' && key !== 'programme');
  if (other !== undefined) throw new ImportUsageError(`--${other} does not apply to held rows.`);
  const { programme } = values;
  const wanted = typeof programme === 'string' ? { programme } : {};
  const [id, how, ...more] = positionals;
  if (id === undefined) return { ...wanted, decided: undefined };
  if (how === undefined || !isDecision(how) || more.length > 0) {
    throw new ImportUsageError(`Say what to do with ${id}: ${Object.keys(DECISIONS).join(', ')}.`);
  }
  return { ...wanted, decided: { id, how } };
}

function namedFiles(values: Readonly<Record<string, string | undefined>>): FilesByKind {
  return Object.fromEntries(ROW_FILE_KINDS.map((kind) => [kind, values[kind]]));
}

export function readImportArguments(argv: readonly string[]): ImportArguments {
  const { values: all, positionals } = parse(argv);
  const values: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  const [path, ...more] = positionals;
  if (more.length > 0) throw new ImportUsageError('Name one PATH; a folder can contain several files.');
  const empty = Object.entries(values).find(([, value]) => value?.trim() === '');
  if (empty) throw new ImportUsageError(`--${empty[0]} needs a value.`);
  const named = namedFiles(values);
  if (path === undefined && Object.values(named).every((file) => file === undefined)) {
    throw new ImportUsageError('Say what to import: a PATH, --patients FILE, --readings FILE and so on.');
  }
  const { facility, programme, source = UNNAMED_SENDER, report } = values;
  if (source.length > MAX_SOURCE)
    throw new ImportUsageError(`--source has more than ${MAX_SOURCE} characters.`);
  return { path, named, facility, programme, source, report };
}
