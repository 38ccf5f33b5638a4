import { genderCodeOf, type PatientMatch, type ShownTag } from '@careline/core/internal/patients';
import { type RawBuilder, sql } from 'kysely';
import { uhidOf } from '../../platform/access/lock-patient.ts';
import { shownTagsOf } from '../tags/shown-tags.ts';

/** A patient as shown in lists. */
export interface MatchRow {
  readonly id: string;
  readonly name: string;
  readonly gender: string;
  readonly birth_date: string | null;
  readonly uhid: string | null;
  readonly number_key: string | null;
  readonly programmes: string[];
  /** The digest of the photo. */
  readonly photo: string | null;
  readonly tags: ShownTag[];
}

/** Selects a `MatchRow` for persons `p`, with their programmes at the facility. */
export const matchColumns = (facilityId: string): RawBuilder<MatchRow> => sql`
  p.id, p.name, p.gender, p.birth_date,
  ${uhidOf(sql.ref('p.id'))} as uhid,
  (select h.number_key from person_phone h where h.person_id = p.id order by h.position limit 1) as number_key,
  array(select distinct e.programme from enrolment e
    where e.person_id = p.id and e.facility_id = ${facilityId} and e.ended_at is null order by 1) as programmes,
  (select x.sha256 from patient_photo x where x.person_id = p.id) as photo,
  ${shownTagsOf(sql.ref('p.id'))} as tags`;

export const PHONE_ENDING = 4;

export function toMatch(row: MatchRow, matchedOn: string): PatientMatch {
  return {
    vitaId: row.id,
    appUserInfo: { name: row.name, gender: genderCodeOf(row.gender) },
    birthDate: row.birth_date,
    uhid: row.uhid,
    phoneEnding: row.number_key ? row.number_key.slice(-PHONE_ENDING) : null,
    programmes: row.programmes,
    photo: row.photo === null ? null : { sha256: row.photo },
    tags: row.tags,
    matchedOn,
  };
}
