import {
  ANSWERS_BOOKING_REQUESTS,
  BOOKS_HEALTH_CHECKS,
  READS_BILLS,
  READS_HEALTH_CHECKS,
  READS_LABS,
  READS_NOTIFICATIONS,
  READS_OWN_PATIENTS,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
  READS_TASKS,
  READS_WORKLIST,
  SEES_APPOINTMENTS,
  SEES_EVERY_ENCOUNTER,
  SEES_FREE_TIMES,
  SEES_LIVE_STATUS,
  WORKS_IN_PROJECTS,
} from '#access';
import { decideRight } from '#navigation';

/**
 * Topics, with the calls that read them. Users who can make one of the calls are notified. A person's notifications are
 * computed from encounters, alerts, tasks and results of laboratory tests.
 */
const TOPIC_CALLS = {
  encounters: [
    READS_PATIENT_ENCOUNTERS,
    READS_HEALTH_CHECKS,
    SEES_APPOINTMENTS,
    ANSWERS_BOOKING_REQUESTS,
    READS_NOTIFICATIONS,
  ],
  worklist: [READS_WORKLIST, READS_OWN_PATIENTS],
  alerts: [READS_RECORD, READS_NOTIFICATIONS],
  tasks: [READS_TASKS, READS_PATIENT_TASKS, READS_NOTIFICATIONS],
  availability: [SEES_FREE_TIMES, BOOKS_HEALTH_CHECKS],
  prescriptions: [READS_RECORD],
  labs: [READS_LABS, READS_NOTIFICATIONS],
  'staff-status': [SEES_LIVE_STATUS],
  projects: [WORKS_IN_PROJECTS],
  'case-sheets': [READS_RECORD],
  billing: [READS_BILLS],
  readings: [READS_RECORD],
  /** Notifications that a person has read. The id is the person's. */
  notifications: [READS_NOTIFICATIONS],
} as const;

export type LiveTopic = keyof typeof TOPIC_CALLS;

export const LIVE_TOPICS = Object.keys(TOPIC_CALLS) as readonly LiveTopic[];

/** Returns the topics that these scopes allow. */
export const liveTopicsOf = (scopes: readonly string[]): readonly LiveTopic[] =>
  LIVE_TOPICS.filter((topic) => TOPIC_CALLS[topic].some((call) => decideRight(call, scopes).allowed));

/** Whether these scopes open the encounters of all the user's facilities. */
export const seesEveryFacility = (scopes: readonly string[]): boolean =>
  decideRight(SEES_EVERY_ENCOUNTER, scopes).allowed;
