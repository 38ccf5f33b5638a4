import { READS_RECORD } from '@careline/core/internal/navigation';
import type { MedicationStatement } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource } from '../fhir-resource.ts';
import { dateTimeOf, filled, toDateTime } from '../fhir-systems.ts';
import { ofPatient } from '../search/common-parameters.ts';
import {
  codeInContent,
  conceptOf,
  contentOf,
  detailOf,
  ENTRY_COLUMNS,
  type EntryRow,
  entriesFrom,
  isVisibleEntry,
} from './recorded-entries.ts';

/** By the state of an imported entry. */
const STATUSES: Readonly<Record<string, MedicationStatement['status']>> = {
  active: 'active',
  past: 'completed',
  recorded: 'completed',
  'not-done': 'not-taken',
  refuted: 'entered-in-error',
  'entered-in-error': 'entered-in-error',
};

function toStatement(row: EntryRow): MedicationStatement {
  const content = contentOf(row);
  const since = dateTimeOf(content.time);
  const [dosage, reason, note] = ['dosage', 'reason', 'note'].map((key) => detailOf(content, key));
  return filled<MedicationStatement>({
    resourceType: 'MedicationStatement',
    status: STATUSES[content.state] ?? 'unknown',
    medicationCodeableConcept: conceptOf(content),
    subject: { reference: `Patient/${row.person_id}` },
    effectiveDateTime: since,
    dateAsserted: toDateTime(row.created_at),
    reasonCode: reason === undefined ? [] : [{ text: reason }],
    note: note === undefined ? [] : [{ text: note }],
    dosage: dosage === undefined ? [] : [{ text: dosage }],
  });
}

export const medicationStatement = defineResource<EntryRow, MedicationStatement>({
  type: 'MedicationStatement',
  description: 'Medicines that another system recorded or prescribed and that were imported.',
  unsupported: [
    'Medicines that patients report on calls and in case sheets are not shown.',
    'There is no search by `status`: read all of a patient.',
  ],
  right: READS_RECORD,
  from: entriesFrom({
    kinds: ['MedicationStatement', 'MedicationRequest', 'MedicationOrder', 'medications'],
  }),
  columns: ENTRY_COLUMNS,
  updatedAt: sql`r.created_at`,
  rowId: 'part',
  visible: isVisibleEntry,
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    code: codeInContent('the code of the medicine'),
  },
  sorts: {},
  order: '-_lastUpdated',
  toResource: toStatement,
});
