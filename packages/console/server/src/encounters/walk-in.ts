import { serviceSetting } from '@careline/core/internal/encounters';
import { dayOf } from '@careline/core/internal/formatting';
import type { RegisteredPatient, WalkInVisit } from '@careline/core/internal/patients/registration';
import type { Transaction } from 'kysely';
import { type NewRegistration, registerPatient } from '../patients/registration/register-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { createEncounter } from './create-encounter.ts';
import type { EncounterEntry } from './encounter-entry.ts';
import { noteArrival, type ValidEvent } from './encounters.ts';

type Tx = Transaction<Schema>;

/** The visit as the client made it, once for all attempts. */
interface NewVisit {
  readonly encounterId: string;
  readonly metaInfo: ValidEvent['metaInfo'];
}

/** A first visit at a primary health centre is seen by whoever is on duty. */
const SERVICE = 'GP_CONSULTATION';

async function readVisit(tx: Tx, encounterId: string, vitaId: string): Promise<WalkInVisit | undefined> {
  const row = await tx
    .selectFrom('encounter')
    .select('token')
    .where('id', '=', encounterId)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  return row && { encounterId, token: row.token };
}

/** Opens the encounter of a walk-in at the time of its registration, and notes that the patient is there. */
async function openVisit(
  tx: Tx,
  { encounterId, metaInfo }: NewVisit,
  vitaId: string,
  entry: EncounterEntry,
): Promise<void> {
  const start = Math.min(metaInfo.updatedAt, entry.now);
  await createEncounter(
    tx,
    {
      id: encounterId,
      vitaId,
      facilityId: entry.facilityId,
      ...serviceSetting(SERVICE),
      encounterType: 'PHC',
      serviceType: SERVICE,
      period: { start },
      metaInfo,
    },
    entry,
  );
  const isToday = dayOf(start, entry.timeZone) === dayOf(entry.now, entry.timeZone);
  await noteArrival(tx, { encounterId, vitaId, metaInfo, ...(isToday ? {} : { arrivedAt: start }) }, entry);
}

/**
 * Registers a patient and opens their visit in today's queue. Repeating it returns the stored patient and visit.
 * A registration that waited on a device past its day gets a visit on that day, without a token.
 */
export async function registerWalkInPatient(
  tx: Tx,
  registration: NewRegistration,
  visit: NewVisit,
  entry: EncounterEntry,
): Promise<RegisteredPatient & { visit: WalkInVisit }> {
  const { vitaId } = registration;
  const patient = await registerPatient(tx, registration, entry);
  const known = await readVisit(tx, visit.encounterId, vitaId);
  // The right to register walk-ins includes their first visit, and no other encounter.
  if (!known) await openVisit(tx, visit, vitaId, { ...entry, scopes: ['facility_encounters'] });
  const stored = known ?? (await readVisit(tx, visit.encounterId, vitaId));
  return { ...patient, visit: stored ?? { encounterId: visit.encounterId, token: null } };
}
