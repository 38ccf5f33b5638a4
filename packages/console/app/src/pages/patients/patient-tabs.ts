import {
  decideRight,
  PATIENT_TABS,
  type PatientTab,
  patientPath,
  READS_CALLS,
  READS_NOTES,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
  type Right,
} from '@careline/core/internal/navigation';
import { getPatient } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import type { TabLink } from '@careline/ui/primitives/tab-links';
import { useParams, useSearchParams } from 'react-router';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from './patient-page.messages.ts';

/** The call that decides who can read each tab. */
const READ_BY: Readonly<Record<PatientTab, Right>> = {
  overview: READS_RECORD,
  record: READS_RECORD,
  readings: READS_RECORD,
  scores: READS_RECORD,
  medicines: READS_RECORD,
  labs: READS_RECORD,
  calls: READS_CALLS,
  encounters: READS_PATIENT_ENCOUNTERS,
  tasks: READS_PATIENT_TASKS,
  notes: READS_NOTES,
  messages: READS_NOTES,
  details: getPatient,
};

/** Returns whether these scopes open a tab. */
export const opensTab = (tab: PatientTab, scopes: readonly string[]): boolean =>
  decideRight(READ_BY[tab], scopes).allowed;

const isTab = (name: string): name is PatientTab => PATIENT_TABS.some((tab) => tab === name);

/**
 * Returns the tab named in the address, or undefined if it is unknown. Old addresses with a trend mean the readings.
 */
export function useAskedTab(): PatientTab | undefined {
  const { tab } = useParams();
  const [query] = useSearchParams();
  if (tab === undefined) return query.has('trend') ? 'readings' : 'overview';
  return isTab(tab) ? tab : undefined;
}

/** Returns links to the tabs the person may see. */
export function usePatientTabs(vitaId: string): readonly TabLink[] {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  return PATIENT_TABS.filter((tab) => opensTab(tab, scopes)).map((tab) => ({
    key: tab,
    label: t(tab),
    link: link(patientPath(vitaId, tab)),
  }));
}
