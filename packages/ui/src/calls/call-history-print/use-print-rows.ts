import type { Contact } from '@careline/core/calls';
import { type CallHistoryFilters, callHistoryPages } from '@careline/core/calls/history';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useEffect, useRef, useState } from 'react';

/** Calls on paper at most, some thirty pages: more are read in a file. */
export const MAX_PRINTED = 1_000;

export type PrintRows =
  | { readonly phase: 'idle' | 'reading' }
  | { readonly phase: 'ready'; readonly rows: readonly Contact[] }
  | { readonly phase: 'failed'; readonly error: HttpError };

const IDLE: PrintRows = { phase: 'idle' };

async function readRows(
  http: HttpClient,
  filters: CallHistoryFilters,
  signal: AbortSignal,
): Promise<readonly Contact[]> {
  const rows = new Map<string, Contact>();
  for await (const { data } of callHistoryPages({ http, filters, signal })) {
    for (const row of data) rows.set(row.id, row);
    if (rows.size >= MAX_PRINTED) break;
  }
  return [...rows.values()].slice(0, MAX_PRINTED);
}

/** Reads the calls of the filters for paper, prints once they are drawn, and forgets them. */
export function usePrintRows(http: HttpClient, filters: CallHistoryFilters, print: (() => void) | undefined) {
  const [state, setState] = useState(IDLE);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  useEffect(() => {
    if (state.phase !== 'ready') return;
    // Outside of React's own work, so that what paper needs can still be drawn; returns once the person has printed.
    const timer = setTimeout(() => {
      print?.();
      setState(IDLE);
    });
    return () => clearTimeout(timer);
  }, [state, print]);

  async function begin(): Promise<void> {
    reading.current?.abort();
    const mine = new AbortController();
    const { signal } = mine;
    reading.current = mine;
    setState({ phase: 'reading' });
    try {
      const rows = await readRows(http, filters, signal);
      if (!signal.aborted) setState({ phase: 'ready', rows });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (!signal.aborted) setState({ phase: 'failed', error });
    }
  }
  return { state, begin: () => void begin() };
}
