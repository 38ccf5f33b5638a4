import type { BatchResult, ImportKind, RefusedLine } from './batch-result.ts';
import { isSent, type OutgoingRow, type SentRow } from './files/outgoing-row.ts';
import { addBatch, emptyReport, type KindReport, type RowOrigin } from './import-report.ts';
import type { ImportTarget } from './import-target.ts';

/** Takes about a fifth of a second on the embedded database. The server answers other requests in between. */
const MAX_ROWS = 1000;
const MAX_CHARACTERS = 512 * 1024;

/** Size of all waiting rows. Beyond it the largest batch is sent, full or not. */
const MAX_WAITING = 8 * MAX_CHARACTERS;

interface Waiting {
  readonly kind: ImportKind;
  readonly rows: SentRow[];
  size: number;
}

const NOTHING: BatchResult = { taken: 0, kept: 0, there: 0, refused: [], remarks: {} };

const originsOf = (rows: readonly OutgoingRow[]): RowOrigin[] =>
  rows.map(({ file, number }) => ({ file, number }));

/**
 * Gathers rows into batches of one kind and sends them one after another, reading further rows meanwhile. `reports`
 * always has the results of the rows so far.
 */
export class RowSender {
  readonly reports = new Map<string, KindReport>();
  readonly #target: ImportTarget;
  readonly #waiting = new Map<string, Waiting>();
  #size = 0;
  #underway: Promise<void> = Promise.resolve();

  constructor(target: ImportTarget) {
    this.#target = target;
  }

  /** Number of rows with a result so far. */
  get rows(): number {
    return [...this.reports.values()].reduce((sum, { lines }) => sum + lines, 0);
  }

  /**
   * Adds a row.
   * @throws the error of an earlier batch
   */
  async add(row: OutgoingRow): Promise<void> {
    if (!isSent(row)) return this.#refuse(row);
    const waiting = this.#waiting.get(row.report) ?? { kind: row.kind, rows: [], size: 0 };
    this.#waiting.set(row.report, waiting);
    waiting.rows.push(row);
    waiting.size += row.text.length;
    this.#size += row.text.length;
    if (waiting.rows.length >= MAX_ROWS || waiting.size >= MAX_CHARACTERS) await this.#send(row.report);
    else if (this.#size >= MAX_WAITING) await this.#send(this.#largest());
  }

  /** Sends the waiting rows and waits for their results. */
  async flush(): Promise<void> {
    for (const report of [...this.#waiting.keys()]) await this.#send(report);
    await this.#underway;
  }

  /** Waits for the current batch, even if it fails, so that the reports include its rows. */
  async settle(): Promise<void> {
    await this.#underway.catch(() => undefined);
  }

  #largest(): string {
    const [largest] = [...this.#waiting].toSorted(([, a], [, b]) => b.size - a.size);
    return largest?.[0] ?? '';
  }

  #refuse(row: Exclude<OutgoingRow, SentRow>): void {
    const { reason, detail } = row;
    const refused: RefusedLine[] = [{ index: 0, reason, ...(detail !== undefined && { detail }) }];
    this.#report(row.report, { ...NOTHING, refused }, [row]);
  }

  #report(report: string, result: BatchResult, rows: readonly OutgoingRow[]): void {
    const before = this.reports.get(report) ?? emptyReport(report);
    this.reports.set(report, addBatch(before, result, originsOf(rows)));
  }

  async #send(report: string): Promise<void> {
    const waiting = this.#waiting.get(report);
    if (!waiting) return;
    this.#waiting.delete(report);
    this.#size -= waiting.size;
    await this.#underway;
    const { kind, rows } = waiting;
    const lines = rows.map(({ text }) => text);
    this.#underway = this.#target.send(kind, lines).then((result) => this.#report(report, result, rows));
    // The next await reports a failure. Without this it would count as an unhandled rejection until then.
    this.#underway.catch(() => undefined);
  }
}
