import { decideRight, READS_RECORD, READS_WORKLIST, type Right } from '#access';
import { type Label, labelIn, wordLabel } from '#formatting';
import type { MenuItem } from './menu.ts';
import { PATHS } from './paths.ts';
import * as words from './words/en.ts';

/** A frequently used page that has no scope in the specification's menu. */
type InboxPage = 'alerts' | 'messages';

/** Address, label and icon of each page, with the call that its users must be allowed to make. */
const INBOX: Readonly<
  Record<
    InboxPage,
    { readonly path: string; readonly icon: InboxItem['icon']; readonly call: Right; readonly label: Label }
  >
> = {
  alerts: {
    path: PATHS.alerts,
    icon: 'notifications',
    call: READS_RECORD,
    label: wordLabel(words.inbox, 'alerts'),
  },
  messages: {
    path: PATHS.messages,
    icon: 'sms',
    call: READS_WORKLIST,
    label: wordLabel(words.inbox, 'messages'),
  },
};

export interface InboxItem extends Omit<MenuItem, 'icon'> {
  readonly scope: InboxPage;
  readonly icon: 'notifications' | 'sms';
}

/** Returns the menu items below the specification's entries, which are only scopes (decision 0083). */
export function inboxFor(scopes: readonly string[], locale = 'en'): readonly InboxItem[] {
  return (Object.keys(INBOX) as InboxPage[])
    .filter((page) => decideRight(INBOX[page].call, scopes).allowed)
    .map((scope) => {
      const label = labelIn(INBOX[scope].label, locale);
      return { scope, label, accessibleName: label, icon: INBOX[scope].icon, link: INBOX[scope].path };
    });
}
