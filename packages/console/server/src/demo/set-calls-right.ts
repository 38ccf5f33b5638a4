import { callForm, ESCALATION } from '@careline/core/calls/forms';
import type { DispositionKey } from '@careline/core/calls/outcome';
import { type FormAnswers, readingsFrom, valuesFrom } from '@careline/core/forms';
import type { Transaction } from 'kysely';
import { type Corrector, correctCall, withdrawCall } from '../calls/log/call-corrections.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { DemoCall, DemoCallStatus } from './demo-call.ts';
import { DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import type { DemoRecord } from './generate-people.ts';
import { seededUuid } from './seeded-uuid.ts';

type Tx = Transaction<Schema>;

/** Of every so many people one call was corrected afterwards … */
const CORRECTED = 24;
/** … and of every so many one was withdrawn: it was logged for the wrong patient. */
const WITHDRAWN = 40;
/** What a pressure was heard wrong by, in mmHg. */
const MISHEARD = 10;
/** Half an hour after the call somebody read again what was saved. */
const LATER_SECONDS = 1800;

interface Wrong {
  readonly vitaId: string;
  readonly call: DemoCall;
  /** The status the call was closed with. */
  readonly closed: DemoCallStatus & { readonly disposition: DispositionKey };
  readonly by: Corrector;
}

/** Calls before the last one, which decides what is due, with what they came to. */
const earlierCalls = ({ calls }: DemoRecord): readonly DemoCall[] => calls.slice(0, -1);

function wrongCall({ person }: DemoRecord, call: DemoCall | undefined): Wrong | undefined {
  const closed = call?.statuses.at(-1);
  if (!call || closed?.disposition === undefined) return undefined;
  const { id: staffId, name } = call.author;
  const { facilityId } = call;
  const by = {
    organisationId: DEMO_ORGANISATION.id,
    facilityId,
    staffId,
    name,
    timeZone: DEMO_TIME_ZONE,
    now: closed.at + LATER_SECONDS,
    ofOthers: false,
  };
  return { vitaId: person.id, call, closed: { ...closed, disposition: closed.disposition }, by };
}

const systolicOf = ({ log }: DemoCall): string | undefined => {
  const systolic = log?.answers.bloodPressure?.systolic;
  return typeof systolic === 'string' && systolic !== '' ? systolic : undefined;
};

/** Whether a pressure was told and nothing that could not wait, which a lower pressure would leave without a cause. */
const canBeMisheard = (call: DemoCall): boolean =>
  call.programme !== 'healthy_motherhood' &&
  systolicOf(call) !== undefined &&
  call.log?.answers[ESCALATION] === undefined;

/** The answers with the pressure that the patient had said. */
function heardRight(call: DemoCall): FormAnswers {
  const { bloodPressure, ...others } = call.log?.answers ?? {};
  return {
    ...others,
    bloodPressure: { ...bloodPressure, systolic: String(Number(systolicOf(call)) - MISHEARD) },
  };
}

async function correct(tx: Tx, { vitaId, call, closed, by }: Wrong): Promise<void> {
  const form = callForm(call.programme, call.callType);
  if (!form || !call.log) return;
  let made = 0;
  const newId = () => seededUuid(`${call.id}/corrected/${made++}`, by.now);
  const metaInfo = { updatedAt: by.now, deleted: false, source: 'manual' };
  const answers = heardRight(call);
  const readings = readingsFrom(form, valuesFrom(form, answers), {
    timestamp: call.startedAt,
    metaInfo,
    newId,
  });
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

async function withdraw(tx: Tx, { vitaId, call, closed, by }: Wrong): Promise<void> {
  const metaInfo = { updatedAt: by.now, deleted: false, source: 'manual' };
  const statusId = seededUuid(`${call.id}/withdrawn`, by.now);
  const reason = 'Logged for the wrong patient';
  await withdrawCall(
    tx,
    { contactId: call.id, vitaId, followsStatus: closed.id, statusId, reason, metaInfo },
    by,
  );
}

/** Whether the call is as it was closed: a batch that is written again sets nothing right twice. */
async function isAsClosed(tx: Tx, { call, closed }: Wrong): Promise<boolean> {
  const stored = await tx
    .selectFrom('contact')
    .select('current_status_id')
    .where('id', '=', call.id)
    .executeTakeFirst();
  return stored?.current_status_id === closed.id;
}

/** Corrects and withdraws a few calls of a batch, so that these are there to be seen; the calls must be stored. */
export async function setCallsRight(tx: Tx, records: readonly DemoRecord[]): Promise<void> {
  for (const record of records) {
    const { index } = record.person;
    const earlier = earlierCalls(record);
    const misheard = index % CORRECTED === 7 && wrongCall(record, earlier.findLast(canBeMisheard));
    if (misheard && (await isAsClosed(tx, misheard))) await correct(tx, misheard);
    const misfiled = index % WITHDRAWN === 11 && wrongCall(record, earlier.at(-1));
    if (misfiled && (await isAsClosed(tx, misfiled))) await withdraw(tx, misfiled);
  }
}
