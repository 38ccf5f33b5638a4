import { writeFile } from 'node:fs/promises';
import type { Settings } from '../platform/config/config.ts';
import { isUnavailable } from '../platform/database/database-errors.ts';
import { askHolder } from '../platform/database/embedded/folder-lock.ts';
import { type FoundFiles, findImportFiles, type SkippedFile } from './files/import-files.ts';
import { SourceFileError } from './files/open-source.ts';
import { openFolderTarget } from './folder-target.ts';
import { importAll, type Outcome } from './import-all.ts';
import {
  asksForHeld,
  type HeldArguments,
  IMPORT_USAGE,
  type ImportArguments,
  ImportUsageError,
  readHeldArguments,
  readImportArguments,
} from './import-arguments.ts';
import { ImportPlaceError, type WantedPlace } from './import-place.ts';
import { reportLines } from './import-report.ts';
import { type DecidingTarget, ImportStoppedError } from './import-target.ts';
import { NotHeldError } from './patients/held-persons.ts';
import { runHeld } from './patients/run-held.ts';
import { type Output, progressLine } from './progress-line.ts';
import { openServerTarget } from './server-target.ts';

const ASKED_WRONGLY = 2;
const STOPPED = 1;

async function openTarget(settings: Settings, wanted: WantedPlace): Promise<DecidingTarget> {
  const holder = settings.databaseUrl === undefined ? await askHolder(settings.dataFolder) : undefined;
  if (!holder) return openFolderTarget(settings, wanted);
  if (holder.address !== undefined) return openServerTarget(settings.dataFolder, holder.address, wanted);
  throw new ImportStoppedError(
    `Another process is using ${settings.dataFolder} but does not serve an address yet. Try again in a moment.`,
  );
}

/** What was imported and what was not. */
interface Result {
  readonly outcome: Outcome;
  readonly notImported: readonly SkippedFile[];
  /** Why some files could not be read; undefined if all were. */
  readonly fault: string | undefined;
}

const inWords = (error: Error): string =>
  isUnavailable(error)
    ? 'The database no longer answers. Imported rows stay; run the same command again.'
    : error.message;

function resultOf(found: FoundFiles, outcome: Outcome): Result {
  const faults = [...outcome.unread, ...(outcome.stopped ? [inWords(outcome.stopped)] : [])];
  const notImported = [...found.skipped, ...outcome.empty];
  return { outcome, notImported, fault: faults.length === 0 ? undefined : faults.join('\n') };
}

async function writeReport(path: string, { outcome, notImported, fault }: Result): Promise<void> {
  const report = {
    complete: fault === undefined,
    ...(fault !== undefined && { stopped: fault }),
    kinds: outcome.reports,
    notImported,
  };
  try {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportStoppedError(`The report cannot be written to ${path}: ${reason}.`, { cause: error });
  }
}

const isExpected = (error: unknown): error is Error =>
  [ImportStoppedError, SourceFileError, ImportPlaceError, NotHeldError].some((kind) => error instanceof kind);

type Print = (line: string) => void;

const printSkipped = (print: Print, skipped: readonly SkippedFile[]): void => {
  for (const { name, reason } of skipped) print(`not imported: ${name} (${reason})`);
};

function printResult(print: Print, { outcome, notImported }: Result, seconds: number): void {
  for (const report of outcome.reports) for (const line of reportLines(report)) print(line);
  printSkipped(print, notImported);
  const rows = outcome.reports.reduce((sum, report) => sum + report.lines, 0);
  print(`${rows.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s`);
}

async function runOnHeld(wanted: HeldArguments, settings: Settings, output: Output): Promise<number> {
  const target = await openTarget(settings, wanted);
  await runHeld(wanted, target, (line) => output.write(`${line}\n`)).finally(() => target.close());
  return 0;
}

async function run(wanted: ImportArguments, settings: Settings, output: Output): Promise<number> {
  const print: Print = (line) => output.write(`${line}\n`);
  const started = performance.now();
  const found = await findImportFiles(wanted);
  if (found.files.length === 0) {
    printSkipped(print, found.skipped);
    throw new SourceFileError(
      'There is nothing to import here: neither FHIR, nor lines of JSON, nor a table of facilities.',
    );
  }
  const target = await openTarget(settings, wanted);
  print(`Importing into ${target.description}`);
  const outcome = await importAll(found, target, progressLine(output), wanted.source).finally(() =>
    target.close(),
  );
  const result = resultOf(found, outcome);
  printResult(print, result, (performance.now() - started) / 1000);
  if (wanted.report !== undefined) await writeReport(wanted.report, result);
  if (result.fault === undefined) return 0;
  const { stopped } = outcome;
  if (stopped && !isExpected(stopped) && !isUnavailable(stopped)) throw stopped;
  console.error(`${stopped ? 'Stopped before the end.' : 'Not all could be read.'} ${result.fault}`);
  return STOPPED;
}

/** Runs `import …` and returns the exit code. */
export async function runImport(
  argv: readonly string[],
  settings: Settings,
  output: Output = process.stdout,
): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    output.write(IMPORT_USAGE);
    return 0;
  }
  try {
    if (asksForHeld(argv)) return await runOnHeld(readHeldArguments(argv), settings, output);
    return await run(readImportArguments(argv), settings, output);
  } catch (error) {
    const usage = error instanceof ImportUsageError;
    if (!usage && !isExpected(error)) throw error;
    console.error(usage ? `${error.message}\nnpm start -- import --help says more.` : error.message);
    return usage || error instanceof ImportPlaceError ? ASKED_WRONGLY : STOPPED;
  }
}
