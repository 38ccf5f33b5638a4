import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { AREAS, patientPath, patientRegistrationPath } from '@careline/core/internal/navigation';
import type { Draft, OutboxEntry } from '@careline/core/internal/outbox';
import {
  activateProgramme,
  registerPatient,
  registerWalkIn,
  updatePatient,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import { useNavigation } from '@careline/ui/navigation';
import { UnsentIndicator, type UnsentItem } from '@careline/ui/notices/unsent-work';
import { useStore } from '@careline/ui/store';
import { useEffect, useMemo, useState } from 'react';
import { useConsole } from '../console-context.tsx';
import { begunRegistrationAddress, callInfoAddress } from '../navigation/call-address.ts';
import type { UnsentHere } from './unsent.ts';
import { entryItems } from './unsent-items.ts';

/** Loads the person's drafts for patients' names, again whenever the outbox changes. */
function useDrafts({ drafts }: UnsentHere, entries: readonly OutboxEntry[]): readonly Draft[] {
  const [read, setRead] = useState<readonly Draft[]>([]);
  const waiting = entries.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for other entries
  useEffect(() => {
    let left = false;
    // Without drafts, the list has fewer names and says so.
    drafts.list().then(
      (all) => !left && setRead(all),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [drafts, waiting]);
  return read;
}

const CHANGES: readonly string[] = [updatePatient.name, activateProgramme.name, updateStatus.name];

/** Returns where to correct an entry: its draft for a registration or a change, otherwise the patient's call screen. */
function addressOf({ endpoint, patient, body }: OutboxEntry): string | undefined {
  if (endpoint === registerPatient.name) return begunRegistrationAddress(patient);
  if (endpoint === registerWalkIn.name)
    return begunRegistrationAddress(patient, AREAS['phc-patient-registration'].path);
  if (CHANGES.includes(endpoint)) return patientRegistrationPath(patient);
  if (endpoint === saveCaseSheet.name) return patientPath(patient, 'record');
  const { contactId } = (body ?? {}) as { readonly contactId?: unknown };
  return typeof contactId === 'string' ? callInfoAddress({ vitaId: patient, contactId }) : undefined;
}

/** The count of unsent work, in the bar of every page. */
export default function UnsentStatus({ unsent }: { readonly unsent: UnsentHere }) {
  const { recents } = useConsole();
  const navigation = useNavigation();
  const { outbox } = unsent;
  const entries = useStore(outbox.store, (state) => state.entries);
  const drafts = useDrafts(unsent, entries);
  const opened = useStore(recents.store, (all) => all);
  const items = useMemo(() => {
    const known = opened.map(({ vitaId, appUserInfo: { name } }) => ({ vitaId, name }));
    return entryItems(entries, { drafts, recents: known });
  }, [entries, drafts, opened]);
  const address = (item: UnsentItem) => {
    const entry = outbox.find(item.id);
    return entry && addressOf(entry);
  };
  return (
    <UnsentIndicator
      items={items}
      canOpen={(item) => address(item) !== undefined}
      onOpen={(item) => {
        const to = address(item);
        if (to) navigation.go(to);
      }}
      onRetry={async ({ id }) => (await outbox.retry(id)) === 'changed'}
      // The person was warned if the server may have saved it, and confirmed.
      onWithdraw={async ({ id }) => (await outbox.withdraw(id, { confirmed: true })) === 'changed'}
    />
  );
}
