/** How busy the sessions of a database are now. */
export interface PoolLoad {
  /** Sessions that are open, and those of them that do nothing. */
  readonly open: number;
  readonly idle: number;
  /** Who waits for a session. */
  readonly waiting: number;
}
