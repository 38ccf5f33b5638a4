import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MetricRecord } from './metric-record.ts';
import type { MetricType } from './metric-types.ts';
import type { MetricReply } from './read-metric-records.ts';

/** A patient's readings of a metric in a window (unix seconds, inclusive). */
export interface MetricQuestion {
  readonly vitaId: string;
  readonly metric: MetricType;
  readonly from: number;
  readonly to: number;
}

/** A published list. `fetched` distinguishes "not loaded yet" from "empty". */
export interface MetricList extends MetricReply {
  readonly fetched: boolean;
}

interface Shelf {
  readonly vitaId: string;
  readonly store: StoreApi<MetricList>;
  /** Number of the read whose response is published. */
  published: number;
  subscribers: number;
}

const NO_RECORDS: readonly MetricRecord[] = [];
const EMPTY: MetricList = { records: NO_RECORDS, deleted: 0, unreadable: 0, fetched: false };

const keyOf = ({ vitaId, metric, from, to }: MetricQuestion): string => `${vitaId} ${metric} ${from} ${to}`;

/**
 * Whether a response without any record, deleted or not, follows one with records. It is then ignored (specification
 * 5).
 */
const isNoNews = (before: MetricList, reply: MetricReply): boolean =>
  before.records.length > 0 && reply.records.length + reply.deleted + reply.unreadable === 0;

/** Publishes a response; false if it came too late. */
type Publish = (reply: MetricReply) => boolean;

export interface LiveRecords {
  list(question: MetricQuestion): MetricList;
  subscribe(question: MetricQuestion, listener: (list: MetricList) => void): () => void;
  /** Starts a read. Its response is published unless a later one was, or the list was cleared. */
  begin(question: MetricQuestion): Publish;
  /** Clears the lists of one patient, or all. Pending responses are no longer published. */
  forget(vitaId?: string): void;
}

/** Creates the published lists, each under patient, metric and window, so that they can't be confused. */
export function createLiveRecords(): LiveRecords {
  const shelves = new Map<string, Shelf>();
  let reads = 0;

  function shelfOf(question: MetricQuestion): Shelf {
    const key = keyOf(question);
    let shelf = shelves.get(key);
    if (!shelf) {
      const { vitaId } = question;
      shelf = { vitaId, store: createStore<MetricList>(() => EMPTY), published: 0, subscribers: 0 };
      shelves.set(key, shelf);
    }
    return shelf;
  }

  function begin(question: MetricQuestion): Publish {
    const shelf = shelfOf(question);
    reads += 1;
    const read = reads;
    return (reply) => {
      if (read <= shelf.published) return false;
      shelf.published = read;
      if (!isNoNews(shelf.store.getState(), reply)) shelf.store.setState({ ...reply, fetched: true }, true);
      return true;
    };
  }

  function subscribe(question: MetricQuestion, listener: (list: MetricList) => void): () => void {
    const shelf = shelfOf(question);
    const unsubscribe = shelf.store.subscribe((list) => listener(list));
    shelf.subscribers += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      shelf.subscribers -= 1;
      unsubscribe();
    };
  }

  function forget(vitaId?: string): void {
    for (const [key, shelf] of shelves) {
      if (vitaId !== undefined && shelf.vitaId !== vitaId) continue;
      shelf.published = reads;
      shelf.store.setState(EMPTY, true);
      // Lists without subscribers are removed, because their key contains a patient id.
      if (shelf.subscribers === 0) shelves.delete(key);
    }
  }

  return {
    list: (question) => shelves.get(keyOf(question))?.store.getState() ?? EMPTY,
    subscribe,
    begin,
    forget,
  };
}
