/** The person at the screen. */
export interface Person {
  readonly userId: string;
  readonly facilityId: string;
  /** False while the session is locked or expired: entries are still saved, but nothing is sent or listed. */
  readonly active: boolean;
}

/** The session as seen by unsent work. Undefined after sign-out. */
export interface PersonPort {
  current(): Person | undefined;
  /**
   * Calls the listener at once, before any request with the new person's token. Returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task once after some milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** `wait` queues for the lock, `if-free` takes it only if free, `steal` takes it from its holder. */
export type LockMode = 'wait' | 'if-free' | 'steal';

export interface HeldLock {
  release(): void;
  /** Resolves when another tab stole the lock; never after a release. */
  readonly lost: Promise<void>;
}

/** Locks shared by all tabs of a browser, such as Web Locks. Undefined if not acquired or the wait was aborted. */
export interface LockPort {
  hold(name: string, mode: LockMode, signal?: AbortSignal): Promise<HeldLock | undefined>;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** A stored row, which only reveals its owner. */
export interface StoredRow {
  readonly id: string;
  readonly userId: string;
  /** 1 for the first write, increased by each further one. */
  readonly revision: number;
  readonly sealed: Bytes;
}

/** A device table shared by all tabs; each call is a transaction. */
export interface RowStorage {
  list(userId: string): Promise<readonly StoredRow[]>;
  /** Stores the row only if the stored revision is one less (0 for no row). Returns whether it did. */
  write(row: StoredRow): Promise<boolean>;
  /** Removes the row only if this is the stored revision. Returns whether it did. */
  remove(id: string, revision: number): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
}
