import { createLatest, type HttpError } from '@careline/core/internal/http';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../primitives/save-file/index.ts';
import { beginFile, type FileJob, type ListFile, readFile } from './list-file.ts';

export type ListExportState =
  | { readonly phase: 'idle' | 'cancelled' }
  | { readonly phase: 'running' | 'done'; readonly rows: number }
  | { readonly phase: 'failed'; readonly rows: number; readonly error: HttpError };

export interface ListExportWork {
  readonly state: ListExportState;
  readonly begin: () => void;
  /** Continues after a failure. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** Reads every row and saves them as one file. Unmounting cancels it. */
export function useListExport<Row>(makeFile: () => ListFile<Row>): ListExportWork {
  const [state, setState] = useState<ListExportState>({ phase: 'idle' });
  const [latest] = useState(createLatest);
  const job = useRef<FileJob<Row>>(undefined);
  useEffect(() => latest.stop, [latest]);

  async function run(mine: FileJob<Row>): Promise<void> {
    job.current = mine;
    const onRows = (rows: number) => setState({ phase: 'running', rows });
    onRows(mine.known.size);
    const read = await latest.ask(mine.file.endpoint, (signal) =>
      readFile(mine, signal, (rows) => !signal.aborted && onRows(rows)),
    );
    if (!read) return;
    const rows = mine.known.size;
    if (read.error) return setState({ phase: 'failed', rows, error: read.error });
    saveFile(read.value, mine.file.name);
    job.current = undefined;
    setState({ phase: 'done', rows });
  }

  const begin = () => void run(beginFile(makeFile()));
  const retry = () => {
    if (job.current) void run(job.current);
  };
  const cancel = () => {
    latest.stop();
    job.current = undefined;
    setState({ phase: 'cancelled' });
  };
  return { state, begin, retry, cancel };
}
