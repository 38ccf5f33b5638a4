import { READS_RECORD } from '@careline/core/internal/navigation';
import type { CodeableConcept, Condition } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource } from '../fhir-resource.ts';
import { dateTimeOf, filled, hl7Concept, ICD10, toDateTime } from '../fhir-systems.ts';
import { instants, ofPatient, refersTo } from '../search/common-parameters.ts';
import {
  answersOf,
  authorOf,
  codeInContent,
  conceptOf,
  contentOf,
  detailOf,
  ENTRY_COLUMNS,
  type EntryRow,
  entriesFrom,
  isVisibleEntry,
  textOf,
} from './recorded-entries.ts';

const clinical = (code: string) => hl7Concept('condition-clinical', code);
const verified = (code: string) => hl7Concept('condition-ver-status', code);

const CERTAINTIES: Readonly<Record<string, string>> = {
  PROVISIONAL: 'provisional',
  CONFIRMED: 'confirmed',
  RULED_OUT: 'refuted',
};
const STATUSES: Readonly<Record<string, string>> = {
  ACTIVE: 'active',
  CONTROLLED: 'active',
  RELAPSE: 'relapse',
  RESOLVED: 'resolved',
};

type Parts = Partial<Condition>;

function fromSheet(row: EntryRow): Parts {
  const { term, code, certainty, status, since, note } = answersOf(row);
  const icd = textOf(code);
  const isRuledOut = certainty === 'RULED_OUT';
  return {
    clinicalStatus: clinical(isRuledOut ? 'inactive' : (STATUSES[textOf(status)] ?? 'active')),
    verificationStatus: verified(CERTAINTIES[textOf(certainty)] ?? 'unconfirmed'),
    code: {
      ...(icd === '' ? {} : { coding: [{ system: ICD10, code: icd }] }),
      text: textOf(term) || 'Not named',
    },
    ...(textOf(since) === '' ? {} : { onsetString: textOf(since) }),
    ...(textOf(note) === '' ? {} : { note: [{ text: textOf(note) }] }),
  };
}

/** Clinical and verification status by the state of an imported entry. Entries without one have none. */
const STATES: Readonly<Record<string, Parts>> = {
  active: { clinicalStatus: clinical('active') },
  recorded: { clinicalStatus: clinical('active') },
  past: { clinicalStatus: clinical('inactive') },
  'not-done': { clinicalStatus: clinical('inactive') },
  refuted: { clinicalStatus: clinical('inactive'), verificationStatus: verified('refuted') },
  'entered-in-error': { verificationStatus: verified('entered-in-error') },
};

function fromImport(row: EntryRow): Parts {
  const content = contentOf(row);
  const onset = dateTimeOf(content.time);
  const note = detailOf(content, 'note');
  return {
    ...STATES[content.state],
    code: conceptOf(content),
    ...(onset === undefined ? {} : { onsetDateTime: onset }),
    ...(note === undefined ? {} : { note: [{ text: note }] }),
  };
}

const categoryOf = ({ encounter_id }: EntryRow): CodeableConcept =>
  hl7Concept('condition-category', encounter_id === null ? 'problem-list-item' : 'encounter-diagnosis');

export const condition = defineResource<EntryRow, Condition>({
  type: 'Condition',
  description:
    'Diagnoses of the newest case sheet with their ICD-10 codes, and conditions that were imported.',
  unsupported: [
    'A new version of the case sheet gives its diagnoses new ids.',
    'There is no search by `clinical-status`: read all of a patient.',
  ],
  right: READS_RECORD,
  from: entriesFrom({
    kinds: ['Condition', 'conditions'],
    section: { key: 'DIAGNOSIS', rows: '{diagnoses,diagnoses}' },
  }),
  columns: ENTRY_COLUMNS,
  updatedAt: sql`r.created_at`,
  rowId: 'part',
  visible: isVisibleEntry,
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    code: codeInContent('the code of the diagnosis, such as an ICD-10 code'),
    encounter: refersTo('the encounter it was written in', sql`r.encounter_id`, 'Encounter', 'encounter'),
    'recorded-date': instants('when it was recorded here', sql`r.created_at`),
  },
  sorts: { 'recorded-date': { column: sql`r.created_at`, type: 'bigint' } },
  order: '-recorded-date',
  toResource: (row) =>
    filled<Condition>({
      resourceType: 'Condition',
      category: [categoryOf(row)],
      ...(row.kind === 'sheet' ? fromSheet(row) : fromImport(row)),
      subject: { reference: `Patient/${row.person_id}` },
      ...(row.encounter_id === null ? {} : { encounter: { reference: `Encounter/${row.encounter_id}` } }),
      recordedDate: toDateTime(row.created_at),
      recorder: authorOf(row),
    }),
});
