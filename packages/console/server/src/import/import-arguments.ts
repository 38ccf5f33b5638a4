import { parseArgs } from 'node:util';
import type { NamedFiles } from './import-files.ts';
import type { WantedPlace } from './import-place.ts';

export const IMPORT_USAGE = `Imports patients and readings. Running it again adds nothing twice.

  npm start -- import PATH [--facility NAME] [--programme KEY] [--report FILE]

  PATH         a file or a folder; what a file holds is told by its content. Lines of JSON, gzip or not
  --patients   a file of patients, whatever it looks like
  --readings   a file of readings, whatever it looks like
  --facility   name or id of the facility that cares for the patients (the oldest one)
  --programme  enrols the patients: ahc, healthy_motherhood, careline or apollo_sugar
  --report     also writes the report as JSON to this file

While Careline runs on the same data folder the rows go through it; otherwise this command opens the folder itself.
Exit code: 0 read to the end (refused lines are in the report), 1 stopped before, 2 asked wrongly.
`;

export interface ImportArguments extends NamedFiles, WantedPlace {
  readonly report: string | undefined;
}

/** Something is wrong with the command line; the message says what. */
export class ImportUsageError extends Error {
  override readonly name = 'ImportUsageError';
}

const OPTIONS = {
  facility: { type: 'string' },
  programme: { type: 'string' },
  patients: { type: 'string' },
  readings: { type: 'string' },
  report: { type: 'string' },
} as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ImportUsageError(error instanceof Error ? error.message : String(error));
  }
}

export function readImportArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [path, ...more] = positionals;
  if (more.length > 0) throw new ImportUsageError('Name one PATH; a folder may hold several files.');
  const empty = Object.entries(values).find(([, value]) => value.trim() === '');
  if (empty) throw new ImportUsageError(`--${empty[0]} needs a value.`);
  if (path === undefined && values.patients === undefined && values.readings === undefined) {
    throw new ImportUsageError('Say what to import: a PATH, --patients FILE or --readings FILE.');
  }
  const { facility, programme, patients, readings, report } = values;
  return { path, facility, programme, patients, readings, report };
}
