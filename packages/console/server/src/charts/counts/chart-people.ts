import { type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { adultBirthDay, type ChartPlace } from './chart-place.ts';

/** Six weeks after a birth, in seconds. */
const AFTER_BIRTH = 42 * 86_400;

/** Selects the facility's living patients with id, gender and birth date. */
export const livingPeople = ({ organisationId, facilityId }: ChartPlace): RawBuilder<unknown> => sql`
  select p.id, lower(p.gender) as gender, p.birth_date
  from person p
  where p.organisation_id = ${organisationId} and p.deceased is null and p.erased_at is null and p.merged_into is null
    and ${mayRead({ facilityId }, sql.ref('p.id'))}`;

/** A partial date counts as its last possible day, so that the patient has certainly reached the age. */
const LAST_BIRTH_DAY = sql`case length(p.birth_date)
  when 4 then p.birth_date || '-12-31' when 7 then p.birth_date || '-31' else p.birth_date end`;

/** Selects the patients to whom adult ranges apply: certainly adult, not pregnant, and not shortly after a birth. */
export const adults = (place: ChartPlace): RawBuilder<unknown> => sql`
  select p.id, p.gender from (${livingPeople(place)}) p
  where ${LAST_BIRTH_DAY} <= ${adultBirthDay(place)}
    and not exists (
      select from pregnancy g
      where g.person_id = p.id and (g.ended_at is null or g.ended_at > ${place.now - AFTER_BIRTH}))
    and not exists (
      select from enrolment e
      where e.person_id = p.id and e.programme = 'healthy_motherhood'
        and (e.ended_at is null or e.ended_at > ${place.now}))`;
