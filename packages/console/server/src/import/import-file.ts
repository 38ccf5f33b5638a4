import type { RefusedLine } from './batch-result.ts';
import type { ImportFile } from './import-files.ts';
import { addBatch, type KindReport } from './import-report.ts';
import type { ImportTarget } from './import-target.ts';
import type { ProgressLine } from './progress-line.ts';
import { readLines, type SourceLine } from './read-lines.ts';

/** A transaction of a fifth of a second on the embedded database, between which the server answers others. */
const MOST_LINES = 1000;
const MOST_CHARACTERS = 512 * 1024;

/** Lines in groups that are sent at once. */
async function* batchesOf(lines: AsyncIterable<SourceLine>): AsyncGenerator<SourceLine[]> {
  let batch: SourceLine[] = [];
  let size = 0;
  for await (const line of lines) {
    batch.push(line);
    size += line.text?.length ?? 0;
    if (batch.length < MOST_LINES && size < MOST_CHARACTERS) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Sends what can be sent and adds what became of it; lines that could not even be read are refused here. */
async function sendBatch(
  report: KindReport,
  file: ImportFile,
  batch: readonly SourceLine[],
  target: ImportTarget,
): Promise<KindReport> {
  const readable = batch.filter((line) => line.text !== undefined);
  const faulty = batch.filter((line) => line.text === undefined);
  const result = await target.send(
    file.kind,
    readable.map((line) => line.text ?? ''),
  );
  const refused = faulty.map((line, index): RefusedLine => ({ index, reason: line.fault ?? 'not-json' }));
  const origin = (lines: readonly SourceLine[]) => ({
    file: file.path,
    numbers: lines.map((line) => line.number),
  });
  const sent = addBatch(report, result, origin(readable));
  return addBatch(sent, { taken: 0, there: 0, refused, remarks: {} }, origin(faulty));
}

/**
 * Imports one file: the next lines are read and checked while the batch before is on its way. `onReport` hears of every
 * batch, so that an import that stops in the middle can still say what it did.
 */
export async function importFile(
  file: ImportFile,
  report: KindReport,
  target: ImportTarget,
  watch: { readonly progress: ProgressLine; readonly onReport: (report: KindReport) => void },
): Promise<KindReport> {
  let bytes = 0;
  let sofar = report;
  let underway: Promise<void> = Promise.resolve();
  const lines = readLines(file.path, (more) => {
    bytes += more;
  });
  try {
    for await (const batch of batchesOf(lines)) {
      await underway;
      underway = sendBatch(sofar, file, batch, target).then((next) => {
        sofar = next;
        watch.onReport(next);
        watch.progress.show(Math.min(1, bytes / Math.max(1, file.bytes)), next.lines - report.lines);
      });
      // A failure is met at the next await; without this it would count as nobody's in between.
      underway.catch(() => undefined);
    }
  } finally {
    await underway.finally(() => watch.progress.end());
  }
  return sofar;
}
