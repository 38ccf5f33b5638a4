import {
  decideRight,
  type PartnerRight,
  READS_CALLS,
  READS_RECORD,
} from '@careline/core/internal/navigation';
import type { QuestionnaireResponse } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { isNewest } from '../../record/case-sheet-versions.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, toDateTime } from '../fhir-systems.ts';
import { CATALOGUED_FORMS, questionnaireId } from '../forms/form-catalogue.ts';
import { responseItems, type StoredAnswers } from '../forms/response-item.ts';
import { coded, instants, ofPatient, refersTo } from '../search/common-parameters.ts';

/** Case sheets for everyone who reads records, logs for everyone who reads calls. */
export const READS_ANSWERS = {
  scopes: [...READS_RECORD.scopes, ...READS_CALLS.scopes],
} as const satisfies PartnerRight;

interface ResponseRow extends ResourceRow {
  readonly person_id: string;
  readonly kind: 'sheet' | 'call';
  readonly form: string;
  readonly answers: StoredAnswers;
  readonly fhir_status: QuestionnaireResponse['status'];
  readonly saved_at: number;
  readonly encounter_id: string | null;
  readonly author_id: string;
  readonly author_name: string;
}

const SHEETS = sql`select v.id, v.person_id, v.facility_id, 'sheet' as kind, v.form, v.answers,
    (case when v.number > 1 then 'amended' else 'completed' end) as fhir_status, v.created_at as saved_at,
    v.encounter_id, v.author_id, v.created_at as updated_at
  from case_sheet_version v where ${isNewest}`;

const LOGS = sql`select c.id, c.person_id, c.facility_id, 'call' as kind, l.form, l.answers,
    (case when c.current_status = 'withdrawn' then 'entered-in-error' when l.version > 1 then 'amended'
      else 'completed' end) as fhir_status, l.created_at as saved_at, null::uuid as encounter_id, l.author_id,
    greatest(l.created_at, c.updated_at) as updated_at
  from contact c join lateral (select * from call_log n where n.contact_id = c.id order by n.version desc limit 1) l
    on true`;

const STATUSES = ['completed', 'amended', 'entered-in-error'];

export const questionnaireResponse = defineResource<ResponseRow, QuestionnaireResponse>({
  type: 'QuestionnaireResponse',
  description:
    'Answers of the newest version of each call log and of each section of the case sheet. The answers of a call have the id of its Communication.',
  unsupported: [
    'A new version of a section of the case sheet has a new id.',
    'Logs are only shown to users who may read call logs, case sheets only to users who may read records.',
  ],
  right: READS_ANSWERS,
  from: sql`(${SHEETS} union all ${LOGS}) r join staff s on s.id = r.author_id`,
  columns: sql`r.person_id, r.kind, r.form, r.answers, r.fhir_status, r.saved_at, r.encounter_id, r.author_id,
    s.name as author_name`,
  updatedAt: sql`r.updated_at`,
  visible: (caller) => {
    const isSheet = decideRight(READS_RECORD, caller.scopes).allowed;
    const isCall = decideRight(READS_CALLS, caller.scopes).allowed;
    return sql<boolean>`${mayRead(caller, sql.ref('r.person_id'))} and (
      (r.kind = 'sheet' and ${isSheet}::boolean) or
      (r.kind = 'call' and ${isCall}::boolean and r.facility_id = ${caller.facilityId}))`;
  },
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'completed, amended or entered-in-error',
      sql`r.fhir_status`,
      STATUSES,
      'http://hl7.org/fhir/questionnaire-answers-status',
    ),
    authored: instants('when it was saved', sql`r.saved_at`),
    author: refersTo('who saved it', sql`r.author_id`, 'Practitioner', 'author'),
    encounter: refersTo('the encounter it was written in', sql`r.encounter_id`, 'Encounter', 'encounter'),
  },
  sorts: { authored: { column: sql`r.saved_at`, type: 'bigint' } },
  order: '-authored',
  toResource: (row, { base, caller }) => {
    const id = questionnaireId(row.form);
    const form = CATALOGUED_FORMS.get(id)?.form;
    return filled<QuestionnaireResponse>({
      resourceType: 'QuestionnaireResponse',
      questionnaire: `${base}/Questionnaire/${id}`,
      status: row.fhir_status,
      subject: { reference: `Patient/${row.person_id}` },
      encounter: row.encounter_id === null ? undefined : { reference: `Encounter/${row.encounter_id}` },
      authored: toDateTime(row.saved_at),
      author: { reference: `Practitioner/${row.author_id}`, display: row.author_name },
      item: responseItems(row.answers, form, { base, timeZone: caller.timeZone }),
    });
  },
});
