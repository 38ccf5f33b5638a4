import type { Contact } from '@careline/core/calls';

/** Calls of one programme and type for one patient are one matter: the newest of them says what is left to do. */
const matterOf = (contact: Contact): string =>
  [contact.vitaId, contact.programme, contact.callType].join(' ');

/**
 * The call-backs promised for today or missed before, earliest first. A later call about the same matter settles the
 * earlier promise. `contacts` are newest first, as the history lists them.
 */
export function callBacksDue(contacts: readonly Contact[], endOfToday: number): readonly Contact[] {
  const newest = new Map<string, Contact>();
  for (const contact of contacts) {
    const matter = matterOf(contact);
    if (!newest.has(matter)) newest.set(matter, contact);
  }
  const dueAt = (contact: Contact) => contact.status.nextCallAt ?? Number.POSITIVE_INFINITY;
  return [...newest.values()]
    .filter((contact) => contact.status.status !== 'withdrawn' && dueAt(contact) <= endOfToday)
    .sort((a, b) => dueAt(a) - dueAt(b));
}
