import { addCallLog, addStatus } from '@careline/core/internal/calls';
import { contactOfEntry } from '@careline/core/internal/calls/unsent';
import { saveCaseSheet, sectionOfSheetEntry, sheetDraftId } from '@careline/core/internal/case-sheets';
import { type DraftKeeper, newDraftId, type OutboxEntry } from '@careline/core/internal/outbox';
import {
  registerPatient,
  registerWalkIn,
  updatePatient,
} from '@careline/core/internal/patients/registration';
import { changeDraftId } from '@careline/core/internal/patients/registration-change';

/** By endpoint: the draft that a confirmed entry was saved from. */
const DRAFT_OF: Readonly<Record<string, (entry: OutboxEntry) => string | undefined>> = {
  [registerPatient.name]: ({ patient }) => newDraftId(patient),
  [registerWalkIn.name]: ({ patient }) => newDraftId(patient),
  [updatePatient.name]: ({ patient }) => changeDraftId(patient),
  [saveCaseSheet.name]: (entry) => {
    const section = sectionOfSheetEntry(entry);
    return section && sheetDraftId(entry.patient, section);
  },
  [addStatus.name]: contactOfEntry,
  [addCallLog.name]: contactOfEntry,
};

/** Deletes the draft of a confirmed entry. If it can't be deleted now, opening it later finds it confirmed. */
export async function finishDraft(drafts: DraftKeeper, entry: OutboxEntry): Promise<void> {
  const id = DRAFT_OF[entry.endpoint]?.(entry);
  if (id !== undefined) await drafts.confirmed(id);
}
