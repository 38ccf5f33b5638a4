import { dayOf, endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import { chargeEncounter } from '../billing/charges.ts';
import { refund, takePayment } from '../billing/payments.ts';
import { nextToken } from '../encounters/arrival-token.ts';
import { atFacility } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_EPOCH, DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-staff.ts';
import { insertMissing } from './insert-missing.ts';
import { seededUuid } from './seeded-uuid.ts';

type Tx = Transaction<Schema>;

const DAY = 86_400;
const [FIRST] = DEMO_FACILITIES;
const accountOf = (login: string) =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${login}@`)) as DemoAccount;
const FRONT_OFFICE = accountOf('facility');
const ADMIN = accountOf('admin');
const COACH = accountOf('coach');

const idAt = (name: string, at: number): string => seededUuid(`reception/${name}`, at);

/** Patients in the waiting room of each facility at the start of a day. */
const IN_WAITING_ROOM = 4;

interface Arriving {
  readonly id: string;
  readonly person_id: string;
  readonly status: string;
  readonly care_provider_id: string | null;
}

/** Adds unassigned visits of today to a facility whose doctors have too few, such as on a Sunday. */
async function bookUnassigned(tx: Tx, facilityId: string, count: number, now: number): Promise<Arriving[]> {
  const people = await tx
    .selectFrom('person')
    .select('person.id')
    .where(atFacility(sql.val(facilityId), sql.ref('person.id')))
    .where('person.deceased', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('encounter')
            .select('encounter.id')
            .whereRef('encounter.person_id', '=', 'person.id')
            .where('encounter.starts_at', '>', now - 10 * DAY)
            .where('encounter.starts_at', '<', now + 10 * DAY),
        ),
      ),
    )
    .orderBy('person.id')
    .limit(count)
    .execute();
  const rows = people.map(({ id: person_id }, index) => ({
    id: idAt(`visit/${facilityId}/${dayOf(now, DEMO_TIME_ZONE)}/${index}`, now),
    person_id,
    status: 'CREATED',
    care_provider_id: null,
  }));
  const place = { organisation_id: DEMO_ORGANISATION.id, facility_id: facilityId };
  const made = {
    author_id: FRONT_OFFICE.id,
    source: 'manual',
    created_at: now - 1800,
    updated_at: now - 1800,
  };
  await insertMissing(
    tx,
    'encounter',
    rows.map((row) => ({
      ...row,
      ...place,
      ...made,
      consultation_mode: 'PHYSICAL',
      encounter_class: 'AMB',
      encounter_type: 'PHC',
      service_type: 'GP_CONSULTATION',
      starts_at: now,
      ends_at: now + 1200,
      reason: 'Cough and fever',
      priority: 'routine',
      payment_state: 'due',
    })),
  );
  await insertMissing(
    tx,
    'encounter_event',
    rows.map(({ id, person_id }) => ({
      ...place,
      ...made,
      id: idAt(`${id}/create`, now - 1800),
      encounter_id: id,
      person_id,
      event: 'create',
      status: 'CREATED',
    })),
  );
  return rows;
}

/** Lets patients of today arrive at a facility, each with a token; one of them is already with the doctor. */
async function fillWaitingRoom(tx: Tx, facilityId: string, now: number): Promise<void> {
  const today = dayOf(now, DEMO_TIME_ZONE);
  const booked = await tx
    .selectFrom('encounter')
    .select(['id', 'person_id', 'status', 'care_provider_id'])
    .where('facility_id', '=', facilityId)
    .where('starts_at', '>=', startOfDay(today, DEMO_TIME_ZONE))
    .where('starts_at', '<', endOfDay(today, DEMO_TIME_ZONE))
    .where('ends_at', '>', now)
    .where('consultation_mode', '=', 'PHYSICAL')
    .where('package', 'is', null)
    .where('status', '=', 'CONFIRMED')
    .where('arrived_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(IN_WAITING_ROOM)
    .execute();
  const missing = IN_WAITING_ROOM - booked.length;
  const arriving = [...booked, ...(missing > 0 ? await bookUnassigned(tx, facilityId, missing, now) : [])];
  for (const [index, { id, person_id, status, care_provider_id }] of arriving.entries()) {
    const arrivedAt = now - 900 + index * 120;
    const token = await nextToken(
      tx,
      { consultation_mode: 'PHYSICAL' },
      { facilityId, now, timeZone: DEMO_TIME_ZONE },
    );
    const isInside = index === 0 && care_provider_id !== null;
    await tx
      .updateTable('encounter')
      .set({ arrived_at: arrivedAt, token, ...(isInside && { started_at: now - 120 }) })
      .where('id', '=', id)
      .execute();
    await insertMissing(tx, 'encounter_event', [
      {
        id: idAt(`${id}/arrive`, arrivedAt),
        encounter_id: id,
        organisation_id: DEMO_ORGANISATION.id,
        facility_id: facilityId,
        person_id,
        event: 'arrive',
        status,
        author_id: FRONT_OFFICE.id,
        source: 'manual',
        created_at: arrivedAt,
        updated_at: arrivedAt,
      },
    ]);
  }
}

/** Fills the waiting room of both facilities. */
export async function fillWaitingRooms(tx: Tx, now: number): Promise<void> {
  for (const { id } of DEMO_FACILITIES) await fillWaitingRoom(tx, id, now);
}

/** Charges two past consultations of the first facility: one is paid and partly refunded, one is still owed. */
async function chargePastVisits(tx: Tx, now: number): Promise<void> {
  const { rows: rates } = await sql<{ id: string; amount: number }>`
    select card ->> 'id' as id, (card ->> 'amount')::int as amount
    from preference p, jsonb_array_elements(p.info -> 'cards') as card
    where p.organisation_id = ${DEMO_ORGANISATION.id} and p.type = 'RATE_CARDS'
      and card ->> 'serviceType' = 'GP_CONSULTATION'`.execute(tx);
  const [rate] = rates;
  const visits = await tx
    .selectFrom('encounter')
    .select(['id', 'person_id'])
    .where('facility_id', '=', FIRST.id)
    .where('status', '=', 'COMPLETED')
    .where('package', 'is', null)
    .where('starts_at', '<', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(2)
    .execute();
  const [paid, owed] = visits;
  if (!rate || !paid || !owed) return;
  const entry = {
    organisationId: DEMO_ORGANISATION.id,
    facilityId: FIRST.id,
    staffId: FRONT_OFFICE.id,
    name: FRONT_OFFICE.name,
    scopes: FRONT_OFFICE.scopes,
    grants: [],
    timeZone: DEMO_TIME_ZONE,
    now,
  };
  for (const { id: encounterId, person_id: vitaId } of visits) {
    const charge = { cardId: rate.id, quantity: 1, unitAmount: rate.amount, about: 'service' };
    await chargeEncounter(
      tx,
      { vitaId, encounterId, charges: [{ id: idAt(`charge/${encounterId}`, now), ...charge }] },
      entry,
    );
  }
  const key = { vitaId: paid.person_id, encounterId: paid.id };
  const receiptId = idAt(`payment/${paid.id}`, now);
  await takePayment(tx, { ...key, id: receiptId, means: 'upi', amount: rate.amount }, entry);
  await refund(
    tx,
    {
      ...key,
      id: idAt(`refund/${paid.id}`, now),
      receiptId,
      means: 'upi',
      amount: rate.amount / 4,
      reason: 'Concession for senior citizens was forgotten',
    },
    entry,
  );
}

/** Starts a project at both facilities with its patients and targets. */
async function startProject(tx: Tx, now: number): Promise<void> {
  const id = seededUuid('project/blood-pressure', DEMO_EPOCH);
  await insertMissing(tx, 'project', [
    {
      id,
      organisation_id: DEMO_ORGANISATION.id,
      name: 'Blood pressure at home',
      kind: 'programme',
      description: 'Patients measure their blood pressure at home and get a call each fortnight.',
      from_day: dayOf(now - 60 * DAY, DEMO_TIME_ZONE),
      until_day: dayOf(now + 120 * DAY, DEMO_TIME_ZONE),
      programmes: [],
      target_enrolled: 60,
      target_consultations: 80,
      target_calls: 240,
      author_id: ADMIN.id,
      created_at: now - 60 * DAY,
      updated_at: now - 60 * DAY,
      updated_by: ADMIN.id,
    },
  ]);
  await insertMissing(
    tx,
    'project_facility',
    DEMO_FACILITIES.map(({ id: facility_id }) => ({ project_id: id, facility_id })),
  );
  await insertMissing(
    tx,
    'project_staff',
    [COACH, accountOf('doctor')].map(({ id: staff_id }) => ({ project_id: id, staff_id })),
  );
  await sql`
    insert into project_patient (id, project_id, person_id, facility_id, enrolled_at, enrolled_by)
    select gen_random_uuid(), ${id}, n.person_id, n.facility_id, ${now - 50 * DAY}::bigint + n.place * 86400, ${COACH.id}
    from (select e.person_id, min(e.facility_id::text)::uuid as facility_id,
        row_number() over (order by e.person_id) as place
      from enrolment e join person p on p.id = e.person_id
      where e.ended_at is null and p.deceased is null group by e.person_id order by e.person_id limit 40) n
    where not exists (select from project_patient x where x.project_id = ${id})`.execute(tx);
}

/** Puts a patient on the waiting list of the first facility. */
async function addWaiting(tx: Tx, now: number): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select('person.id as person_id')
    .where(atFacility(sql.val(FIRST.id), sql.ref('person.id')))
    .orderBy('person.id', 'desc')
    .executeTakeFirst();
  if (!person) return;
  await insertMissing(tx, 'waiting_list_entry', [
    {
      id: idAt('waiting', now),
      organisation_id: DEMO_ORGANISATION.id,
      facility_id: FIRST.id,
      person_id: person.person_id,
      service_type: 'GP_CONSULTATION',
      from_day: dayOf(now, DEMO_TIME_ZONE),
      until_day: dayOf(now + 14 * DAY, DEMO_TIME_ZONE),
      day_part: 'morning',
      priority: 'routine',
      note: 'Can come at short notice',
      author_id: FRONT_OFFICE.id,
      source: 'manual',
      created_at: now - 2 * DAY,
      updated_at: now - 2 * DAY,
    },
  ]);
}

/** Adds what the reception and the office work with, once: bills, a project and an entry of the waiting list. */
export async function fillReception(tx: Tx, now: number): Promise<void> {
  await chargePastVisits(tx, now);
  await startProject(tx, now);
  await addWaiting(tx, now);
}
