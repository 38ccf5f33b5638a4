import * as v from 'valibot';
import type { Seal } from './totp-seal.ts';

/** What a correct password allows for a few minutes. The page's form carries it, so the server stores nothing. */
const ticketSchema = v.object({
  accountId: v.string(),
  /** Unix seconds. */
  until: v.number(),
  /** The secret being set up. */
  secret: v.optional(v.string()),
  /** The pending sign-in to which it belongs. */
  uid: v.optional(v.string()),
});

export type Ticket = v.InferOutput<typeof ticketSchema>;
export type TicketPurpose = 'sign-in' | 'turn-on' | 'turn-off';

/** Long enough to install an app and find a phone. */
const LIFE_SECONDS = 600;

const sealedFor = (purpose: TicketPurpose) => `ticket ${purpose}`;

/** Returns a sealed ticket that is valid for ten minutes. */
export const writeTicket = (
  seal: Seal,
  purpose: TicketPurpose,
  facts: Omit<Ticket, 'until'>,
  now: number,
): string => seal.close(JSON.stringify({ ...facts, until: now + LIFE_SECONDS }), sealedFor(purpose));

/** Returns the ticket, or undefined if it is invalid or expired. */
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
