import { phoneKey } from '@careline/core/patients';
import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { DemoCall, DemoCallStatus } from './demo-call.ts';
import { DEMO_ORGANISATION } from './demo-organisation.ts';
import type { DemoRecord } from './generate-people.ts';
import { insertMissing } from './insert-missing.ts';

const SOURCE = 'manual';

interface OwnedCall {
  readonly personId: string;
  /** Of the first phone of the person: demo calls go there. */
  readonly numberKey: string | null;
  readonly call: DemoCall;
}

const ownerColumns = ({ personId, call }: OwnedCall) => ({
  organisation_id: DEMO_ORGANISATION.id,
  facility_id: call.facilityId,
  person_id: personId,
  author_id: call.author.id,
  source: SOURCE,
});

function contactRow(owned: OwnedCall): Insertable<Schema['contact']> {
  const { call } = owned;
  const newest = call.statuses.at(-1);
  return {
    ...ownerColumns(owned),
    id: call.id,
    programme: call.programme,
    call_type: call.callType,
    direction: 'outbound',
    attempt: call.attempt,
    number_key: owned.numberKey,
    started_at: call.startedAt,
    current_status_id: newest?.id ?? call.id,
    created_at: call.startedAt,
    updated_at: newest?.at ?? call.startedAt,
  };
}

function statusRow(owned: OwnedCall, status: DemoCallStatus): Insertable<Schema['contact_status']> {
  return {
    ...ownerColumns(owned),
    id: status.id,
    contact_id: owned.call.id,
    status: status.status,
    disposition: status.disposition ?? null,
    detail: status.detail ?? null,
    note: status.note ?? null,
    next_call_at: status.nextCallAt ?? null,
    ended_at: status.endedAt ?? null,
    created_at: status.at,
    updated_at: status.at,
  };
}

function logRows(owned: OwnedCall): Insertable<Schema['call_log']>[] {
  const { call } = owned;
  const saved = call.statuses.at(-1)?.at ?? call.startedAt;
  if (!call.log) return [];
  return [
    {
      ...ownerColumns(owned),
      contact_id: call.id,
      version: 1,
      form: call.log.form,
      answers: JSON.stringify(call.log.answers),
      reading_ids: call.readings.map(({ id }) => id),
      created_at: saved,
      updated_at: saved,
    },
  ];
}

/** Stores the calls of a batch with statuses and logs; the persons must be there. */
export async function writeCalls(tx: Transaction<Schema>, records: readonly DemoRecord[]): Promise<void> {
  const owned = records.flatMap(({ person, calls }) => {
    const numberKey = person.phones[0] ? phoneKey(person.phones[0].value) : null;
    return calls.map((call) => ({ personId: person.id, numberKey, call }));
  });
  await insertMissing(tx, 'contact', owned.map(contactRow));
  await insertMissing(
    tx,
    'contact_status',
    owned.flatMap((each) => each.call.statuses.map((status) => statusRow(each, status))),
  );
  await insertMissing(tx, 'call_log', owned.flatMap(logRows));
}
