import { listAudit } from '@careline/core/internal/audit';
import { actionWrites } from '@careline/core/internal/contract';
import type { AuditEvent, AuditEventAgent } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, hl7Concept, own } from '../fhir-systems.ts';
import { coded, refersTo } from '../search/common-parameters.ts';
import type { Loose } from '../search/parameter.ts';
import type { DateValue } from '../search/time-range.ts';

interface AuditRow extends ResourceRow {
  readonly micros: number;
  readonly organisation_id: string;
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly partner_name: string | null;
  readonly action: string;
  readonly outcome: string;
  readonly person_ids: readonly string[];
  readonly code: string | null;
  readonly emergency: boolean;
}

const OUTCOMES = { done: '0', refused: '4', failed: '8' } as const;

const at = (seconds: number) => sql`to_timestamp(${seconds}::double precision)`;

/** Compares the instant of a row. The column itself is compared, so that the index finds it. */
function isDuring({ prefix, from, until }: DateValue) {
  switch (prefix) {
    case 'lt':
    case 'eb':
      return sql<boolean>`r.at < ${at(from)}`;
    case 'le':
      return sql<boolean>`r.at < ${at(until)}`;
    case 'gt':
    case 'sa':
      return sql<boolean>`r.at >= ${at(until)}`;
    case 'ge':
      return sql<boolean>`r.at >= ${at(from)}`;
    case 'ne':
      return sql<boolean>`(r.at < ${at(from)} or r.at >= ${at(until)})`;
    case 'eq':
      return sql<boolean>`(r.at >= ${at(from)} and r.at < ${at(until)})`;
  }
}

/** The user, and the partner through whom the request came. */
function agentsOf({ staff_id, staff_name, partner_name }: AuditRow): AuditEventAgent[] {
  const user: AuditEventAgent =
    staff_id === null
      ? { who: { display: 'Careline' }, requestor: true }
      : {
          who: { reference: `Practitioner/${staff_id}`, ...(staff_name ? { display: staff_name } : {}) },
          requestor: true,
        };
  return partner_name === null ? [user] : [user, { who: { display: partner_name }, requestor: false }];
}

export const auditEvent = defineResource<AuditRow, AuditEvent>({
  type: 'AuditEvent',
  description: 'The access log of the organisation: who did what with which patients. Only for auditors.',
  unsupported: [
    'Rows that were moved into archives are not found.',
    'Reasons of emergency access are not shown.',
    'Sorted in the order in which rows were written.',
  ],
  right: listAudit,
  from: sql`audit r left join staff s on s.id = r.staff_id left join partner t on t.id::text = r.details ->> 'through'`,
  columns: sql`null::uuid as person_id, (extract(epoch from r.at) * 1000000)::bigint as micros, r.organisation_id,
    r.staff_id, s.name as staff_name, t.name as partner_name, r.action, r.outcome, r.person_ids,
    r.details ->> 'code' as code, (r.details ->> 'emergency' = 'true') is true as emergency`,
  updatedAt: sql`floor(extract(epoch from r.at))::bigint`,
  rowId: 'number',
  visible: ({ organisationId }) => sql<boolean>`r.organisation_id = ${organisationId}`,
  parameters: {
    date: { kind: 'date', description: 'when it happened', times: isDuring },
    patient: {
      ...refersTo('a patient it was about', sql`r.id`, 'Patient', 'entity'),
      match: (id: string) => sql<boolean>`r.person_ids && patient_records(${id}::uuid)`,
      references: ({ entity }: Loose) =>
        ((entity ?? []) as AuditEvent['entity'] & object).map(({ what }) => what),
    },
    agent: {
      ...refersTo('the user', sql`r.staff_id`, 'Practitioner', 'agent'),
      references: ({ agent }: Loose) => ((agent ?? []) as AuditEvent['agent']).map(({ who }) => who),
    },
    subtype: {
      kind: 'token',
      description: 'the action, such as fhir/read',
      match: ({ code }) => (code === undefined ? sql<boolean>`true` : sql<boolean>`r.action = ${code}`),
    },
    outcome: coded(
      '0 done, 4 refused or 8 failed',
      sql`r.outcome`,
      OUTCOMES,
      'http://hl7.org/fhir/audit-event-outcome',
    ),
  },
  sorts: { date: { column: sql`r.id`, type: 'bigint' } },
  order: '-date',
  toResource: (row) =>
    filled<AuditEvent>({
      resourceType: 'AuditEvent',
      type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
      subtype: [{ system: own('audit-action'), code: row.action }],
      action: actionWrites(row.action) ? 'U' : 'R',
      recorded: new Date(row.micros / 1000).toISOString(),
      outcome: OUTCOMES[row.outcome as keyof typeof OUTCOMES] ?? '8',
      outcomeDesc: row.code ?? undefined,
      purposeOfEvent: row.emergency ? [hl7Concept('v3-ActReason', 'ETREAT')] : [],
      agent: agentsOf(row),
      source: { observer: { reference: `Organization/${row.organisation_id}`, display: 'Careline' } },
      entity: row.person_ids.map((id) => ({
        what: { reference: `Patient/${id}` },
        type: { system: 'http://terminology.hl7.org/CodeSystem/audit-entity-type', code: '1' },
      })),
    }),
});
