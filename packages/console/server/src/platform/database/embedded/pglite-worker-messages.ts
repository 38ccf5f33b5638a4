export interface Query {
  readonly id: number;
  readonly sql: string;
  readonly params: unknown[];
  /** A transaction begins with it. */
  readonly begins?: boolean | undefined;
}

/** What the embedded database's thread is asked. Types alone: the thread itself runs as plain JavaScript. */
export type ToWorker = Query | { readonly close: true };

/** What PostgreSQL said of an error, as far as it did. */
export interface SqlFacts {
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly severity?: string;
}

export interface FailedQuery {
  readonly id: number;
  readonly message: string;
  readonly facts: SqlFacts;
}

export type FromWorker =
  | { readonly ready: true }
  | { readonly failed: string; readonly byDatabase: boolean }
  | { readonly id: number; readonly command: string; readonly rowCount: number; readonly rows: unknown[] }
  | FailedQuery;
