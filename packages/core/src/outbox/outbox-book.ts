import { inOrder, type OutboxEntry } from './outbox-entry.ts';
import type { SealedRow, SealedRows } from './vault/sealed-rows.ts';

/** `unchanged`: the change did not apply. `elsewhere`: another tab was faster, and the book was reloaded. */
export type BookChange = 'changed' | 'unchanged' | 'elsewhere';

/** One user's stored entries, with a copy for synchronous reading. Writes run in sequence. */
export interface Book {
  readonly userId: string;
  /** Returns the entries in sending order. */
  entries(): readonly OutboxEntry[];
  get(id: string): OutboxEntry | undefined;
  unreadable(): number;
  load(): Promise<void>;
  /** Stores a new entry at the end; returns an existing one with the same id or key instead. */
  add(entry: Omit<OutboxEntry, 'order'>): Promise<OutboxEntry | undefined>;
  /** Stores the result of `next` on the current entry; undefined leaves it unchanged. */
  change(id: string, next: (entry: OutboxEntry) => OutboxEntry | undefined): Promise<BookChange>;
  /** Removes the entry if `may` allows it. */
  drop(id: string, may: (entry: OutboxEntry) => boolean): Promise<BookChange>;
}

type Row = SealedRow<OutboxEntry>;

/** Runs tasks in sequence, whatever the result of the previous one. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}

/** Creates a book. `changed` is called after every change of `entries`. */
export function createBook(sealed: SealedRows<OutboxEntry>, userId: string, changed: () => void): Book {
  const inTurn = createTurns();
  let rows: ReadonlyMap<string, Row> = new Map();
  let unreadable = 0;

  function replace(next: ReadonlyMap<string, Row>): void {
    rows = next;
    changed();
  }

  const entries = () => inOrder([...rows.values()].map(({ value }) => value));

  async function read(): Promise<void> {
    const all = await sealed.list(userId);
    unreadable = all.unreadable.length;
    replace(new Map(all.rows.filter(({ value }) => value.user === userId).map((row) => [row.id, row])));
  }

  async function changeNow(id: string, next: (entry: OutboxEntry) => OutboxEntry | undefined) {
    const row = rows.get(id);
    const value = row && next(row.value);
    if (!row || !value) return 'unchanged';
    const written = await sealed.write(userId, { ...row, value });
    if (written) replace(new Map(rows).set(id, written));
    else await read();
    return written ? 'changed' : 'elsewhere';
  }

  async function addNow(entry: Omit<OutboxEntry, 'order'>): Promise<OutboxEntry | undefined> {
    await read();
    const same = entries().find(
      ({ id, idempotencyKey }) => id === entry.id || idempotencyKey === entry.idempotencyKey,
    );
    if (same) return same;
    const order = Math.max(0, ...entries().map((other) => other.order)) + 1;
    const written = await sealed.write(userId, { id: entry.id, revision: 0, value: { ...entry, order } });
    if (!written) throw new Error('The outbox has an entry of this id that cannot be read; use a new key.');
    replace(new Map(rows).set(entry.id, written));
    return undefined;
  }

  async function dropNow(id: string, may: (entry: OutboxEntry) => boolean) {
    const row = rows.get(id);
    if (!row || !may(row.value)) return 'unchanged';
    const removed = await sealed.remove(row);
    if (removed) replace(new Map([...rows].filter(([other]) => other !== id)));
    else await read();
    return removed ? 'changed' : 'elsewhere';
  }

  return {
    userId,
    entries,
    get: (id) => rows.get(id)?.value,
    unreadable: () => unreadable,
    load: () => inTurn(read),
    add: (entry) => inTurn(() => addNow(entry)),
    change: (id, next) => inTurn(() => changeNow(id, next)),
    drop: (id, may) => inTurn(() => dropNow(id, may)),
  };
}

/** Returns entries that a sign-out would lose. */
export function unsentEntries(book: Book): readonly OutboxEntry[] {
  return book.entries().filter((entry) => entry.state !== 'done');
}
