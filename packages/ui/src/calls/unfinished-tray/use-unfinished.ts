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

/** Returns the user's drafts. Reloads whenever one of their saves makes progress. */
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

/** Combines calls without an outcome on the server with the drafts and saves on this device. */
export function useUnfinished(
  contacts: readonly Contact[],
  stores: UnfinishedStores,
): { readonly calls: readonly UnfinishedCall[]; readonly isUnreadable: boolean } {
  const { drafts, isUnreadable } = useStoredDrafts(stores);
  const entries = useEntries(stores.outbox);
  const calls = useMemo(() => unfinishedCalls({ contacts, drafts, entries }), [contacts, drafts, entries]);
  return { calls, isUnreadable };
}
