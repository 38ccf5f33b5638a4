/** Whoever is at the screen. */
export interface Person {
  readonly userId: string;
  readonly facilityId: string;
  /** False while the session is locked or expired: what is entered is still kept, nothing is sent or listed. */
  readonly active: boolean;
}

/** The session as unsent work sees it. Undefined once the person signed out. */
export interface PersonPort {
  current(): Person | undefined;
  /** Told at once, before anything can be asked with the new person's token. Answers how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export interface ClockPort {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs the task once after so many milliseconds; answers how to cancel it. */
  after(ms: number, task: () => void): () => void;
}

/** `wait` queues for the lock, `if-free` takes it or not, `steal` takes it from whoever holds it. */
export type LockMode = 'wait' | 'if-free' | 'steal';

export interface HeldLock {
  release(): void;
  /** Resolves when another tab took the lock away; never after a release. */
  readonly lost: Promise<void>;
}

/** Locks that all tabs of one browser share, such as Web Locks. Undefined: not got, or the wait was aborted. */
export interface LockPort {
  hold(name: string, mode: LockMode, signal?: AbortSignal): Promise<HeldLock | undefined>;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What the device stores: nothing in the clear but whose it is. */
export interface StoredRow {
  readonly id: string;
  readonly userId: string;
  /** 1 for the first write, one more with each further one. */
  readonly revision: number;
  readonly sealed: Bytes;
}

/** A table on the device that all tabs share; each call is one transaction. */
export interface RowStorage {
  list(userId: string): Promise<readonly StoredRow[]>;
  /** Stores the row only where the stored revision is one less (0 for no row); answers whether it did. */
  write(row: StoredRow): Promise<boolean>;
  /** Removes the row only where the stored revision is this one; answers whether it did. */
  remove(id: string, revision: number): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
}
