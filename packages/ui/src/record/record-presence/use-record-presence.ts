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

/** Keeps saying that this page has a record open, while it is in sight, and answers who else has. */
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
        // The record is worked with all the same; who was there so long ago may have gone.
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
      // A page that cannot say so is forgotten within a minute.
      void report('left').catch(() => undefined);
    };
  }, [http, vitaId, doing]);
  return others;
}
