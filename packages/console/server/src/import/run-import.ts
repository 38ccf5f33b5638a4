import { writeFile } from 'node:fs/promises';
import type { Settings } from '../config.ts';
import { isUnavailable } from '../store/database-errors.ts';
import { askHolder } from '../store/folder-lock.ts';
import type { ImportKind } from './batch-result.ts';
import { openFolderTarget } from './folder-target.ts';
import {
  IMPORT_USAGE,
  type ImportArguments,
  ImportUsageError,
  readImportArguments,
} from './import-arguments.ts';
import { importFile } from './import-file.ts';
import { type FoundFiles, findImportFiles } from './import-files.ts';
import { ImportPlaceError } from './import-place.ts';
import { emptyReport, type KindReport, reportLines } from './import-report.ts';
import { ImportStoppedError, type ImportTarget } from './import-target.ts';
import { type Output, progressLine } from './progress-line.ts';
import { SourceFileError } from './read-lines.ts';
import { openServerTarget } from './server-target.ts';

const ASKED_WRONGLY = 2;
const STOPPED = 1;

async function openTarget(settings: Settings, wanted: ImportArguments): Promise<ImportTarget> {
  const holder = settings.databaseUrl === undefined ? await askHolder(settings.dataFolder) : undefined;
  if (!holder) return openFolderTarget(settings, wanted);
  if (holder.address !== undefined) return openServerTarget(settings.dataFolder, holder.address, wanted);
  throw new ImportStoppedError(
    `Another process is at work on ${settings.dataFolder} and serves no address (yet). Try again in a moment.`,
  );
}

interface Outcome {
  readonly reports: ReadonlyMap<ImportKind, KindReport>;
  /** Why it ended before the last line. */
  readonly stopped?: Error;
}

async function importAll({ files }: FoundFiles, target: ImportTarget, output: Output): Promise<Outcome> {
  const reports = new Map<ImportKind, KindReport>();
  try {
    for (const file of files) {
      const before = reports.get(file.kind) ?? emptyReport(file.kind);
      const onReport = (report: KindReport) => void reports.set(file.kind, report);
      await importFile(file, before, target, { progress: progressLine(output, file), onReport });
      if (!reports.has(file.kind)) reports.set(file.kind, { ...before, files: [file.path] });
    }
    await target.finish();
    return { reports };
  } catch (error) {
    if (error instanceof Error) return { reports, stopped: inWords(error) };
    throw error;
  }
}

const inWords = (error: Error): Error =>
  isUnavailable(error)
    ? new ImportStoppedError(
        'The database does not answer any more. What was taken stays; run the same command again.',
        {
          cause: error,
        },
      )
    : error;

async function writeReport(path: string, found: FoundFiles, { reports, stopped }: Outcome): Promise<void> {
  const report = {
    complete: stopped === undefined,
    ...(stopped && { stopped: stopped.message }),
    kinds: [...reports.values()],
    notImported: found.skipped,
  };
  try {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportStoppedError(`The report cannot be written to ${path}: ${reason}.`, { cause: error });
  }
}

const isExpected = (error: unknown): error is Error =>
  [ImportStoppedError, SourceFileError, ImportPlaceError].some((kind) => error instanceof kind);

function sayOutcome(say: (line: string) => void, found: FoundFiles, outcome: Outcome, seconds: number): void {
  for (const report of outcome.reports.values()) for (const line of reportLines(report)) say(line);
  for (const name of found.skipped) say(`not imported yet by this version: ${name}`);
  const lines = [...outcome.reports.values()].reduce((sum, report) => sum + report.lines, 0);
  say(`${lines.toLocaleString('en-US')} lines in ${seconds.toFixed(1)} s`);
}

async function run(wanted: ImportArguments, settings: Settings, output: Output): Promise<number> {
  const say = (line: string) => output.write(`${line}\n`);
  const started = performance.now();
  const found = await findImportFiles(wanted);
  if (found.files.length === 0) {
    for (const name of found.skipped) say(`not imported yet by this version: ${name}`);
    throw new SourceFileError(
      'There is nothing to import here: no file of patients or readings, lines of JSON each.',
    );
  }
  const target = await openTarget(settings, wanted);
  say(`Importing into ${target.description}`);
  const outcome = await importAll(found, target, output).finally(() => target.close());
  sayOutcome(say, found, outcome, (performance.now() - started) / 1000);
  if (wanted.report !== undefined) await writeReport(wanted.report, found, outcome);
  if (outcome.stopped === undefined) return 0;
  if (!isExpected(outcome.stopped)) throw outcome.stopped;
  console.error(`Stopped before the end. ${outcome.stopped.message}`);
  return STOPPED;
}

/** `import …`; answers the exit code. */
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
    return await run(readImportArguments(argv), settings, output);
  } catch (error) {
    const usage = error instanceof ImportUsageError;
    if (!usage && !isExpected(error)) throw error;
    console.error(usage ? `${error.message}\nnpm start -- import --help says more.` : error.message);
    return usage || error instanceof ImportPlaceError ? ASKED_WRONGLY : STOPPED;
  }
}
