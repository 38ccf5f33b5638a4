import { callForm, ESCALATION } from '@careline/core/internal/calls/forms';
import { readingsFrom, valuesFrom } from '@careline/core/internal/forms';
import type { Transaction } from 'kysely';
import { correctCall, withdrawCall } from '../../src/calls/log/call-corrections.ts';
import { DEMO_ORGANISATION, DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { DemoRecord } from './generate-people.ts';
import type { DemoCall } from './make-calls.ts';

type Tx = Transaction<Schema>;

/** One call in `every` people was corrected, and one was logged for the wrong patient. */
const CORRECTED = { every: 24, first: 7 };
const WITHDRAWN = { every: 40, first: 11 };
/** Error of a misheard blood pressure in mmHg. The corrected value must not need an escalation. */
const MISHEARD = 10;
const MIN_AFTERWARDS = 110;
/** The caller noticed the mistake half an hour after the call. */
const LATER_SECONDS = 1800;

const systolicOf = ({ log }: DemoCall): number => Number(log?.answers.bloodPressure?.systolic ?? Number.NaN);

/**
 * Whether the call has a blood pressure and no urgent sign that a lower pressure would leave without a cause.
 */
const canBeMisheard = (call: DemoCall): boolean =>
  call.programme !== 'healthy_motherhood' &&
  systolicOf(call) - MISHEARD >= MIN_AFTERWARDS &&
  call.log?.answers[ESCALATION] === undefined;

/**
 * Returns who corrects a call, when, and the fields that all parts share. Undefined if it was corrected before.
 */
async function rightingOf(tx: Tx, call: DemoCall) {
  const closed = call.statuses.at(-1);
  const { id, author, facilityId } = call;
  const stored = await tx
    .selectFrom('contact')
    .select('current_status_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!closed?.disposition || stored?.current_status_id !== closed.id) return undefined;
  const now = closed.at + LATER_SECONDS;
  const { id: staffId, name } = author;
  const place = { organisationId: DEMO_ORGANISATION.id, facilityId, timeZone: DEMO_TIME_ZONE };
  return {
    by: { ...place, staffId, name, now, ofOthers: false },
    metaInfo: { updatedAt: now, deleted: false, source: 'manual' },
    closed: { ...closed, disposition: closed.disposition },
  };
}

async function correct(tx: Tx, vitaId: string, call: DemoCall): Promise<void> {
  const form = callForm(call.programme, call.callType);
  const righting = await rightingOf(tx, call);
  if (!form || !call.log || !righting) return;
  const { by, metaInfo, closed } = righting;
  let made = 0;
  const newId = () => seededUuid(`${call.id}/corrected/${made++}`, by.now);
  const systolic = String(systolicOf(call) - MISHEARD);
  const { bloodPressure, ...others } = call.log.answers;
  const answers = { ...others, bloodPressure: { ...bloodPressure, systolic } };
  const context = { timestamp: call.startedAt, metaInfo, newId };
  const readings = readingsFrom(form, valuesFrom(form, answers), context);
  const { disposition, detail, note, nextCallAt = null, endedAt = closed.at } = closed;
  await correctCall(
    tx,
    {
      contactId: call.id,
      vitaId,
      followsStatus: closed.id,
      reason: 'The pressure was misheard',
      status: { id: newId(), disposition, detail, note, nextCallAt, endedAt, metaInfo },
      log: { form: form.id, answers, follows: 1, metaInfo },
      readings: readings.map((reading) => ({ ...reading, metaInfo })),
    },
    by,
  );
}

async function withdraw(tx: Tx, vitaId: string, call: DemoCall): Promise<void> {
  const righting = await rightingOf(tx, call);
  if (!righting) return;
  const { by, metaInfo, closed } = righting;
  const statusId = seededUuid(`${call.id}/withdrawn`, by.now);
  const reason = 'Logged for the wrong patient';
  const which = { contactId: call.id, vitaId, followsStatus: closed.id };
  await withdrawCall(tx, { ...which, statusId, reason, metaInfo }, by);
}

/** Corrects and withdraws a few calls of a batch, so that the demo shows both. The calls must be stored. */
export async function setCallsRight(tx: Tx, records: readonly DemoRecord[]): Promise<void> {
  for (const { person, calls } of records) {
    // The last call decides what is due, so it is left alone.
    const earlier = calls.slice(0, -1);
    const misheard = person.index % CORRECTED.every === CORRECTED.first && earlier.findLast(canBeMisheard);
    if (misheard) await correct(tx, person.id, misheard);
    const misfiled = person.index % WITHDRAWN.every === WITHDRAWN.first && earlier.at(-1);
    if (misfiled) await withdraw(tx, person.id, misfiled);
  }
}
