import { listAssessments } from '@careline/core/assessments';
import { listUserTouchpoints } from '@careline/core/calls';
import { listNotes, listPatientTasks } from '@careline/core/care';
import { listMessages } from '@careline/core/communication';
import { listPatientEncounters } from '@careline/core/encounters';
import { listLabs } from '@careline/core/labs';
import { readMetricEndpoints } from '@careline/core/metrics';
import {
  decideRight,
  PATIENT_TABS,
  type PatientTab,
  patientPath,
  type Right,
} from '@careline/core/navigation';
import { getRecordSummary } from '@careline/core/overview';
import { getPatient } from '@careline/core/patients';
import { listPrescriptions } from '@careline/core/prescriptions';
import { listRecordEntries } from '@careline/core/record';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import type { TabLink } from '@careline/ui/primitives/tab-links';
import { useParams, useSearchParams } from 'react-router';
import { useProfile } from '../../../session/use-session.ts';
import { patientPageMessages } from './patient-page.messages.ts';

/** The call whose readers see each part. */
const READ_BY: Readonly<Record<PatientTab, Right>> = {
  overview: getRecordSummary,
  record: listRecordEntries,
  readings: readMetricEndpoints.body,
  scores: listAssessments,
  medicines: listPrescriptions,
  labs: listLabs,
  calls: listUserTouchpoints,
  encounters: listPatientEncounters,
  tasks: listPatientTasks,
  notes: listNotes,
  messages: listMessages,
  details: getPatient,
};

/** Whether somebody with these scopes sees a part. */
export const opensTab = (tab: PatientTab, scopes: readonly string[]): boolean =>
  decideRight(READ_BY[tab], scopes).allowed;

const isTab = (name: string): name is PatientTab => PATIENT_TABS.some((tab) => tab === name);

/**
 * The part that the address names; undefined for an address of none. An address of before that names a trend is one of the
 * readings.
 */
export function useAskedTab(): PatientTab | undefined {
  const { tab } = useParams();
  const [query] = useSearchParams();
  if (tab === undefined) return query.has('trend') ? 'readings' : 'overview';
  return isTab(tab) ? tab : undefined;
}

/** The parts that the person may see, as links. */
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
