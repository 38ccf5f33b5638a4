import { type DispositionKey, dispositionOf } from '@careline/core/internal/calls/outcome';
import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';
import { isDirty } from '@careline/core/internal/forms';
import { useCallback, useState } from 'react';

interface AskedChange {
  readonly from: DispositionKey;
  readonly to: DispositionKey;
}

export interface OutcomeChange {
  /** Waits for confirmation; undefined if there is nothing to confirm. */
  readonly asked: AskedChange | undefined;
  /** The last change that hid entries; undefined after it was undone. */
  readonly changed: AskedChange | undefined;
  /** Chooses an outcome, or asks first if entries would be hidden. Returns whether it was chosen. */
  readonly choose: (to: DispositionKey) => boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Restores the previous outcome with its answer and its next call. */
  readonly undo: () => void;
}

type Before = Pick<CallSessionState, 'disposition' | 'detail' | 'confirmed' | 'nextCall'>;

const isReached = (key: DispositionKey): boolean => dispositionOf(key)?.outcome === 'reached';

/** Returns whether the new outcome hides the form's answers or drops the answer to the outcome's question. */
function hidesEntries({ form, store }: CallSession, from: DispositionKey, to: DispositionKey): boolean {
  const { values, detail } = store.getState();
  return detail.trim() !== '' || (isReached(from) && !isReached(to) && isDirty(form, values));
}

function restore(session: CallSession, { disposition, detail, confirmed, nextCall }: Before): void {
  if (disposition === undefined) return;
  session.choose(disposition);
  session.setDetail(detail);
  session.setConfirmed(confirmed);
  const { wanted, date, time, by } = nextCall;
  if (by === 'person') session.setNextCall({ wanted, date, time });
}

/** Changes the outcome of a call without losing the entries of the previous one. */
export function useOutcomeChange(session: CallSession): OutcomeChange {
  const [asked, setAsked] = useState<AskedChange>();
  const [undone, setUndone] = useState<{ readonly change: AskedChange; readonly before: Before }>();
  const choose = useCallback(
    (to: DispositionKey): boolean => {
      const { disposition: from } = session.store.getState();
      if (from !== undefined && from !== to && hidesEntries(session, from, to)) {
        setAsked({ from, to });
        return false;
      }
      session.choose(to);
      return true;
    },
    [session],
  );
  return {
    asked,
    changed: undone?.change,
    choose,
    confirm() {
      if (!asked) return;
      const { disposition, detail, confirmed, nextCall } = session.store.getState();
      setUndone({ change: asked, before: { disposition, detail, confirmed, nextCall } });
      setAsked(undefined);
      session.choose(asked.to);
    },
    cancel: () => setAsked(undefined),
    undo() {
      if (undone) restore(session, undone.before);
      setUndone(undefined);
    },
  };
}
