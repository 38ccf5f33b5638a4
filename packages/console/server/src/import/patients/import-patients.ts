import type { Transaction } from 'kysely';
import { doubtAgain } from '../../observations/doubt-again.ts';
import { latestDay } from '../../observations/doubtful-time.ts';
import type { NewPerson } from '../../patients/registration/new-person.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { countRemarks, type ImportedBatch, type Remark } from '../batch-result.ts';
import { readRows, type SourceRow } from '../files/read-rows.ts';
import type { ImportPlace } from '../import-place.ts';
import { freeUhids } from './free-uhids.ts';
import { heldLines, holdRows, ownersHeld, type RowToHold } from './hold-rows.ts';
import { findPersons, type PersonFacts, rowKey } from './known-rows.ts';
import { type PatientRow, patientRowSchema } from './patient-row.ts';
import { readPatient } from './read-patient.ts';
import { replacePerson } from './replace-person.ts';
import { isOtherPerson } from './same-person.ts';
import { settlePersons } from './settle-persons.ts';

type Tx = Transaction<Schema>;

interface Candidate {
  readonly person: NewPerson;
  readonly remarks: readonly Remark[];
}

function candidateOf(source: SourceRow<PatientRow>, id: string, place: ImportPlace, now: number): Candidate {
  const { person, remarks } = readPatient(source.row, latestDay(now, place.timeZone), place.timeZone);
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

const factsOf = ({ person }: Candidate): PersonFacts => ({
  name: person.name,
  names: person.names ?? [],
  gender: person.gender,
  birthDate: person.birthDate ?? null,
  deceased: person.deceased ?? null,
});

interface Sorted {
  readonly fresh: readonly Candidate[];
  readonly changed: readonly Candidate[];
  readonly held: readonly RowToHold[];
  /** Persons with a changed birth or death. */
  readonly otherLife: readonly string[];
  /** Persons of all lines except held ones. */
  readonly personIds: readonly string[];
}

interface HeldPatient {
  readonly source: SourceRow<PatientRow>;
  readonly personId: string;
  readonly content: string;
}

const toHold = ({ source: { index, row, hash }, personId, content }: HeldPatient): RowToHold => ({
  ...{ index, hash, personId, content },
  kind: 'patients',
  source: row.source,
  id: row.id,
  patient: row.id,
  at: null,
  reason: 'same-id-other-person',
});

/** Separates new people, changed people, and rows with another person's id. */
async function sortOut(
  tx: Tx,
  rows: readonly SourceRow<PatientRow>[],
  { lines, place, now, decided }: Patients,
): Promise<Sorted> {
  const known = await findPersons(
    tx,
    place,
    rows.map(({ row }) => row),
  );
  const fresh = new Map<string, Candidate>();
  const changed: Candidate[] = [];
  const held: RowToHold[] = [];
  const otherLife: string[] = [];
  const personIds = new Set<string>();
  for (const source of rows) {
    const key = rowKey(source.row.source, source.row.id);
    const before = known.get(key);
    const candidate = candidateOf(source, before?.id ?? newId(), place, now);
    const facts = factsOf(candidate);
    if (before && !before.merged && before.hash !== source.hash && !decided && isOtherPerson(before, facts)) {
      held.push(toHold({ source, personId: before.id, content: lines[source.index] ?? '' }));
      continue;
    }
    personIds.add(candidate.person.id);
    // A merged record's registration is now another patient's, so the source must not overwrite it.
    if (before?.hash === source.hash || before?.merged) continue;
    if (before) {
      changed.push({ ...candidate, remarks: [...candidate.remarks, 'updated'] });
      if (before.birthDate !== facts.birthDate || before.deceased !== facts.deceased)
        otherLife.push(before.id);
    } else fresh.set(key, candidate);
    known.set(key, {
      ...facts,
      id: candidate.person.id,
      hash: source.hash,
      merged: false,
      here: true,
      held: null,
    });
  }
  return { fresh: [...fresh.values()], changed, held, otherLife, personIds: [...personIds] };
}

interface Patients {
  readonly lines: readonly string[];
  readonly place: ImportPlace;
  readonly now: number;
  /** Whether someone decided that the lines belong to the persons with these ids. */
  readonly decided: boolean;
}

/**
 * Imports patients. A known source and id with the same content counts as there. Other content replaces the old, unless
 * it describes another person; then the row waits for a decision. Every imported patient belongs to the facility
 * afterwards, and to the programme if there is one.
 */
async function takePatients(tx: Tx, patients: Patients): Promise<ImportedBatch> {
  const { lines, place, now } = patients;
  const { rows, refused } = readRows(lines, patientRowSchema);
  const { fresh, changed, held, otherLife, personIds } = await sortOut(tx, rows, patients);
  const uhids = await freeUhids(tx, place.organisationId, fresh.length);
  const people = fresh.map((candidate, index) => withUhid(candidate, uhids[index]));
  const added = await insertPersons(
    tx,
    people.map(({ person }) => person),
  );
  for (const { person } of changed) await replacePerson(tx, person);
  await doubtAgain(tx, otherLife, now);
  const waiting = await holdRows(tx, held, place, now);
  // Persons added by a concurrent import are settled there too.
  const lost = new Set(people.map(({ person }) => person.id).filter((id) => !added.has(id)));
  const settled = personIds.filter((id) => !lost.has(id));
  await settlePersons(tx, settled, place, now);
  const taken = [...people.filter(({ person }) => added.has(person.id)), ...changed];
  return {
    taken: taken.length,
    kept: 0,
    there: lines.length - refused.length - taken.length - waiting.length,
    refused,
    remarks: countRemarks(taken.flatMap(({ remarks }) => remarks)),
    ...heldLines(waiting),
    personIds: [...new Set([...settled, ...ownersHeld(held)])],
  };
}

export const importPatients = (
  tx: Tx,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> => takePatients(tx, { lines, place, now, decided: false });

/** Imports patients after the decision that the ids are theirs. */
export const importDecided = (
  tx: Tx,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> => takePatients(tx, { lines, place, now, decided: true });
