import type { Contact } from '@careline/core/internal/calls';
import { type UnfinishedCall, unfinishedCalls } from '@careline/core/internal/calls/unsent';
import type { Draft, DraftKeeper, FormOutbox } from '@careline/core/internal/outbox';
import { useEffect, useMemo, useState } from 'react';

export interface UnfinishedStores {
  readonly drafts?: Pick<DraftKeeper, 'list'>;
  readonly outbox?: Pick<FormOutbox, 'store'>;
}

interface StoredDrafts {
  readonly drafts: readonly Draft[];
  readonly isUnreadable: boolean;
}

const NOTHING: StoredDrafts = { drafts: [], isUnreadable: false };

/** Drafts of the person, read again whenever a save of theirs goes on. */
function useStoredDrafts({ drafts, outbox }: UnfinishedStores): StoredDrafts {
  const [drafted, setDrafted] = useState(NOTHING);
  useEffect(() => {
    let isLeft = false;
    const read = () =>
      drafts?.list().then(
        (list) => !isLeft && setDrafted({ drafts: list, isUnreadable: false }),
        () => !isLeft && setDrafted({ drafts: [], isUnreadable: true }),
      );
    void read();
    const stop = outbox?.store.subscribe(() => void read());
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [drafts, outbox]);
  return drafted;
}

function useEntries(outbox: UnfinishedStores['outbox']) {
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
  stores: UnfinishedStores,
): { readonly calls: readonly UnfinishedCall[]; readonly isUnreadable: boolean } {
  const { drafts, isUnreadable } = useStoredDrafts(stores);
  const entries = useEntries(stores.outbox);
  const calls = useMemo(() => unfinishedCalls({ contacts, drafts, entries }), [contacts, drafts, entries]);
  return { calls, isUnreadable };
}
