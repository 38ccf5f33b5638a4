import type { BatchResult, ImportKind, RefusedLine } from './batch-result.ts';
import { isSent, type OutgoingRow, type SentRow } from './files/outgoing-row.ts';
import { addBatch, emptyReport, type KindReport, type RowOrigin } from './import-report.ts';
import type { ImportTarget } from './import-target.ts';

/** A transaction of a fifth of a second on the embedded database, between which the server answers others. */
const MOST_ROWS = 1000;
const MOST_CHARACTERS = 512 * 1024;

/** Rows of all reports that wait together; beyond it the largest batch goes, full or not. */
const MOST_WAITING = 8 * MOST_CHARACTERS;

interface Waiting {
  readonly kind: ImportKind;
  readonly rows: SentRow[];
  size: number;
}

const NOTHING: BatchResult = { taken: 0, kept: 0, there: 0, refused: [], remarks: {} };

const originsOf = (rows: readonly OutgoingRow[]): RowOrigin[] =>
  rows.map(({ file, number }) => ({ file, number }));

/**
 * Gathers rows into batches, one kind each, and sends them one after another: the next rows are read while a batch is on
 * its way. `reports` is at any time what became of the rows so far.
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

  /** Rows that became something so far. */
  get rows(): number {
    return [...this.reports.values()].reduce((sum, { lines }) => sum + lines, 0);
  }

  /** @throws what sending an earlier batch threw */
  async add(row: OutgoingRow): Promise<void> {
    if (!isSent(row)) return this.#refuse(row);
    const waiting = this.#waiting.get(row.report) ?? { kind: row.kind, rows: [], size: 0 };
    this.#waiting.set(row.report, waiting);
    waiting.rows.push(row);
    waiting.size += row.text.length;
    this.#size += row.text.length;
    if (waiting.rows.length >= MOST_ROWS || waiting.size >= MOST_CHARACTERS) await this.#send(row.report);
    else if (this.#size >= MOST_WAITING) await this.#send(this.#largest());
  }

  /** Sends what waits, and waits for all of it. */
  async flush(): Promise<void> {
    for (const report of [...this.#waiting.keys()]) await this.#send(report);
    await this.#underway;
  }

  /** Waits for the batch that is on its way, whatever becomes of it: its rows are then in the reports. */
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
    // A failure is met at the next await; without this it would count as nobody's in between.
    this.#underway.catch(() => undefined);
  }
}
