import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Writing } from './use-writing.ts';

/** The prescription that is being written on a page, for a part of the page that signs it together with other work. */
export interface OpenWriting {
  get(): Writing | undefined;
  set(writing: Writing | undefined): void;
  subscribe(onChange: () => void): () => void;
}

function createOpenWriting(): OpenWriting {
  let current: Writing | undefined;
  const readers = new Set<() => void>();
  return {
    get: () => current,
    set(writing) {
      current = writing;
      for (const read of readers) read();
    },
    subscribe(onChange) {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
  };
}

export const useOpenWriting = (): OpenWriting => useState(createOpenWriting)[0];

/** Returns the prescription that is being written; undefined if there is none. */
export const useWritten = (open: OpenWriting): Writing | undefined =>
  useSyncExternalStore(open.subscribe, open.get);

/** Reports a prescription while it is being written. */
export function useReportedWriting(open: OpenWriting | undefined, writing: Writing): void {
  const { state, basis, findings, law, storage, busy, error } = writing;
  // The functions of `writing` are as old as these values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object in each render would report for ever
  useEffect(() => open?.set(writing), [open, state, basis, findings, law, storage, busy, error]);
  useEffect(() => () => open?.set(undefined), [open]);
}
