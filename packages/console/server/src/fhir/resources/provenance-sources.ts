import {
  CHANGES_REGISTRATIONS,
  type PartnerRight,
  READS_CALLS,
  READS_LABS,
  READS_NOTES,
  READS_RECORD,
} from '@careline/core/internal/navigation';
import { type RawBuilder, sql } from 'kysely';
import { isNewest } from '../../record/case-sheet-versions.ts';
import type { FhirType } from '../fhir-type.ts';
import { isFile } from './document-reference.ts';

/** Acts on stored rows: who did what to which resource, when and why. */
export interface ProvenanceSource {
  readonly type: FhirType;
  /** Who may read the resources that the acts are about. */
  readonly right: PartnerRight;
  /** Only resources of the caller's facility, as on the screens. */
  readonly ofFacility?: true;
  /**
   * Rows with the columns of the table: `row_id` and `place` make the id, `activity` is a code of v3-DataOperation.
   * Each branch has plain columns, so that a search by target or patient reaches its index.
   */
  readonly rows: RawBuilder<unknown>;
}

const NO_TEXT = sql`null::text`;

const columns = (
  of: Readonly<
    Record<
      'row' | 'place' | 'target' | 'person' | 'facility' | 'activity' | 'at' | 'author',
      RawBuilder<unknown>
    >
  > & { readonly name?: RawBuilder<unknown>; readonly reason?: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`${of.row} as row_id, ${of.place} as place, ${of.target} as target_id,
  ${of.person} as person_id, ${of.facility} as facility_id, ${of.activity} as activity, ${of.at} as at,
  ${of.author} as author_id, ${of.name ?? NO_TEXT} as author_name, ${of.reason ?? NO_TEXT} as reason`;

const CREATED = sql`'CREATE'`;
const [FIRST, SECOND, THIRD] = [sql`0`, sql`1`, sql`2`];
/** Later versions are changes. */
const byNumber = (number: RawBuilder<unknown>) =>
  sql`(case when ${number} > 1 then 'UPDATE' else 'CREATE' end)`;

/** The columns of the first act on a table's rows, each of which is the resource. */
const ownColumns = (alias: string) => {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return {
    row: of('id'),
    place: FIRST,
    target: of('id'),
    person: of('person_id'),
    facility: of('facility_id'),
    activity: CREATED,
    at: of('created_at'),
    author: of('author_id'),
  };
};

/** The acts, by the screens that show them. */
export const PROVENANCE_SOURCES: readonly ProvenanceSource[] = [
  {
    type: 'Observation',
    right: READS_RECORD,
    rows: sql`select ${columns({
      ...ownColumns('g'),
      name: sql`coalesce(g.author_name, g.source)`,
    })} from reading g`,
  },
  {
    type: 'Observation',
    right: READS_RECORD,
    rows: sql`select ${columns({
      ...ownColumns('g'),
      place: SECOND,
      activity: sql`'NULLIFY'`,
      at: sql`n.created_at`,
      author: sql`n.author_id`,
      name: sql`coalesce(n.author_name, n.source)`,
      reason: sql`'Replaced by a corrected value'`,
    })} from reading g join reading n on n.id = g.superseded_by`,
  },
  {
    type: 'Observation',
    right: READS_RECORD,
    rows: sql`select ${columns({
      ...ownColumns('g'),
      place: THIRD,
      activity: sql`'NULLIFY'`,
      at: sql`t.created_at`,
      author: sql`t.author_id`,
      reason: sql`t.reason`,
    })} from reading g join contact c on c.id = g.contact_id join contact_status t on t.id = c.current_status_id
      where g.deleted and t.status = 'withdrawn'`,
  },
  {
    type: 'QuestionnaireResponse',
    right: READS_RECORD,
    rows: sql`select ${columns({
      ...ownColumns('v'),
      activity: byNumber(sql`v.number`),
    })} from case_sheet_version v where ${isNewest}`,
  },
  {
    type: 'QuestionnaireResponse',
    right: READS_CALLS,
    ofFacility: true,
    rows: sql`select ${columns({
      row: sql`l.contact_id`,
      place: sql`l.version`,
      target: sql`c.id`,
      person: sql`c.person_id`,
      facility: sql`c.facility_id`,
      activity: byNumber(sql`l.version`),
      at: sql`l.created_at`,
      author: sql`l.author_id`,
      reason: sql`l.reason`,
    })} from contact c join call_log l on l.contact_id = c.id`,
  },
  {
    type: 'Communication',
    right: READS_CALLS,
    ofFacility: true,
    rows: sql`select ${columns({
      row: sql`t.id`,
      place: FIRST,
      target: sql`c.id`,
      person: sql`c.person_id`,
      facility: sql`c.facility_id`,
      activity: sql`(case t.status when 'dialling' then 'CREATE' when 'withdrawn' then 'NULLIFY' else 'UPDATE' end)`,
      at: sql`t.created_at`,
      author: sql`t.author_id`,
      reason: sql`t.reason`,
    })} from contact c join contact_status t on t.contact_id = c.id`,
  },
  {
    type: 'MedicationRequest',
    right: READS_RECORD,
    rows: sql`select ${columns({
      row: sql`l.id`,
      place: FIRST,
      target: sql`l.id`,
      person: sql`p.person_id`,
      facility: sql`p.facility_id`,
      activity: CREATED,
      at: sql`p.created_at`,
      author: sql`p.signer_id`,
    })} from prescription_line l join prescription p on p.id = l.prescription_id`,
  },
  {
    type: 'MedicationRequest',
    right: READS_RECORD,
    rows: sql`select ${columns({
      row: sql`e.id`,
      place: sql`l.position`,
      target: sql`l.id`,
      person: sql`p.person_id`,
      facility: sql`p.facility_id`,
      activity: sql`(case e.kind when 'withdrawn' then 'NULLIFY' else 'UPDATE' end)`,
      at: sql`e.created_at`,
      author: sql`e.author_id`,
      reason: sql`e.text`,
    })} from prescription_event e join prescription p on p.id = e.prescription_id
      join prescription_line l on l.prescription_id = p.id and (e.line_id is null or l.id = e.line_id)
      where e.kind in ('withdrawn', 'stopped')`,
  },
  {
    type: 'DiagnosticReport',
    right: READS_LABS,
    rows: sql`select ${columns({
      row: sql`n.id`,
      place: FIRST,
      target: sql`n.report_id`,
      person: sql`b.person_id`,
      facility: sql`n.facility_id`,
      activity: sql`(case when n.status = 'entered-in-error' then 'NULLIFY' when n.number > 1 then 'UPDATE'
        else 'CREATE' end)`,
      at: sql`n.created_at`,
      author: sql`n.author_id`,
      reason: sql`n.reason`,
    })} from lab_report_version n join lab_report b on b.id = n.report_id`,
  },
  {
    type: 'DocumentReference',
    right: READS_NOTES,
    rows: sql`select ${columns({
      ...ownColumns('r'),
    })} from report r where ${isFile}`,
  },
  {
    type: 'Goal',
    right: READS_RECORD,
    rows: sql`select ${columns({
      ...ownColumns('o'),
    })} from patient_goal o`,
  },
  {
    type: 'Goal',
    right: READS_RECORD,
    rows: sql`select ${columns({
      ...ownColumns('o'),
      place: SECOND,
      activity: sql`'UPDATE'`,
      at: sql`o.changed_at`,
      author: sql`o.changed_by`,
      reason: sql`o.status_reason`,
    })} from patient_goal o where o.changed_at is not null`,
  },
  {
    type: 'Patient',
    right: CHANGES_REGISTRATIONS,
    rows: sql`select ${columns({
      row: sql`h.id`,
      place: FIRST,
      target: sql`h.person_id`,
      person: sql`h.person_id`,
      facility: sql`coalesce(h.facility_id, h.organisation_id)`,
      activity: sql`'UPDATE'`,
      at: sql`h.created_at`,
      author: sql`h.author_id`,
      reason: sql`coalesce(nullif(h.reason_text, ''), h.reason_code)`,
    })} from patient_change h`,
  },
];
