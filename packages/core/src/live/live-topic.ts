import { listWork } from '#calls/worklist';
import { listPatientTasks, listTasks } from '#care';
import { listCaseSheet } from '#case-sheets';
import { listAllEncounters, listPatientEncounters, listSlots } from '#encounters';
import { listProviderSlots } from '#encounters/availability';
import { listLabs } from '#labs';
import { listReadingAlerts } from '#metrics';
import { decideRight } from '#navigation';
import { listPrescriptions } from '#prescriptions';

/** What changes elsewhere, and the calls it may be read by: whoever may make one of them is told that it changed. */
const TOPIC_CALLS = {
  encounters: [listPatientEncounters],
  worklist: [listWork],
  alerts: [listReadingAlerts],
  tasks: [listTasks, listPatientTasks],
  availability: [listProviderSlots, listSlots],
  prescriptions: [listPrescriptions],
  labs: [listLabs],
  'case-sheets': [listCaseSheet],
} as const;

export type LiveTopic = keyof typeof TOPIC_CALLS;

export const LIVE_TOPICS = Object.keys(TOPIC_CALLS) as readonly LiveTopic[];

/** The topics that these scopes let somebody know of. */
export const liveTopicsOf = (scopes: readonly string[]): readonly LiveTopic[] =>
  LIVE_TOPICS.filter((topic) => TOPIC_CALLS[topic].some((call) => decideRight(call, scopes).allowed));

/** Whether these scopes open the encounters of every facility that somebody works at. */
export const seesEveryFacility = (scopes: readonly string[]): boolean =>
  decideRight(listAllEncounters, scopes).allowed;
