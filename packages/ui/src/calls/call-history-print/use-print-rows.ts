import { type Contact, listCallLogs } from '@careline/core/internal/calls';
import { type CallHistoryFilters, callHistoryPages } from '@careline/core/internal/calls/history';
import { createLatest, type HttpClient, type HttpError } from '@careline/core/internal/http';
import { useEffect, useState } from 'react';

/** Most calls that are printed, about thirty pages. Longer lists belong in a file. */
const MAX_PRINTED = 1_000;

type PrintRows =
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

/** Reads the calls that match the filters, prints them once they are drawn, and then drops them. */
export function usePrintRows(http: HttpClient, filters: CallHistoryFilters, print: (() => void) | undefined) {
  const [state, setState] = useState(IDLE);
  const [latest] = useState(createLatest);
  useEffect(() => latest.stop, [latest]);
  useEffect(() => {
    if (state.phase !== 'ready') return;
    // Outside React's own work, so that paper can still be drawn. `print` returns when the print dialog closes.
    const timer = setTimeout(() => {
      print?.();
      setState(IDLE);
    });
    return () => clearTimeout(timer);
  }, [state, print]);

  async function begin(): Promise<void> {
    setState({ phase: 'reading' });
    const read = await latest.ask(listCallLogs, (signal) => readRows(http, filters, signal));
    if (read?.error) setState({ phase: 'failed', error: read.error });
    else if (read) setState({ phase: 'ready', rows: read.value });
  }
  return { state, begin: () => void begin() };
}
