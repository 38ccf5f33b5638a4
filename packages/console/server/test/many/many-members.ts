import { type Kysely, sql } from 'kysely';
import { openTokens, type Tokens } from '../../src/identity/tokens/tokens.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { Clinic } from '../clinic.ts';

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

export interface Workplace {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly facilityName: string;
  readonly timeZone: string;
  /** The origin of the sign-in. */
  readonly origin: string;
}

/** Adds a signed-in staff member who calls patients, with further scopes. */
export async function signedInMember(
  db: Kysely<Schema>,
  tokens: Tokens,
  { organisationId, origin, ...facility }: Workplace,
  name: string,
  further: readonly string[] = [],
): Promise<{ readonly staffId: string; readonly token: string }> {
  const { facilityId } = facility;
  const [staffId, sessionId] = [newId(), newId()];
  const email = `${staffId}@staff.example`;
  const scopes = [...SCOPES, ...further];
  await db
    .insertInto('staff')
    .values({ id: staffId, organisation_id: organisationId, name, email, scopes })
    .execute();
  await db.insertInto('staff_facility').values({ staff_id: staffId, facility_id: facilityId }).execute();
  const used = { first_used_at: now(), last_used_at: now(), browser: 'Firefox', system: 'Linux' };
  const at = { facility_id: facilityId, issuer: origin, session_key: sessionId };
  await db
    .insertInto('staff_session')
    .values({ id: sessionId, staff_id: staffId, ...at, ...used })
    .execute();
  const claims = { staffId, sessionId, email, name, roles: [], scopes, appScopes: [], facility };
  return { staffId, token: (await tokens.mintAccess(claims, now())).token };
}

/** Adds signed-in staff of the larger facility, which has nine in ten patients. */
export async function addMembers(
  db: Kysely<Schema>,
  { organisationId, otherFacilityId: facilityId }: Clinic,
  { count, origin }: { readonly count: number; readonly origin: string },
): Promise<readonly Caller[]> {
  // Calls are allowed at any hour.
  await db.updateTable('facility').set({ calling_from_hour: 0, calling_to_hour: 24 }).execute();
  const tokens = await openTokens(db, {
    origin,
    rolesClaim: `${origin}/roles`,
    clientId: 'careline-console',
  });
  const place = { organisationId, facilityId, facilityName: 'South', timeZone: 'Asia/Kolkata', origin };
  const staff: Caller[] = [];
  for (let index = 0; index < count; index += 1)
    staff.push(await signedInMember(db, tokens, place, `Member ${index}`));
  return staff;
}

/** Returns callable patients of the facility, each with a different name. */
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
