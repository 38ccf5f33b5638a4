import { PREGNANCY_TASK_KIND } from '@careline/core/internal/care';
import { type PersonFacts, pregnancyState } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { addSystemTask, closing } from '../../care/system-tasks.ts';
import { readFacts } from '../../observations/person-facts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** A pregnancy that is past week 44 today was recorded within this time. */
const RECORDED_WITHIN_DAYS = 400;
/** Longer than the six weeks in which a task is added, so each pregnancy gets only one. */
const ASKED_WITHIN_DAYS = 60;
const PORTION = 200;

/** Where and by whom the pregnancy was last recorded. That facility gets the task. */
interface Candidate {
  readonly person_id: string;
  readonly organisation_id: string;
  readonly facility_id: string;
  readonly author_id: string;
  readonly time_zone: string;
}

/** Returns living patients with a recorded pregnancy who have no such task yet. */
async function readCandidates(db: Kysely<Schema>, now: number): Promise<readonly Candidate[]> {
  const since = now - RECORDED_WITHIN_DAYS * DAY_SECONDS;
  const { rows } = await sql<Candidate>`
    select distinct on (s.person_id) s.person_id, s.organisation_id, s.facility_id, s.author_id, f.time_zone
    from (
      select person_id, organisation_id, facility_id, author_id, created_at as at
      from pregnancy where ended_at is null and created_at >= ${since}::bigint
      union all
      select person_id, organisation_id, facility_id, author_id, created_at
      from pregnancy_entry
      where mistake_at is null and content ->> 'kind' = 'pregnancy' and created_at >= ${since}::bigint
      union all
      select person_id, organisation_id, facility_id, author_id, started_at
      from contact where programme = 'healthy_motherhood' and started_at >= ${since}::bigint
    ) s
    join facility f on f.id = s.facility_id
    join person p on p.id = s.person_id and p.deceased is null and p.merged_into is null and p.erased_at is null
    where not exists (
      select from follow_up t where t.person_id = s.person_id and t.kind = ${PREGNANCY_TASK_KIND}
        and t.created_at >= ${now - ASKED_WITHIN_DAYS * DAY_SECONDS}::bigint)
    order by s.person_id, s.at desc`.execute(db);
  return rows;
}

async function addTask(tx: Tx, candidate: Candidate, now: number): Promise<void> {
  const { person_id, organisation_id, facility_id, author_id, time_zone } = candidate;
  // Several servers may run this at once. The lock makes the second find the first one's task.
  await sql`select from person where id = ${person_id} for no key update`.execute(tx);
  const asked = await tx
    .selectFrom('follow_up')
    .select('id')
    .where('person_id', '=', person_id)
    .where('kind', '=', PREGNANCY_TASK_KIND)
    .where('created_at', '>=', now - ASKED_WITHIN_DAYS * DAY_SECONDS)
    .executeTakeFirst();
  if (asked) return;
  await addSystemTask(
    tx,
    {
      vitaId: person_id,
      kind: PREGNANCY_TASK_KIND,
      what: 'What was the outcome of the pregnancy?',
      dueOn: dayOf(now, time_zone),
      priority: 'urgent',
    },
    { organisationId: organisation_id, facilityId: facility_id, staffId: author_id, now },
  );
}

/** Closes a patient's open tasks that ask for an outcome. */
export async function endOutcomeTasks(
  tx: Kysely<Schema>,
  vitaId: string,
  closedBy: { readonly now: number; readonly staffId: string },
): Promise<void> {
  await tx
    .updateTable('follow_up')
    .set(closing('done', closedBy))
    .where('person_id', '=', vitaId)
    .where('kind', '=', PREGNANCY_TASK_KIND)
    .where('state', '=', 'open')
    .execute();
}

/** Returns whether the newest recorded pregnancy has an end. */
function hasOutcome({ pregnancies = [], undatedPregnancies = [] }: PersonFacts): boolean {
  if (undatedPregnancies.some(({ until }) => until === undefined)) return false;
  const last = pregnancies.at(-1);
  return last === undefined || last.endedOn !== undefined;
}

/** Closes tasks of patients for whom a call or registration has recorded the outcome. */
async function endAnsweredTasks(db: Kysely<Schema>, now: number): Promise<void> {
  const { rows } = await sql<{ person_id: string; author_id: string; time_zone: string }>`
    select t.person_id, t.author_id, f.time_zone from follow_up t join facility f on f.id = t.facility_id
    where t.kind = ${PREGNANCY_TASK_KIND} and t.state = 'open'`.execute(db);
  const facts = await readFacts(db, new Map(rows.map((row) => [row.person_id, row.time_zone])));
  for (const { person_id, author_id } of rows) {
    const known = facts.get(person_id);
    if (known && hasOutcome(known)) await endOutcomeTasks(db, person_id, { now, staffId: author_id });
  }
}

/**
 * Adds an outcome task for each pregnancy past week 44 without a recorded end, and closes answered tasks.
 * Each pregnancy gets one task, at the patient's facility. `now` is in unix seconds.
 */
export async function askForOutcomes(db: Kysely<Schema>, now: number): Promise<void> {
  await endAnsweredTasks(db, now);
  const candidates = await readCandidates(db, now);
  for (let start = 0; start < candidates.length; start += PORTION) {
    const some = candidates.slice(start, start + PORTION);
    const facts = await readFacts(db, new Map(some.map((one) => [one.person_id, one.time_zone])));
    for (const candidate of some) {
      const known = facts.get(candidate.person_id);
      if (!known || pregnancyState(known, dayOf(now, candidate.time_zone)).kind !== 'late') continue;
      await runWork(db, (tx) => addTask(tx, candidate, now));
    }
  }
}
