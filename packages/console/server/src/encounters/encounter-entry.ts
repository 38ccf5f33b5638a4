import {
  type ActedOn,
  type EncounterAct,
  type EncounterActor,
  type EncounterUser,
  mayAct,
} from '@careline/core/internal/encounters';
import type { Kysely } from 'kysely';
import type { MessageCarriers, PatientMessaging } from '../messages/message-carrier.ts';
import { type Entry, entryOf } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Call } from '../platform/http/route.ts';
import { readOwnTeams } from './teams/own-teams.ts';

/** The author with their scopes, and the carriers for messages to the patient. */
export interface EncounterEntry extends Entry {
  readonly scopes: readonly string[];
  readonly carriers: MessageCarriers;
}

/** Returns the entry of a call. Messages to the patient are sent after the response. */
export function encounterEntryOf(call: Call, { carriers, sendWaiting }: PatientMessaging): EncounterEntry {
  call.afterwards('messages', sendWaiting);
  return { ...entryOf(call), scopes: call.caller.scopes, carriers };
}

const ACTOR_WORDS: Readonly<Record<EncounterActor, string>> = {
  coordinator: 'users with the scope facility_encounters or all_encounters',
  clinician: 'a clinician, for themselves',
  'care-provider': 'the assigned care provider or their stand-in',
  'health-check-staff': 'health-check staff, for health checks',
  receptionist: 'users with the scope facility_appointments or all_appointments',
  'booking-desk': 'users with the scope booking_requests',
  'review-desk': 'users with the scope review-appointments',
};

/** Throws `scope-missing` if the user may never do this with the encounter, whatever its status. */
export async function requireAct(
  tx: Kysely<Schema>,
  entry: EncounterUser & Pick<Entry, 'facilityId' | 'timeZone' | 'now'>,
  act: EncounterAct,
  encounter: ActedOn,
  assigneeId: string = entry.staffId,
): Promise<void> {
  const { staffId, scopes } = entry;
  const user = { staffId, scopes };
  if (mayAct(user, act, encounter, assigneeId).allowed) return;
  // Look up stand-ins only if nothing else allows it.
  const standsInFor = encounter.careProviderId
    ? (await readOwnTeams(tx, entry)).standsInFor.map(({ careProvider }) => careProvider.id)
    : [];
  const decision = mayAct({ ...user, standsInFor }, act, encounter, assigneeId);
  if (decision.allowed) return;
  throw new ProblemError('scope-missing', {
    detail: `${act} is for ${decision.needs.map((actor) => ACTOR_WORDS[actor]).join(', or ')}.`,
    action: 'Ask one of them, or an administrator for the scope.',
  });
}
