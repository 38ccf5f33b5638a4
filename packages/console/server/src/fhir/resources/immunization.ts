import { READS_RECORD } from '@careline/core/internal/navigation';
import type { Immunization } from 'fhir/r4';
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
const STATUSES: Readonly<Record<string, Immunization['status']>> = {
  'not-done': 'not-done',
  refuted: 'entered-in-error',
  'entered-in-error': 'entered-in-error',
};

function toImmunization(row: EntryRow): Immunization {
  const content = contentOf(row);
  const at = dateTimeOf(content.time);
  const note = detailOf(content, 'note');
  return filled<Immunization>({
    resourceType: 'Immunization',
    status: STATUSES[content.state] ?? 'completed',
    vaccineCode: conceptOf(content),
    patient: { reference: `Patient/${row.person_id}` },
    ...(at === undefined ? { occurrenceString: content.time ?? 'Not known' } : { occurrenceDateTime: at }),
    recorded: toDateTime(row.created_at),
    primarySource: false,
    note: note === undefined ? [] : [{ text: note }],
  });
}

export const immunization = defineResource<EntryRow, Immunization>({
  type: 'Immunization',
  description: 'Vaccinations that another system recorded and that were imported.',
  unsupported: ['Vaccinations that are reported on calls are not shown.'],
  right: READS_RECORD,
  from: entriesFrom({ kinds: ['Immunization'] }),
  columns: ENTRY_COLUMNS,
  updatedAt: sql`r.created_at`,
  rowId: 'part',
  visible: isVisibleEntry,
  reach: { oneOf: ['patient', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`, 'patient'),
    'vaccine-code': codeInContent('the code of the vaccine'),
  },
  sorts: {},
  order: '-_lastUpdated',
  toResource: toImmunization,
});
