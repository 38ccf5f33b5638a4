import { CALLS_PATIENTS, decideRight, inboxFor, type MenuItem } from '@careline/core/internal/navigation';
import { ariaPress } from '@careline/ui/primitives/shortcut';

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
  /** Selector of what the step explains; the visible match counts. */
  readonly anchor: string;
}

const MAX_STEPS = 5;

const linkTo = (path: string): string => `nav a[href="${path}"]`;
const pressed = (name: Parameters<typeof ariaPress>[0]): string => `[aria-keyshortcuts="${ariaPress(name)}"]`;

/** The frame's button for the account menu. */
const ACCOUNT_ANCHOR = '[data-opens="account"]';

export interface TourQuestion {
  readonly scopes: readonly string[];
  readonly menu: readonly MenuItem[];
}

/**
 * Returns at most five steps about the person's own work, most important first and the account last.
 * Things the person may not do are left out.
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
  return [...wanted.slice(0, MAX_STEPS - 1), { topic: 'account', anchor: ACCOUNT_ANCHOR }];
}
