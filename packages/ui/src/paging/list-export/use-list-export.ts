import type { HttpError } from '@careline/core/http';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../primitives/save-file/index.ts';
import { beginFile, type FileJob, type ListFile, readFile } from './list-file.ts';

export type ListExportState =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'running' | 'done'; readonly rows: number }
  | { readonly phase: 'failed'; readonly rows: number; readonly error: HttpError };

export interface ListExportWork {
  readonly state: ListExportState;
  /** The file of what is asked for now. */
  readonly begin: () => void;
  /** After a failure: goes on where it stopped. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Reads every row and saves them as one file; leaving cancels. */
export function useListExport<Row>(makeFile: () => ListFile<Row>): ListExportWork {
  const [state, setState] = useState<ListExportState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const job = useRef<FileJob<Row>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(mine: FileJob<Row>): Promise<void> {
    const stop = new AbortController();
    const { signal } = stop;
    running.current = stop;
    job.current = mine;
    const show = (next: ListExportState) => {
      if (!signal.aborted) setState(next);
    };
    const onRows = (rows: number) => show({ phase: 'running', rows });
    onRows(mine.known.size);
    try {
      const whole = await readFile(mine, signal, onRows);
      if (signal.aborted) return;
      saveFile(whole, mine.file.name);
      job.current = undefined;
      show({ phase: 'done', rows: mine.known.size });
    } catch (error) {
      show({ phase: 'failed', rows: mine.known.size, error: error as HttpError });
    }
  }

  const begin = () => void run(beginFile(makeFile()));
  const retry = () => {
    if (job.current) void run(job.current);
  };
  const cancel = () => {
    running.current?.abort();
    job.current = undefined;
    setState({ phase: 'cancelled' });
  };
  return { state, begin, retry, cancel };
}
