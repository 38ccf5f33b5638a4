import type { Contact } from '@careline/core/calls';
import { type CallOutbox, type UnfinishedCall, unfinishedCalls } from '@careline/core/calls/unsent';
import type { Draft, DraftKeeper } from '@careline/core/outbox';
import { useEffect, useMemo, useState } from 'react';

export interface KeptUnfinished {
  readonly drafts?: Pick<DraftKeeper, 'list'>;
  readonly outbox?: Pick<CallOutbox, 'store'>;
}

interface Kept {
  readonly drafts: readonly Draft[];
  readonly isUnreadable: boolean;
}

const NOTHING: Kept = { drafts: [], isUnreadable: false };

/** Drafts of the person, read again whenever a save of theirs goes on. */
function useKeptDrafts({ drafts, outbox }: KeptUnfinished): Kept {
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => {
    let isLeft = false;
    const read = () =>
      drafts?.list().then(
        (list) => !isLeft && setKept({ drafts: list, isUnreadable: false }),
        () => !isLeft && setKept({ drafts: [], isUnreadable: true }),
      );
    void read();
    const stop = outbox?.store.subscribe(() => void read());
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [drafts, outbox]);
  return kept;
}

function useEntries(outbox: KeptUnfinished['outbox']) {
  const [entries, setEntries] = useState(() => outbox?.store.getState().entries ?? []);
  useEffect(() => {
    setEntries(outbox?.store.getState().entries ?? []);
    return outbox?.store.subscribe((state) => setEntries(state.entries));
  }, [outbox]);
  return entries;
}

/** What the server has no outcome of, with what this device keeps. */
export function useUnfinished(
  contacts: readonly Contact[],
  kept: KeptUnfinished,
): { readonly calls: readonly UnfinishedCall[]; readonly isUnreadable: boolean } {
  const { drafts, isUnreadable } = useKeptDrafts(kept);
  const entries = useEntries(kept.outbox);
  const calls = useMemo(() => unfinishedCalls({ contacts, drafts, entries }), [contacts, drafts, entries]);
  return { calls, isUnreadable };
}
