/** Current load of the database sessions. */
export interface PoolLoad {
  /** Open sessions, and how many of them are idle. */
  readonly open: number;
  readonly idle: number;
  /** Requests waiting for a session. */
  readonly waiting: number;
}
