import { decideRight } from '#navigation';

/** What changes elsewhere, and the calls it may be read by: whoever may make one of them is told that it changed. */
const TOPIC_CALLS = {
  encounters: ['encounters/patient'],
  worklist: ['worklist/list'],
  alerts: ['alerts/list'],
  tasks: ['tasks/list', 'tasks/patient'],
  availability: ['availability/slots', 'slots/list'],
  prescriptions: ['prescriptions/list'],
  labs: ['labs/list'],
  'case-sheets': ['case-sheets/list'],
} as const;

export type LiveTopic = keyof typeof TOPIC_CALLS;

export const LIVE_TOPICS = Object.keys(TOPIC_CALLS) as readonly LiveTopic[];

/** The topics that these scopes let somebody know of. */
export const liveTopicsOf = (scopes: readonly string[]): readonly LiveTopic[] =>
  LIVE_TOPICS.filter((topic) => TOPIC_CALLS[topic].some((call) => decideRight(call, scopes).allowed));

/** Whether these scopes open the encounters of every facility that somebody works at. */
export const seesEveryFacility = (scopes: readonly string[]): boolean =>
  decideRight('encounters/all', scopes).allowed;
