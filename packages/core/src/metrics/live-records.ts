import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MetricRecord } from './metric-record.ts';
import type { MetricType } from './metric-types.ts';
import type { MetricReply } from './read-metric-records.ts';

/** What a list is of: a patient's readings of a metric in a window (unix seconds, both ends included). */
export interface MetricQuestion {
  readonly vitaId: string;
  readonly metric: MetricType;
  readonly from: number;
  readonly to: number;
}

/** A published list. `fetched` tells "nothing was asked yet" from "there is nothing". */
export interface MetricList extends MetricReply {
  readonly fetched: boolean;
}

interface Shelf {
  readonly vitaId: string;
  readonly store: StoreApi<MetricList>;
  /** The number of the read whose answer is published. */
  published: number;
  subscribers: number;
}

const NO_RECORDS: readonly MetricRecord[] = [];
const EMPTY: MetricList = { records: NO_RECORDS, deleted: 0, unreadable: 0, fetched: false };

const keyOf = ({ vitaId, metric, from, to }: MetricQuestion): string => `${vitaId} ${metric} ${from} ${to}`;

/** An answer without a record, deleted or not, to a question that had records before is no news (specification 5). */
const isNoNews = (before: MetricList, reply: MetricReply): boolean =>
  before.records.length > 0 && reply.records.length + reply.deleted + reply.unreadable === 0;

/** Hands an answer to its list; false for one that came too late. */
type Publish = (reply: MetricReply) => boolean;

export interface LiveRecords {
  list(question: MetricQuestion): MetricList;
  subscribe(question: MetricQuestion, listener: (list: MetricList) => void): () => void;
  /** To be called when a read begins: an answer is published unless a later read's answer was, or it was forgotten. */
  begin(question: MetricQuestion): Publish;
  /** Empties the lists of one patient, or all; answers still under way are not published any more. */
  forget(vitaId?: string): void;
}

/** The published lists, each under its patient, metric and window, so that none can be mistaken for another's. */
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
      // A list that nobody looks at need not be kept, not even empty: its key names a patient.
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
