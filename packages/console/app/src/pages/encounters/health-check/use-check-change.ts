import { serverSeconds } from '@careline/core/internal/clock';
import { type Encounter, getEncounter } from '@careline/core/internal/encounters';
import { HttpError } from '@careline/core/internal/http';
import { useRef, useState } from 'react';
import { useSave } from '../../../administration/use-form-save.ts';
import { useConsole } from '../../../console-context.tsx';

export interface CheckDialogProps {
  readonly check: Encounter;
  readonly name: string;
  readonly onStored: (action: CheckAction, check: Encounter) => void;
  /** Called when a colleague has changed the check, so that the row shows the new version. */
  readonly onSeen: (check: Encounter) => void;
  readonly onClose: () => void;
}

export type CheckAction = 'done' | 'move' | 'cancel' | 'events';

/** A colleague's concurrent change: who made it, and the check as it is now. */
export interface ConcurrentChange {
  readonly by: string | undefined;
  readonly check: Encounter;
}

/**
 * Saves one change of a check. The first save wins: a later one is refused and shows the current check instead.
 * Retries reuse the first attempt's ids and times, so that the request body is identical.
 */
export function useCheckChange<Body>(
  { check, onStored, onSeen }: CheckDialogProps,
  action: CheckAction,
  store: (body: Body, key: string) => Promise<{ readonly data: Encounter }>,
) {
  const { http } = useConsole();
  const [concurrentChange, setConcurrentChange] = useState<ConcurrentChange>();
  const first = useRef({ id: crypto.randomUUID(), metaInfo: { updatedAt: serverSeconds() } });

  async function storeOrRead(body: Body, key: string): Promise<{ readonly data: Encounter } | undefined> {
    try {
      return await store(body, key);
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== 'conflict') throw error;
      const { data } = await http.call(getEncounter, { query: { id: check.id } });
      if (data.encounter.version === check.version) throw error;
      setConcurrentChange({ by: error.problem?.by?.name, check: data.encounter });
      onSeen(data.encounter);
      return undefined;
    }
  }
  const { save, saving, error, forget } = useSave(storeOrRead);

  async function change(body: Body): Promise<void> {
    const answer = await save(body);
    if (answer) onStored(action, answer.data);
  }
  return { change, saving, error, forget, concurrentChange, first: first.current };
}
