import {
  decideRight,
  encounterPath,
  patientPath,
  READS_CALL_HISTORY,
} from '@careline/core/internal/navigation';
import type { TimelineItem } from '@careline/core/internal/overview';
import { historyAddress } from '../../navigation/call-address.ts';
import { useProfile } from '../../session/use-session.ts';
import { opensTab } from '../patients/patient-tabs.ts';

/** Returns a function that links to an event's details, for users who may open them. */
export function useItemAddress(vitaId: string) {
  const { scopes } = useProfile();
  const inTab = (tab: Parameters<typeof opensTab>[0]) =>
    opensTab(tab, scopes) ? patientPath(vitaId, tab) : undefined;
  return ({
    call,
    encounter,
    alert,
    note,
    report,
    score,
    sheet,
    referral,
    message,
    imported,
  }: TimelineItem): string | undefined => {
    if (call)
      return decideRight(READS_CALL_HISTORY, scopes).allowed ? historyAddress(call.id) : inTab('calls');
    if (encounter) return encounterPath(scopes, encounter.id);
    if (alert) return inTab('readings');
    if (note?.encounterId) return encounterPath(scopes, note.encounterId) ?? inTab('notes');
    if (note ?? report) return inTab('notes');
    if (score) return inTab('scores');
    if (sheet) return inTab('record');
    if (referral) return inTab('tasks');
    if (message) return inTab('messages');
    return imported ? inTab('record') : undefined;
  };
}
