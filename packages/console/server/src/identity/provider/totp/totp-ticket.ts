import * as v from 'valibot';
import type { Seal } from './totp-seal.ts';

/** What a right password opens for a few minutes, carried by the page's own form so that the server keeps nothing. */
const ticketSchema = v.object({
  accountId: v.string(),
  /** Unix seconds. */
  until: v.number(),
  /** The secret that is being set up. */
  secret: v.optional(v.string()),
  /** The sign-in under way that it belongs to. */
  uid: v.optional(v.string()),
});

export type Ticket = v.InferOutput<typeof ticketSchema>;
export type TicketPurpose = 'sign-in' | 'turn-on' | 'turn-off';

/** Long enough to install an app and to find a phone. */
const LIFE_SECONDS = 600;

const sealedFor = (purpose: TicketPurpose) => `ticket ${purpose}`;

/** A sealed ticket for ten minutes. */
export const writeTicket = (
  seal: Seal,
  purpose: TicketPurpose,
  facts: Omit<Ticket, 'until'>,
  now: number,
): string => seal.close(JSON.stringify({ ...facts, until: now + LIFE_SECONDS }), sealedFor(purpose));

/** Undefined for what is none of ours, or over. */
export function readTicket(
  seal: Seal,
  purpose: TicketPurpose,
  sealed: string,
  now: number,
): Ticket | undefined {
  const text = seal.open(sealed, sealedFor(purpose));
  if (text === undefined) return undefined;
  const ticket = v.parse(ticketSchema, JSON.parse(text));
  return ticket.until > now ? ticket : undefined;
}
