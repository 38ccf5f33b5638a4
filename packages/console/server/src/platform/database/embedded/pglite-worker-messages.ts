export interface Query {
  readonly id: number;
  readonly sql: string;
  readonly params: unknown[];
  /** The statement starts a transaction. */
  readonly begins?: boolean | undefined;
}

/** Messages to the embedded database's thread. Only types, because the thread runs as plain JavaScript. */
export type ToWorker = Query | { readonly close: true };

/** PostgreSQL's details of an error, if it gave any. */
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
