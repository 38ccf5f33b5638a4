import type { Transaction } from 'kysely';
import { newId } from '../store/new-id.ts';
import { insertPersons, type NewPerson } from '../store/persons.ts';
import type { Schema } from '../store/schema.ts';
import { countRemarks, type ImportedBatch, type Remark } from './batch-result.ts';
import { freeUhids } from './free-uhids.ts';
import type { ImportPlace } from './import-place.ts';
import { findPersons, rowKey } from './known-rows.ts';
import { type PatientRow, patientRowSchema } from './patient-row.ts';
import { readPatient } from './read-patient.ts';
import { readRows, type SourceRow } from './read-rows.ts';
import { replacePerson } from './replace-person.ts';
import { settlePersons } from './settle-persons.ts';

type Tx = Transaction<Schema>;

interface Candidate {
  readonly person: NewPerson;
  readonly remarks: readonly Remark[];
}

function candidateOf(source: SourceRow<PatientRow>, id: string, place: ImportPlace, now: number): Candidate {
  const { person, remarks } = readPatient(source.row);
  return {
    person: {
      ...person,
      id,
      organisationId: place.organisationId,
      facilityIds: [place.facilityId],
      contentHash: source.hash,
      createdAt: now,
      updatedAt: now,
    },
    remarks,
  };
}

function withUhid({ person, remarks }: Candidate, uhid: string | undefined): Candidate {
  if (uhid === undefined) return { person, remarks };
  const identifiers = [...(person.identifiers ?? []), { system: 'uhid', value: uhid }];
  return { person: { ...person, identifiers }, remarks };
}

/** New people, people whose content changed, and whom all of these lines are about. */
async function sortOut(tx: Tx, rows: readonly SourceRow<PatientRow>[], place: ImportPlace, now: number) {
  const known = await findPersons(
    tx,
    place,
    rows.map(({ row }) => row),
  );
  const fresh = new Map<string, Candidate>();
  const changed: Candidate[] = [];
  const personIds = new Set<string>();
  for (const source of rows) {
    const key = rowKey(source.row.source, source.row.id);
    const before = known.get(key);
    const candidate = candidateOf(source, before?.id ?? newId(), place, now);
    personIds.add(candidate.person.id);
    if (before?.hash === source.hash) continue;
    if (before) changed.push({ ...candidate, remarks: [...candidate.remarks, 'updated'] });
    else fresh.set(key, candidate);
    known.set(key, { id: candidate.person.id, hash: source.hash, here: true });
  }
  return { fresh: [...fresh.values()], changed, personIds: [...personIds] };
}

/**
 * Takes patients. One who is known by source and id with the same content is there already; with other content the
 * newer one replaces it. Every one of them belongs to the facility afterwards, and to the programme if there is one.
 */
export async function importPatients(
  tx: Tx,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const { rows, refused } = readRows(lines, patientRowSchema);
  const { fresh, changed, personIds } = await sortOut(tx, rows, place, now);
  const uhids = await freeUhids(tx, place.organisationId, fresh.length);
  const people = fresh.map((candidate, index) => withUhid(candidate, uhids[index]));
  const added = await insertPersons(
    tx,
    people.map(({ person }) => person),
  );
  for (const { person } of changed) await replacePerson(tx, person);
  // Whom another import added at the same moment, it settles too.
  const lost = new Set(people.map(({ person }) => person.id).filter((id) => !added.has(id)));
  const settled = personIds.filter((id) => !lost.has(id));
  await settlePersons(tx, settled, place, now);
  const taken = [...people.filter(({ person }) => added.has(person.id)), ...changed];
  return {
    taken: taken.length,
    kept: 0,
    there: lines.length - refused.length - taken.length,
    refused,
    remarks: countRemarks(taken.flatMap(({ remarks }) => remarks)),
    personIds: settled,
  };
}
