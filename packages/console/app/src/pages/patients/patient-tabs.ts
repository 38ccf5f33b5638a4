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

/** The tabs of the page, in the order of their first view. */
type TabGroup = 'overview' | 'recordGroup' | 'readingsGroup' | 'medicines' | 'labs' | 'contactsGroup';

/** The tab that each view belongs to. Every view has its own address. */
const GROUP_OF: Readonly<Record<PatientTab, TabGroup>> = {
  overview: 'overview',
  record: 'recordGroup',
  readings: 'readingsGroup',
  scores: 'readingsGroup',
  medicines: 'medicines',
  labs: 'labs',
  calls: 'contactsGroup',
  encounters: 'contactsGroup',
  tasks: 'contactsGroup',
  notes: 'recordGroup',
  messages: 'contactsGroup',
  details: 'recordGroup',
};

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

interface TabsOfPage {
  /** At most six. Each leads to its first view that the person may see. */
  readonly tabs: readonly TabLink[];
  readonly current: string;
  /** The views of the open tab. Empty if there is only one. */
  readonly views: readonly TabLink[];
}

/** Returns links to the tabs and views that the person may see. */
export function usePatientTabs(vitaId: string, open: PatientTab): TabsOfPage {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const seen = PATIENT_TABS.filter((tab) => opensTab(tab, scopes));
  const viewsOf = (group: TabGroup) => seen.filter((tab) => GROUP_OF[tab] === group);
  const linkTo = (tab: PatientTab) => link(patientPath(vitaId, tab));
  const groups = [...new Set(seen.map((tab) => GROUP_OF[tab]))];
  const views = viewsOf(GROUP_OF[open]);
  return {
    tabs: groups.flatMap((group) =>
      viewsOf(group)
        .slice(0, 1)
        .map((first) => ({ key: group, label: t(group), link: linkTo(first) })),
    ),
    current: GROUP_OF[open],
    views: views.length < 2 ? [] : views.map((tab) => ({ key: tab, label: t(tab), link: linkTo(tab) })),
  };
}
