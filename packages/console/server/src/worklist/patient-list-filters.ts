import { MAX_PREGNANCY_WEEK, type PatientListFilters } from '@careline/core/internal/calls/patient-lists';
import { WORK_RISKS } from '@careline/core/internal/calls/worklist';
import { dayAfter, dayOf } from '@careline/core/internal/formatting';
import { CONDITION_KINDS } from '@careline/core/internal/record';
import { type RawBuilder, sql } from 'kysely';
import { isReplaced, isTheirs } from '../observations/imported-rows.ts';
import { matchesText } from '../patients/search/patient-search.ts';
import { hasTag } from '../patients/tags/shown-tags.ts';
import { inProject } from '../projects/in-project.ts';
import { wasReachedSince } from './patient-contacts.ts';
import type { WorkReader } from './work-list.ts';

const DAY_SECONDS = 86_400;
const TERM_DAYS = 280;
const WEEK_DAYS = 7;

/** Matches patients `p` with exactly this highest risk. Without a row of the worklist the risk is routine. */
function hasRisk(risk: (typeof WORK_RISKS)[number], facilityId: string): RawBuilder<boolean> {
  const withRisk = (risks: readonly string[]) => sql`exists (select from work_item w
    where w.person_id = p.id and w.facility_id = ${facilityId} and w.risk = any(${[...risks]}::text[]))`;
  const graver = WORK_RISKS.slice(0, WORK_RISKS.indexOf(risk));
  if (risk === 'routine') return sql<boolean>`not ${withRisk(graver)}`;
  return graver.length === 0
    ? sql<boolean>`${withRisk([risk])}`
    : sql<boolean>`(${withRisk([risk])} and not ${withRisk(graver)})`;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|%_-]/g, String.raw`\$&`);

/** Matches patients `p` with a current diagnosis in the case sheet or an imported condition. */
function hasDiagnosis(text: string): RawBuilder<boolean> {
  const asked = text.trim();
  return sql<boolean>`(exists (
    select from case_sheet_version v, jsonb_path_query(v.answers, '$.diagnoses.diagnoses[*]') as d (line)
    where v.person_id = p.id and v.section = 'DIAGNOSIS'
      and not exists (select from case_sheet_version later
        where later.person_id = v.person_id and later.section = v.section and v.id = any(later.follows))
      and coalesce(d.line ->> 'certainty', '') <> 'RULED_OUT' and coalesce(d.line ->> 'status', '') <> 'RESOLVED'
      and (d.line ->> 'code' ilike ${`${escaped(asked)}%`} or d.line ->> 'term' ilike ${`%${escaped(asked)}%`}))
    or exists (select from imported_resource r
      where r.person_id = p.id and r.kind = any(${[...CONDITION_KINDS]}::text[]) and ${isTheirs} and not ${isReplaced}
        and r.content ~* ${`"(code|display|text)"\\s*:\\s*"[^"]*${escaped(asked)}`}
        and r.content !~* '"(refuted|entered-in-error|inactive|resolved)"'))`;
}

/** Matches patients `p` in a current pregnancy with a number of completed weeks within these limits. */
function isInWeeks(from: number, to: number, today: string): RawBuilder<boolean> {
  const latest = dayAfter(today, TERM_DAYS - WEEK_DAYS * from);
  const earliest = dayAfter(today, TERM_DAYS - WEEK_DAYS * to - (WEEK_DAYS - 1));
  return sql<boolean>`exists (select from pregnancy g
    where g.person_id = p.id and g.ended_at is null and g.edd >= ${earliest} and g.edd <= ${latest})`;
}

/** Returns the conditions of the filters on patients `p`. */
export function patientConditions(
  filters: PatientListFilters,
  { facilityId, now, timeZone }: WorkReader,
): RawBuilder<boolean>[] {
  const { text, programme, projectId, tag, risk, diagnosis, weekFrom, weekTo, quietDays } = filters;
  const all: RawBuilder<boolean>[] = [];
  if (text) all.push(matchesText(text));
  if (programme)
    all.push(sql<boolean>`exists (select from enrolment e where e.person_id = p.id
      and e.facility_id = ${facilityId} and e.programme = ${programme} and e.ended_at is null)`);
  if (projectId) all.push(inProject(projectId, sql.ref('p.id')));
  if (tag) all.push(hasTag(sql.ref('p.id'), tag));
  if (risk) all.push(hasRisk(risk, facilityId));
  if (diagnosis) all.push(hasDiagnosis(diagnosis));
  if (weekFrom !== undefined || weekTo !== undefined)
    all.push(isInWeeks(weekFrom ?? 0, weekTo ?? MAX_PREGNANCY_WEEK, dayOf(now, timeZone)));
  if (quietDays) all.push(sql<boolean>`not ${wasReachedSince(now - quietDays * DAY_SECONDS)}`);
  return all;
}
