import { ofPatient } from '@careline/core/internal/http';
import {
  keepRecordPresence,
  PRESENCE_ENDS,
  PRESENCE_EVERY,
  type PresenceDoing,
  type RecordPresence,
} from '@careline/core/internal/record';
import { useEffect, useState } from 'react';
import { newId } from '../../http/index.ts';
import { useHttp } from '../../provider/index.ts';

const NOBODY: readonly RecordPresence[] = [];

export interface RecordPresenceOptions {
  readonly vitaId: string;
  readonly doing: PresenceDoing;
}

/** Reports that this page has the record open while it is visible, and returns who else has. */
export function useRecordPresence({ vitaId, doing }: RecordPresenceOptions): readonly RecordPresence[] {
  const http = useHttp();
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    const left = new AbortController();
    const id = newId();
    let heardAt = 0;
    const report = (what: PresenceDoing | 'left', signal?: AbortSignal) =>
      http.call(keepRecordPresence, { body: { id, vitaId, doing: what }, ...(signal && { signal }) });
    async function beat(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      try {
        const { data } = ofPatient(await report(doing, left.signal), vitaId, keepRecordPresence);
        heardAt = performance.now();
        setOthers(data);
      } catch {
        // The record still works without this list, but names this old may be outdated.
        if (!left.signal.aborted && performance.now() - heardAt > PRESENCE_ENDS * 1000) setOthers(NOBODY);
      }
    }
    const beats = setInterval(() => void beat(), PRESENCE_EVERY * 1000);
    const seen = () => void beat();
    document.addEventListener('visibilitychange', seen);
    void beat();
    return () => {
      left.abort();
      clearInterval(beats);
      document.removeEventListener('visibilitychange', seen);
      setOthers(NOBODY);
      // If this fails, the server forgets the page within a minute.
      void report('left').catch(() => undefined);
    };
  }, [http, vitaId, doing]);
  return others;
}
