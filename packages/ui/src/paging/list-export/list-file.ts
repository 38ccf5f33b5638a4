import type { Page } from '@careline/core/internal/paging';

/** A list as a file for spreadsheets. */
export interface ListFile<Row> {
  /** File name without a path, such as `call-status-history-2024-01-06.csv`. */
  readonly name: string;
  readonly endpoint: string;
  /** Reads the pages after a key, or all of them. */
  pages(options: {
    readonly after: string | undefined;
    readonly signal: AbortSignal;
  }): AsyncIterable<Page<Row>>;
  idOf(row: Row): unknown;
  /** The header line, including its line end. */
  readonly head: string;
  /** Returns a line per row, each with its line end. */
  lines(rows: readonly Row[]): string;
}

/** An export in progress. Loaded rows are stored as text in blobs instead of as objects. */
export interface FileJob<Row> {
  readonly file: ListFile<Row>;
  readonly pieces: Blob[];
  readonly known: Set<unknown>;
  /** Key after which to continue. */
  after: string | undefined;
}

export const beginFile = <Row>(file: ListFile<Row>): FileJob<Row> => ({
  file,
  pieces: [new Blob([file.head])],
  known: new Set(),
  after: undefined,
});

/** Adds each row once. A row that moved during the export can be on two pages. */
function take<Row>({ file, pieces, known }: FileJob<Row>, rows: readonly Row[]): void {
  const fresh = rows.filter((row) => !known.has(file.idOf(row)) && known.add(file.idOf(row)));
  if (fresh.length > 0) pieces.push(new Blob([file.lines(fresh)]));
}

/**
 * Reads a file to its end and reports the number of rows after each page. After a failure, the job keeps what it has
 * read and can continue.
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
