import { addCallLog, addStatus, addTouchpoint } from '@careline/core/internal/calls';
import { contactOfEntry } from '@careline/core/internal/calls/unsent';
import {
  saveCaseSheet,
  sectionOfSheetDraft,
  sectionOfSheetEntry,
  sheetDraftId,
} from '@careline/core/internal/case-sheets';
import type { Draft, DraftSummary, OutboxEntry, UnsentWork } from '@careline/core/internal/outbox';
import {
  activateProgramme,
  registerPatient,
  registerWalkIn,
  updatePatient,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import { changeDraftId, patientOfChangeDraft } from '@careline/core/internal/patients/registration-change';
import {
  nameInDraft,
  registrationDraftId,
  vitaIdOfDraft,
} from '@careline/core/internal/patients/registration-form';
import { isPrescriptionDraft } from '@careline/core/internal/prescriptions';
import type { UnsentItem } from '@careline/ui/notices/unsent-work';

/** Where names come from: the person's drafts on this device, and recently opened patients. */
export interface NameSources {
  readonly drafts: readonly Draft[];
  readonly recents: readonly { readonly vitaId: string; readonly name: string }[];
}

const KINDS: Readonly<Record<string, UnsentItem['kind']>> = {
  [registerPatient.name]: 'registration',
  [registerWalkIn.name]: 'registration',
  [updatePatient.name]: 'change',
  [activateProgramme.name]: 'change',
  [updateStatus.name]: 'change',
  [saveCaseSheet.name]: 'sheet',
  [addTouchpoint.name]: 'call',
  [addCallLog.name]: 'call',
  [addStatus.name]: 'call',
};

/** Returns the name in a registration's body; older versions may have none in this format. */
function nameInBody(body: unknown): string | undefined {
  const names = (body as { readonly names?: unknown } | null)?.names;
  const first: unknown = Array.isArray(names) ? names[0] : undefined;
  const { given, family } = (first ?? {}) as { readonly given?: unknown; readonly family?: unknown };
  // A change contains only the changed parts of a name.
  if (typeof given !== 'string') return undefined;
  return [given, family].filter((part) => typeof part === 'string').join(' ') || undefined;
}

function nameOf(patient: string, { drafts, recents }: NameSources): string | undefined {
  const draft = drafts.find((one) => one.patient === patient || one.patient === registrationDraftId(patient));
  return nameInDraft(draft?.content) || recents.find(({ vitaId }) => vitaId === patient)?.name;
}

/** Returns the outbox's entries for display. */
export function entryItems(entries: readonly OutboxEntry[], names: NameSources): readonly UnsentItem[] {
  return entries
    .filter(({ state }) => state !== 'done')
    .map(({ id, endpoint, patient, body, state, createdAt, maybeStored, lastError }) => ({
      id,
      kind: KINDS[endpoint] ?? 'other',
      name: nameInBody(body) ?? nameOf(patient, names),
      state: state === 'done' ? 'sending' : state,
      at: createdAt,
      maybeStored,
      merged: lastError?.merged !== undefined,
      requestId: lastError?.requestId,
    }));
}

function kindOfDraft(id: string): UnsentItem['kind'] {
  if (isPrescriptionDraft(id)) return 'prescription';
  if (patientOfChangeDraft(id) !== undefined) return 'change';
  if (sectionOfSheetDraft(id)) return 'sheet';
  return vitaIdOfDraft(id) === undefined ? 'call' : 'registration';
}

const draftItem = ({ id, patient, savedAt }: DraftSummary, names: NameSources): UnsentItem => ({
  id,
  kind: kindOfDraft(id),
  name: nameOf(patient, names),
  state: 'draft',
  at: savedAt,
  maybeStored: false,
});

const sheetDraftOf = (entry: OutboxEntry): string | undefined => {
  const section = sectionOfSheetEntry(entry);
  return section && sheetDraftId(entry.patient, section);
};

/** Returns everything a sign-out would destroy. A draft that is also in the outbox is listed once. */
export function lostItems(
  { entries, drafts }: Pick<UnsentWork, 'entries' | 'drafts'>,
  waiting: readonly OutboxEntry[],
  names: NameSources,
): readonly UnsentItem[] {
  const shown = new Set(waiting.map(({ id }) => id));
  // Entries of another facility have only a summary.
  const elsewhere = entries
    .filter(({ id }) => !shown.has(id))
    .map(
      (entry) => ({ ...entry, body: null, maybeStored: false, lastError: null }) as unknown as OutboxEntry,
    );
  const named = new Set([
    ...waiting.flatMap((entry) => contactOfEntry(entry) ?? sheetDraftOf(entry) ?? []),
    ...entries.flatMap(({ patient }) => [registrationDraftId(patient), changeDraftId(patient)]),
  ]);
  return [
    ...entryItems([...waiting, ...elsewhere], names),
    ...drafts.filter(({ id }) => !named.has(id)).map((draft) => draftItem(draft, names)),
  ];
}
