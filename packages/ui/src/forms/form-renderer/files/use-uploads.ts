import { HttpError } from '@careline/core/internal/http';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile, FileRefusal } from '../../../primitives/file-field/index.ts';
import type { FormUploads } from './form-uploads.ts';

export interface UploadsInput {
  /** Ids of the stored files. */
  readonly value: readonly string[];
  readonly accept: readonly string[];
  readonly uploads: FormUploads;
  readonly onChange: (ids: readonly string[]) => void;
}

interface Pending extends ChosenFile {
  readonly abort: () => void;
}

const REFUSALS: Readonly<Record<string, FileRefusal>> = {
  'file-too-large': 'tooLarge',
  'file-type-refused': 'wrongType',
  'file-infected': 'infected',
};

/** Returns a failed file, with the reason if sending it again would not help. */
function failed(file: Pending, error: unknown): Pending {
  const refusal = error instanceof HttpError ? REFUSALS[error.code ?? ''] : undefined;
  return { ...file, state: 'failed', ...(refusal && { refusal }) };
}

/** Tracks the stored files of a field and its uploads, which stop when the field unmounts. */
export function useUploads({ value, accept, uploads, onChange }: UploadsInput) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const count = useRef(0);
  const gone = useRef(new AbortController());
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  const change = (ids: readonly string[]) => {
    // Two uploads may end before the next render; the second needs the first one's result.
    latest.current = { ...latest.current, value: ids };
    latest.current.onChange(ids);
  };
  const drop = (id: string) => setPending((files) => files.filter((file) => file.id !== id));

  async function send(file: File, id: string, signal: AbortSignal): Promise<void> {
    try {
      const stored = await uploads.upload(file, { accept, signal });
      if (signal.aborted) return;
      setNames((known) => ({ ...known, [stored.id]: stored.name }));
      change([...latest.current.value, stored.id]);
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      setPending((files) => files.map((one) => (one.id === id ? failed(one, error) : one)));
    }
  }

  function choose(files: readonly File[]): void {
    for (const file of files) {
      const own = new AbortController();
      count.current += 1;
      const id = `upload ${count.current}`;
      const abort = () => own.abort();
      setPending((others) => [...others, { id, name: file.name, state: 'uploading', abort }]);
      void send(file, id, AbortSignal.any([own.signal, gone.current.signal]));
    }
  }

  function remove(id: string): void {
    pending.find((file) => file.id === id)?.abort();
    drop(id);
    if (latest.current.value.includes(id)) change(latest.current.value.filter((one) => one !== id));
  }

  const stored = value.map((id) => ({ id, name: names[id] ?? uploads.nameOf(id), state: 'stored' as const }));
  return { stored, pending, choose, remove };
}
