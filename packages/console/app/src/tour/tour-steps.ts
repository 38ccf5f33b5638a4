import { CALLS_PATIENTS, decideRight, inboxFor, type MenuItem } from '@careline/core/internal/navigation';
import { ariaPress } from '@careline/ui/primitives/shortcut';

/** What the first steps speak of. */
type TourTopic =
  | 'next'
  | 'encounters'
  | 'settings'
  | 'charts'
  | 'palette'
  | 'alerts'
  | 'messages'
  | 'tasks'
  | 'account';

export interface TourStep {
  readonly topic: TourTopic;
  /** A selector of what the step speaks of; of several the one that is seen. */
  readonly anchor: string;
}

const MOST_STEPS = 5;

const linkTo = (path: string): string => `nav a[href="${path}"]`;
const pressed = (name: Parameters<typeof ariaPress>[0]): string => `[aria-keyshortcuts="${ariaPress(name)}"]`;

/** The frame's own doors to whoever is signed in. */
const ACCOUNT_ANCHOR = '[data-opens="account"]';

export interface TourQuestion {
  readonly scopes: readonly string[];
  readonly menu: readonly MenuItem[];
}

/**
 * At most five things of the person's own work, the one they come for first and their account last: whoever may not do
 * something is not shown it.
 */
export function tourSteps({ scopes, menu }: TourQuestion): readonly TourStep[] {
  const inbox = inboxFor(scopes);
  const entry = (scope: string, topic: TourTopic): TourStep[] =>
    menu.filter((item) => item.scope === scope).map(({ link }) => ({ topic, anchor: linkTo(link) }));
  const page = (scope: string, topic: TourTopic): TourStep[] =>
    inbox.filter((item) => item.scope === scope).map(({ link }) => ({ topic, anchor: linkTo(link) }));
  const mayCall = decideRight(CALLS_PATIENTS, scopes).allowed;
  const wanted: readonly TourStep[] = [
    ...(mayCall ? [{ topic: 'next' as const, anchor: pressed('nextPatient') }] : []),
    ...entry('my_encounters', 'encounters'),
    ...entry('settings', 'settings'),
    { topic: 'palette', anchor: pressed('palette') },
    ...page('alerts', 'alerts'),
    ...entry('tasks', 'tasks'),
    ...entry('charts', 'charts'),
    ...page('messages', 'messages'),
  ];
  return [...wanted.slice(0, MOST_STEPS - 1), { topic: 'account', anchor: ACCOUNT_ANCHOR }];
}
