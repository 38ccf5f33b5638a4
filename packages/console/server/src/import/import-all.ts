import { fileRows, hasPhase } from './files/file-rows.ts';
import type { FoundFiles, ImportFile, SkippedFile } from './files/import-files.ts';
import { SourceFileError } from './files/open-source.ts';
import { PHASES, type Phase } from './files/outgoing-row.ts';
import type { KindReport } from './import-report.ts';
import type { ImportTarget } from './import-target.ts';
import type { ProgressLine } from './progress-line.ts';
import { RowSender } from './row-sender.ts';

export interface Outcome {
  readonly reports: readonly KindReport[];
  /** Readable files without any rows. */
  readonly empty: readonly SkippedFile[];
  /** Faults of files that could not be read to the end. */
  readonly unread: readonly string[];
  /** Why the import ended early. */
  readonly stopped?: Error;
}

interface Step {
  readonly file: ImportFile;
  readonly phase: Phase;
}

/** Imports patients of all files first, since a row of one file may refer to a patient of another. */
const stepsOf = ({ files }: FoundFiles): Step[] =>
  PHASES.flatMap((phase) =>
    files.filter((file) => hasPhase(file, phase)).map((file): Step => ({ file, phase })),
  );

/** One import from its first row to its last. */
class ImportRun {
  readonly #sender: RowSender;
  readonly #progress: ProgressLine;
  readonly #source: string;
  readonly #held = new Set<string>();
  readonly #unread = new Map<string, string>();
  #bytes = 0;

  constructor(target: ImportTarget, progress: ProgressLine, source: string) {
    this.#sender = new RowSender(target);
    this.#progress = progress;
    this.#source = source;
  }

  /** Runs all steps. A file that cannot be read to its end does not stop the others. */
  async run(steps: readonly Step[]): Promise<void> {
    const all = steps.reduce((sum, { file }) => sum + file.bytes, 0);
    const show = () => this.#progress.show(Math.min(1, this.#bytes / Math.max(1, all)), this.#sender.rows);
    for (const { file, phase } of steps) {
      // Rows of the second phase may belong to patients of the first.
      if (phase === 'others') await this.#endPersons();
      try {
        await this.#readFile(file, phase, show);
      } catch (error) {
        if (!(error instanceof SourceFileError)) throw error;
        this.#unread.set(file.path, error.message);
      }
      show();
    }
    await this.#sender.flush();
  }

  /** Waits for the current batch, so that the reports are correct however the run ended. */
  settle(): Promise<void> {
    return this.#sender.settle();
  }

  outcome(files: readonly ImportFile[], stopped?: Error): Outcome {
    const empty = files.filter(({ path }) => !this.#held.has(path) && !this.#unread.has(path));
    return {
      reports: [...this.#sender.reports.values()],
      empty: stopped ? [] : empty.map(({ path }) => ({ name: path, reason: 'it contains no rows' })),
      unread: [...this.#unread.values()],
      ...(stopped && { stopped }),
    };
  }

  #personsEnded = false;
  async #endPersons(): Promise<void> {
    if (this.#personsEnded) return;
    this.#personsEnded = true;
    await this.#sender.flush();
  }

  async #readFile(file: ImportFile, phase: Phase, show: () => void): Promise<void> {
    const rows = fileRows(file, phase, this.#source, (more) => {
      this.#bytes += more;
    });
    let shown = this.#sender.rows;
    for await (const row of rows) {
      this.#held.add(file.path);
      await this.#sender.add(row);
      if (this.#sender.rows === shown) continue;
      shown = this.#sender.rows;
      show();
    }
  }
}

/** Sends all rows of all files. If the import stops halfway, it still returns a report. */
export async function importAll(
  found: FoundFiles,
  target: ImportTarget,
  progress: ProgressLine,
  source: string,
): Promise<Outcome> {
  const run = new ImportRun(target, progress, source);
  try {
    await run.run(stepsOf(found));
    await target.finish();
    return run.outcome(found.files);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    await run.settle();
    return run.outcome(found.files, error);
  } finally {
    progress.end();
  }
}
