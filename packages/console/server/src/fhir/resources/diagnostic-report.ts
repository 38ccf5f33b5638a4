import { READS_LABS } from '@careline/core/internal/navigation';
import type { DiagnosticReport } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

interface ReportRow extends ResourceRow {
  readonly person_id: string;
  readonly order_id: string | null;
  readonly fhir_status: DiagnosticReport['status'];
  readonly laboratory: string;
  readonly collected_at: number;
  readonly reported_at: number | null;
  readonly stored_at: number;
  readonly readings: readonly string[];
}

const STATUSES = ['final', 'corrected', 'entered-in-error'];
const STATUS = sql`(case when v.status = any(${STATUSES}::text[]) then v.status else 'unknown' end)`;

export const diagnosticReport = defineResource<ReportRow, DiagnosticReport>({
  type: 'DiagnosticReport',
  description: 'Laboratory reports in their newest version. Their results are Observations.',
  unsupported: [
    'Results without a value that can be charted are not shown.',
    'Files of reports are DocumentReferences.',
  ],
  right: READS_LABS,
  from: sql`lab_report r join lateral (select * from lab_report_version n where n.report_id = r.id
    order by n.number desc limit 1) v on true`,
  columns: sql`r.person_id, r.order_id, ${STATUS} as fhir_status, v.laboratory, v.collected_at, v.reported_at,
    v.created_at as stored_at,
    array(select distinct x.value from jsonb_each_text(v.readings) x join reading g on g.id::text = x.value
      order by x.value) as readings`,
  updatedAt: sql`v.created_at`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'final, corrected or entered-in-error',
      STATUS,
      STATUSES,
      'http://hl7.org/fhir/diagnostic-report-status',
    ),
    date: instants('when the sample was taken', sql`v.collected_at`),
    issued: instants('when the laboratory reported', sql`coalesce(v.reported_at, v.created_at)`),
    'based-on': refersTo('the order', sql`r.order_id`, 'ServiceRequest', 'basedOn'),
  },
  sorts: { date: { column: sql`v.collected_at`, type: 'bigint' } },
  order: '-date',
  toResource: (row) =>
    filled<DiagnosticReport>({
      resourceType: 'DiagnosticReport',
      basedOn: row.order_id === null ? [] : [{ reference: `ServiceRequest/${row.order_id}` }],
      status: row.fhir_status,
      category: [
        {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB', display: 'Laboratory' },
          ],
        },
      ],
      code: {
        coding: [{ system: 'http://loinc.org', code: '11502-2', display: 'Laboratory report' }],
        text: 'Laboratory report',
      },
      subject: { reference: `Patient/${row.person_id}` },
      effectiveDateTime: toDateTime(row.collected_at),
      issued: new Date((row.reported_at ?? row.stored_at) * 1000).toISOString(),
      performer: row.laboratory === '' ? [] : [{ display: row.laboratory }],
      result: row.readings.map((id) => ({ reference: `Observation/${id}` })),
    }),
});
