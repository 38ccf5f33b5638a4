import type { Draft, OutboxEntry } from '#outbox';
import type { Contact } from '../contact.ts';
import { contactOfEntry } from './call-session-queue.ts';
import { aboutDraft } from './draft-about.ts';

/**
 * Why a call is unfinished, most urgent first. `conflict`: the server has a different version. `refused`: the server
 * refused its save. `draft`: unsaved entries on this device. `no-outcome`: its outcome is missing. `waiting`: its save
 * is sent automatically.
 */
const UNFINISHED_KINDS = ['conflict', 'refused', 'draft', 'no-outcome', 'waiting'] as const;
export type UnfinishedKind = (typeof UNFINISHED_KINDS)[number];

/** A call that waits for a person or the network; it is never completed automatically. */
export interface UnfinishedCall {
  readonly contactId: string;
  readonly vitaId: string;
  readonly kind: UnfinishedKind;
  /** Undefined if unknown here. */
  readonly programme: string | undefined;
  readonly callType: string | undefined;
  readonly patient: { readonly name: string; readonly uhid: string | null } | undefined;
  /** Unix seconds. */
  readonly startedAt: number | undefined;
  /** Author of the call, if the server returned one. */
  readonly author: Contact['author'] | undefined;
}

export interface UnfinishedSources {
  /** Calls without an outcome on the server. */
  readonly contacts: readonly Contact[];
  /** Drafts of the current user on this device. */
  readonly drafts: readonly Draft[];
  readonly entries: readonly OutboxEntry[];
}

type Known = Partial<UnfinishedCall> & Pick<UnfinishedCall, 'contactId' | 'vitaId' | 'kind'>;

const fromContact = (contact: Contact): Known => ({
  contactId: contact.id,
  vitaId: contact.vitaId,
  kind: 'no-outcome',
  programme: contact.programme,
  callType: contact.callType,
  patient: contact.patient,
  startedAt: contact.startedAt,
  author: contact.author,
});

/** Returns undefined for registration drafts, which have no call. */
function fromDraft({ id, patient: vitaId, programme, callType, content }: Draft): Known | undefined {
  const about = aboutDraft(content);
  if (!about) return undefined;
  const { name, uhid, startedAt } = about;
  return { contactId: id, vitaId, kind: 'draft', programme, callType, patient: { name, uhid }, startedAt };
}

function fromEntry(entry: OutboxEntry): Known | undefined {
  const contactId = contactOfEntry(entry);
  if (contactId === undefined || entry.state === 'done') return undefined;
  const kind = entry.state === 'refused' || entry.state === 'conflict' ? entry.state : 'waiting';
  return { contactId, vitaId: entry.patient, kind };
}

function byUrgency(one: UnfinishedCall, other: UnfinishedCall): number {
  const urgency = UNFINISHED_KINDS.indexOf(one.kind) - UNFINISHED_KINDS.indexOf(other.kind);
  return urgency || (one.startedAt ?? 0) - (other.startedAt ?? 0);
}

/**
 * Returns every unfinished call once, most urgent first, then oldest. Outbox entries have priority over drafts, and
 * drafts over the server.
 */
export function unfinishedCalls({ contacts, drafts, entries }: UnfinishedSources): readonly UnfinishedCall[] {
  const calls = new Map<string, UnfinishedCall>();
  const known = [...contacts.map(fromContact), ...drafts.map(fromDraft), ...entries.map(fromEntry)];
  for (const one of known) {
    if (!one) continue;
    const { programme, callType, patient, startedAt, author } = { ...calls.get(one.contactId), ...one };
    const { contactId, vitaId, kind } = one;
    calls.set(contactId, { contactId, vitaId, kind, programme, callType, patient, startedAt, author });
  }
  return [...calls.values()].toSorted(byUrgency);
}
