import { type Kysely, sql } from 'kysely';
import { newId } from '../src/store/new-id.ts';
import type { Schema } from '../src/store/schema.ts';
import { openTokens } from '../src/tokens/tokens.ts';
import type { Clinic } from './clinic.ts';

export interface Caller {
  readonly token: string;
}

export interface Callee {
  readonly vitaId: string;
  readonly name: string;
  readonly phone: string;
}

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];
const now = (): number => Math.floor(Date.now() / 1000);

/** People of the larger facility, nine in ten patients, each signed in. */
export async function addMembers(
  db: Kysely<Schema>,
  { organisationId, otherFacilityId: facilityId }: Clinic,
  { count, origin }: { readonly count: number; readonly origin: string },
): Promise<readonly Caller[]> {
  // They call at any hour.
  await db.updateTable('facility').set({ calling_from_hour: 0, calling_to_hour: 24 }).execute();
  const tokens = await openTokens(db, {
    origin,
    rolesClaim: `${origin}/roles`,
    clientId: 'careline-console',
  });
  const facility = { facilityId, facilityName: 'South', timeZone: 'Asia/Kolkata' };
  const staff: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    const [staffId, sessionId] = [newId(), newId()];
    const [name, email] = [`Member ${index}`, `${staffId}@staff.example`];
    await db
      .insertInto('staff')
      .values({ id: staffId, organisation_id: organisationId, name, email, scopes: SCOPES })
      .execute();
    await db.insertInto('staff_facility').values({ staff_id: staffId, facility_id: facilityId }).execute();
    const used = { first_used_at: now(), last_used_at: now(), browser: 'Firefox', system: 'Linux' };
    await db
      .insertInto('staff_session')
      .values({
        id: sessionId,
        staff_id: staffId,
        facility_id: facilityId,
        issuer: origin,
        session_key: sessionId,
        ...used,
      })
      .execute();
    const holder = { staffId, sessionId, email, name, roles: [], scopes: SCOPES };
    staff.push({ token: (await tokens.mintAccess({ ...holder, appScopes: [], facility }, now())).token });
  }
  return staff;
}

/** Patients of theirs who may be called, each of another name. */
export async function callablePatients(
  db: Kysely<Schema>,
  { otherFacilityId }: Clinic,
): Promise<readonly Callee[]> {
  const { rows } = await sql<Callee>`
    select p.id as "vitaId", p.name, h.value as phone
    from person_facility f join person p on p.id = f.person_id join person_phone h on h.person_id = p.id
    where f.facility_id = ${otherFacilityId}
      and not exists (select from contact c where c.person_id = p.id and c.current_status = 'stop')
    limit 20000`.execute(db);
  return rows;
}
