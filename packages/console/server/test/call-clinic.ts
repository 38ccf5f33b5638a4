import { addCallLog, dial } from '@careline/core/internal/calls';
import type { NewPerson } from '../src/patients/registration/new-person.ts';
import { insertPersons } from '../src/patients/registration/persons.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { runWork } from '../src/platform/database/work.ts';
import { aClinic } from './clinic.ts';
import { clinicalCalls } from './clinical-calls.ts';
import { callContent } from './content/call-content.ts';
import type { DatabaseKind } from './databases.ts';
import { aPerson } from './people.ts';

export const NOW = 1_760_000_000;

/**
 * Returns a clinic on a new database with a caller at each facility and content of calls, at a fixed moment
 * (unix seconds).
 */
export async function aCallClinic({ open }: DatabaseKind, scopes: readonly string[] = [], now = NOW) {
  const database = await open();
  const clinic = await aClinic(database.db);
  const call = clinicalCalls(database, clinic, { now, scopes });
  const content = callContent(now);

  async function newPatient(facts: Partial<NewPerson> = {}): Promise<string> {
    const person = aPerson(clinic, { id: newId(), phones: [{ value: '98765 43210' }], ...facts });
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
    return person.id;
  }

  /** Adds a patient and a call to them that has just started. */
  async function dialled(facts: Partial<Parameters<typeof content.contact>[1]> = {}) {
    const vitaId = await newPatient();
    const contact = content.contact(vitaId, facts);
    await call(dial, { body: { contact } });
    return { vitaId, contactId: contact.id };
  }

  /** Adds a colleague at the same facility. */
  async function aColleague(name = 'Meena Coach') {
    const staffId = newId();
    const organisation_id = clinic.organisationId;
    const row = { id: staffId, organisation_id, name, email: `${staffId}@test.example` };
    await database.db.insertInto('staff').values(row).execute();
    return clinicalCalls(database, { ...clinic, staffId }, { now, scopes });
  }

  /** Saves a call as reached. */
  const reach = (contactId: string, vitaId: string) =>
    call(addCallLog, { body: content.saved(contactId, vitaId) });

  return {
    database,
    clinic,
    reach,
    call,
    content,
    newPatient,
    dialled,
    aColleague,
    /** The same staff member, signed in at the other facility. */
    callElsewhere: clinicalCalls(database, clinic, { facilityId: clinic.otherFacilityId, now, scopes }),
  };
}

export type CallClinic = Awaited<ReturnType<typeof aCallClinic>>;
