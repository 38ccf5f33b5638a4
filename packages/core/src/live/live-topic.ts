import {
  BOOKS_HEALTH_CHECKS,
  READS_BILLS,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
  READS_TASKS,
  READS_WORKLIST,
  SEES_EVERY_ENCOUNTER,
  SEES_FREE_TIMES,
} from '#access';
import { decideRight } from '#navigation';

/** Topics, with the calls that read them. Users who can make one of the calls are notified. */
const TOPIC_CALLS = {
  encounters: [READS_PATIENT_ENCOUNTERS],
  worklist: [READS_WORKLIST],
  alerts: [READS_RECORD],
  tasks: [READS_TASKS, READS_PATIENT_TASKS],
  availability: [SEES_FREE_TIMES, BOOKS_HEALTH_CHECKS],
  prescriptions: [READS_RECORD],
  labs: [READS_RECORD],
  'case-sheets': [READS_RECORD],
  billing: [READS_BILLS],
} as const;

export type LiveTopic = keyof typeof TOPIC_CALLS;

export const LIVE_TOPICS = Object.keys(TOPIC_CALLS) as readonly LiveTopic[];

/** Returns the topics that these scopes allow. */
export const liveTopicsOf = (scopes: readonly string[]): readonly LiveTopic[] =>
  LIVE_TOPICS.filter((topic) => TOPIC_CALLS[topic].some((call) => decideRight(call, scopes).allowed));

/** Whether these scopes open the encounters of all the user's facilities. */
export const seesEveryFacility = (scopes: readonly string[]): boolean =>
  decideRight(SEES_EVERY_ENCOUNTER, scopes).allowed;
