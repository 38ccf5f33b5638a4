import type { Page } from '@careline/core/internal/paging';

/** A list as a file for spreadsheets. */
export interface ListFile<Row> {
  /** Without a path: `call-status-history-2024-01-06.csv`. */
  readonly name: string;
  /** The list's endpoint. */
  readonly endpoint: string;
  /** The pages from the one after a key on, or all. */
  pages(options: {
    readonly after: string | undefined;
    readonly signal: AbortSignal;
  }): AsyncIterable<Page<Row>>;
  idOf(row: Row): unknown;
  /** The line of the headings, with its end. */
  readonly head: string;
  /** A line for each row, each with its end. */
  lines(rows: readonly Row[]): string;
}

/** A file that is being read: what came is kept as text in the browser's hands, not as rows. */
export interface FileJob<Row> {
  readonly file: ListFile<Row>;
  readonly pieces: Blob[];
  readonly known: Set<unknown>;
  /** Where it goes on. */
  after: string | undefined;
}

export const beginFile = <Row>(file: ListFile<Row>): FileJob<Row> => ({
  file,
  pieces: [new Blob([file.head])],
  known: new Set(),
  after: undefined,
});

/** Each row once, as the list on the screen has it: one that moved meanwhile may stand on two pages. */
function take<Row>({ file, pieces, known }: FileJob<Row>, rows: readonly Row[]): void {
  const fresh = rows.filter((row) => !known.has(file.idOf(row)) && known.add(file.idOf(row)));
  if (fresh.length > 0) pieces.push(new Blob([file.lines(fresh)]));
}

/**
 * Reads a file to its end from where it stands, and says after each page how many rows it has. What was read
 * before a failure stays in the job, which can go on.
 */
export async function readFile<Row>(
  job: FileJob<Row>,
  signal: AbortSignal,
  onRows: (count: number) => void,
): Promise<Blob> {
  const { file, pieces, known } = job;
  for await (const { data, next } of file.pages({ after: job.after, signal })) {
    take(job, data);
    job.after = next ?? undefined;
    onRows(known.size);
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}
