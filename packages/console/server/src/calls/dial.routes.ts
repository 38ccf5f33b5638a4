import { dial } from '@careline/core/internal/calls';
import { allowNumber, getLine, hangUp } from '@careline/core/internal/calls/line';
import { dispositionOf } from '@careline/core/internal/calls/outcome';
import { sql } from 'kysely';
import { requireCallingHours } from '../facilities/calling-hours.ts';
import { readPatient } from '../patients/patients.ts';
import { stoppedCalls } from '../patients/stopped-calls.ts';
import { type CalledNumber, liftStops, numberOf } from '../patients/stopped-numbers.ts';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { addLine, endLine, readLine } from './call-lines.ts';
import { createContact } from './contacts.ts';
import { requireNoOpenContact } from './open-contact.ts';
import type { Telephony } from './telephony/telephony.ts';

/**
 * Returns what the user can do about stopped calls.
 * Consent and death are recorded in the registration, everything else in a call.
 */
function actionWhenStopped(disposition: string): string {
  if (disposition === 'consent-withdrawn') {
    return 'Do not call. When the patient gives consent again, record it in the registration.';
  }
  if (disposition === 'deceased') {
    return 'Do not call. If this is wrong, undo it in the registration, or correct the call that recorded it.';
  }
  return dispositionOf(disposition)?.stopsNumber
    ? 'Add another number of the patient, or allow the stopped one again with a reason.'
    : 'Do not call. If this is wrong, correct the call that recorded it.';
}

/** Returns the number to dial. Throws if calls to the patient are stopped or there is no number. */
async function requireNumber({ tx, caller }: Call, vitaId: string, given?: string): Promise<CalledNumber> {
  await requirePatient(tx, caller, vitaId);
  await lockPatient(tx, vitaId);
  const stopped = await stoppedCalls(tx, vitaId);
  if (stopped) {
    throw new ProblemError('number-stopped', {
      detail: `Calls to this patient were stopped: ${stopped.disposition}.`,
      action: actionWhenStopped(stopped.disposition),
    });
  }
  const number = await numberOf(tx, vitaId, given);
  if (number?.isStopped) {
    throw new ProblemError('number-stopped', {
      detail: 'This number was stopped; the patient may be called on another one.',
      action: 'Call another number, or allow this one again with a reason.',
    });
  }
  if (number) return number;
  throw new ProblemError('number-missing', {
    detail: 'The patient has no phone number.',
    action: 'Add a phone number to the patient first.',
  });
}

/** Enforces calling hours, except for a simulated line, which makes no real call. */
async function requireHours(call: Call, telephony: Telephony, emergency?: { readonly reason: string }) {
  if (emergency) call.noted({ emergencyCall: emergency.reason });
  else if (telephony.kind !== 'simulated') await requireCallingHours(call.tx, entryOf(call));
}

/** Returns the e-mail address by which the provider identifies the caller's phone. */
async function agentOf({ tx, caller }: Call): Promise<string> {
  const query = tx.selectFrom('staff').select('email').where('id', '=', caller.staffId);
  return (await query.executeTakeFirstOrThrow()).email;
}

/** Returns the number that patients see, if the organisation set one (preference `TELEPHONY`). */
async function callerIdOf({ tx, caller }: Call): Promise<string | undefined> {
  const row = await tx
    .selectFrom('preference')
    .select(sql<string | null>`info->>'callerId'`.as('callerId'))
    .where('organisation_id', '=', caller.organisationId)
    .where('type', '=', 'TELEPHONY')
    .executeTakeFirst();
  return row?.callerId ?? undefined;
}

interface Begun {
  readonly contactId: string;
  readonly vitaId: string;
  /** In the form in which it is dialled. */
  readonly number: string;
}

/**
 * Opens the line of a call that the console dials.
 * The provider is asked only after the call is stored and the response is sent.
 */
async function openLine(call: Call, telephony: Telephony, begun: Begun): Promise<void> {
  if (telephony.kind === 'device') return;
  await addLine(call.tx, { ...begun, kind: telephony.kind }, entryOf(call));
  if (telephony.kind !== 'provider') return;
  const callerId = await callerIdOf(call);
  const line = {
    reference: begun.contactId,
    number: begun.number,
    agent: await agentOf(call),
    ...(callerId !== undefined && { callerId }),
  };
  call.afterwards('telephony-connect', () => telephony.connect(line));
}

const dialRoute = (telephony: Telephony) =>
  route(dial, async ({ body: { contact, emergency } }, call) => {
    const { id: contactId, vitaId } = contact;
    call.touched(vitaId);
    const called = await requireNumber(call, vitaId, contact.number);
    const { tel } = called;
    await requireNoOpenContact(call.tx, contact, entryOf(call));
    await requireHours(call, telephony, emergency);
    const stored = await createContact(call.tx, contact, entryOf(call), called);
    await openLine(call, telephony, { contactId, vitaId, number: tel.replace(/^tel:/, '') });
    return { vitaId, data: { contact: stored, via: telephony.kind, tel } };
  });

const lineRoute = route(getLine, async ({ query: { contactId } }, call) => ({
  data: await readLine(call.tx, entryOf(call), contactId),
}));

const hangUpRoute = (telephony: Telephony) =>
  route(hangUp, async ({ body }, call) => {
    call.touched(body.vitaId);
    const data = await endLine(call.tx, entryOf(call), body);
    if (telephony.kind === 'provider' && data.via === 'provider') {
      call.afterwards('telephony-hangup', () => telephony.hangUp(body.contactId));
    }
    return { vitaId: body.vitaId, data };
  });

const allowNumberRoute = route(allowNumber, async ({ body }, call) => {
  const { vitaId, number, reason } = body;
  const { tx, caller } = call;
  call.touched(vitaId);
  await requirePatient(tx, caller, vitaId);
  const lifted = await liftStops(tx, { vitaId, number, reason }, entryOf(call));
  call.noted({ lifted, reason });
  return { vitaId, data: await readPatient(tx, caller, vitaId) };
});

/** Routes for starting a call and following its line. */
export const dialRoutes = (telephony: Telephony): readonly Route[] => [
  dialRoute(telephony),
  allowNumberRoute,
  lineRoute,
  hangUpRoute(telephony),
];
