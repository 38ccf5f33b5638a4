import { READS_RECORD } from '@careline/core/internal/navigation';
import { programmeLabel } from '@careline/core/internal/programmes';
import type { CarePlan } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { coded, ofPatient } from '../search/common-parameters.ts';

interface CarePlanRow extends ResourceRow {
  readonly person_id: string;
  readonly programme: string;
  /** Unix seconds; 0 if unknown. */
  readonly enrolled_at: number;
  readonly ended_at: number | null;
  readonly fhir_status: CarePlan['status'];
  readonly goals: readonly string[];
}

const STATUS = sql`(case when r.ended_at is null then 'active' else 'completed' end)`;

const END = sql`coalesce(r.ended_at, 99999999999)`;

function periodOf({ enrolled_at: start, ended_at: end }: CarePlanRow): CarePlan['period'] {
  if (start === 0 && end === null) return undefined;
  return {
    ...(start === 0 ? {} : { start: toDateTime(start) }),
    ...(end === null ? {} : { end: toDateTime(Math.max(start, end)) }),
  };
}

export const carePlan = defineResource<CarePlanRow, CarePlan>({
  type: 'CarePlan',
  description: 'Programmes of the facility that a patient is or was enrolled in, with the current goals.',
  unsupported: ['Activities of a programme are Tasks, Appointments and Communications.'],
  right: READS_RECORD,
  from: sql`enrolment r`,
  columns: sql`r.person_id, r.programme, r.enrolled_at, r.ended_at, ${STATUS} as fhir_status,
    array(select g.id::text from patient_goal g where g.person_id = r.person_id and g.status = 'active'
      and r.ended_at is null order by g.created_at, g.id) as goals`,
  updatedAt: sql`coalesce(r.ended_at, r.enrolled_at)`,
  visible: (caller) =>
    sql<boolean>`r.facility_id = ${caller.facilityId} and ${mayRead(caller, sql.ref('r.person_id'))}`,
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'active or completed',
      STATUS,
      ['active', 'completed'],
      'http://hl7.org/fhir/request-status',
    ),
    date: {
      kind: 'date',
      description: 'the time of the enrolment',
      times: { from: sql`r.enrolled_at`, until: END },
    },
  },
  sorts: { date: { column: sql`r.enrolled_at`, type: 'bigint' } },
  order: '-date',
  toResource: (row) =>
    filled<CarePlan>({
      resourceType: 'CarePlan',
      status: row.fhir_status,
      intent: 'plan',
      category: [{ coding: [{ system: own('programme'), code: row.programme }] }],
      title: programmeLabel(row.programme),
      subject: { reference: `Patient/${row.person_id}` },
      period: periodOf(row),
      goal: row.goals.map((id) => ({ reference: `Goal/${id}` })),
    }),
});
