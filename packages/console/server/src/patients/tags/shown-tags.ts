import { type RawBuilder, sql } from 'kysely';

/** Joins the current definition of row `t` of `patient_tag` as `d.tag`, with its position among the definitions. */
const withDefinition = sql`left join lateral (
    select x.tag, x.place
    from preference o, jsonb_array_elements(
      case jsonb_typeof(o.info -> 'tags') when 'array' then o.info -> 'tags' else '[]' end
    ) with ordinality as x(tag, place)
    where o.organisation_id = t.organisation_id and o.type = 'TAGS' and x.tag ->> 'code' = t.code
    limit 1) d on true`;

const SHOWN = sql`'code', t.code, 'label', coalesce(d.tag ->> 'label', t.label),
    'colour', coalesce(d.tag ->> 'colour', t.colour)`;

const ORDER = sql`d.place nulls last, t.set_at, t.code`;

const ofPatient = (
  personId: RawBuilder<unknown>,
  what: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
) => sql`
  coalesce((select jsonb_agg(jsonb_build_object(${what}) order by ${ORDER})
    from patient_tag t ${more} ${withDefinition}
    where t.person_id = ${personId} and t.removed_at is null), '[]'::jsonb)`;

/** Selects a patient's tags for lists, as a JSON column. */
export const shownTagsOf = (personId: RawBuilder<unknown>): RawBuilder<unknown> =>
  ofPatient(personId, SHOWN, sql``);

/** Selects a record's tags, with who set each and when. */
export const recordTagsOf = (personId: RawBuilder<unknown>): RawBuilder<unknown> =>
  ofPatient(
    personId,
    sql`${SHOWN}, 'setAt', t.set_at, 'setBy', jsonb_build_object('id', s.id, 'name', s.name)`,
    sql`join staff s on s.id = t.set_by`,
  );

/** Returns whether a patient has a tag. */
export const hasTag = (personId: RawBuilder<unknown>, code: string): RawBuilder<boolean> => sql`exists (
  select from patient_tag t where t.person_id = ${personId} and t.code = ${code} and t.removed_at is null)`;
