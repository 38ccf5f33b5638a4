import type { InsertObject, Transaction } from 'kysely';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { demoCareTeamOf } from './demo-care-team.ts';
import type { HealthStory } from './health-story.ts';
import { DAY, indianDate } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';
import { seededRandom } from './seeded-random.ts';

type Row = InsertObject<Schema, 'follow_up'>;

const [FIRST] = DEMO_FACILITIES;

export const staffOf = (login: string): { readonly id: string; readonly name: string } =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${login}@`)) ?? { id: '', name: '' };
const COACH = staffOf('coach');
const DOCTOR = staffOf('doctor');

/**
 * A planned task. `due` in days from now, `team`: assigned to the care team, `outcome`: completed that many
 * days ago.
 */
export interface TaskPlan {
  readonly kind: 'task' | 'follow-up' | 'referral';
  readonly what: string;
  readonly due: number;
  readonly by: typeof COACH;
  readonly assignee?: typeof COACH;
  readonly team?: true;
  readonly priority?: 'urgent';
  readonly reason?: string;
  readonly to?: readonly ['provider' | 'service' | 'outside', string];
  readonly ended?: { readonly ago: number; readonly outcome: string; readonly by?: string };
}

const hasSugar = ({ diabetes }: HealthStory): boolean => diabetes !== 'absent';
const hasPressure = ({ hypertension }: HealthStory): boolean => hypertension !== 'absent';
const isWell = ({ kind }: HealthStory): boolean => kind === 'ahc';

/** A task with the patients it suits. */
interface Plan extends TaskPlan {
  readonly fits: (story: HealthStory) => boolean;
}

const PLANS: readonly Plan[] = [
  {
    kind: 'task',
    what: 'Send the diet plan by WhatsApp',
    fits: hasSugar,
    due: 0,
    by: COACH,
    assignee: COACH,
  },
  {
    kind: 'follow-up',
    what: 'Ask for the lipid report of this month',
    fits: hasPressure,
    due: -2,
    by: COACH,
    assignee: COACH,
  },
  {
    kind: 'task',
    what: 'Show the family how the glucometer is used',
    fits: hasSugar,
    due: 3,
    by: DOCTOR,
    assignee: COACH,
  },
  {
    kind: 'follow-up',
    what: 'Ask whether the ankles are still swollen',
    fits: hasPressure,
    due: 1,
    by: DOCTOR,
    team: true,
  },
  {
    kind: 'task',
    what: 'Look at the ECG that came in',
    fits: hasPressure,
    due: 0,
    by: COACH,
    assignee: DOCTOR,
    priority: 'urgent',
  },
  { kind: 'task', what: 'Arrange blood sampling at home', fits: hasSugar, due: 2, by: COACH },
  {
    kind: 'follow-up',
    what: 'Ask whether the new tablets are taken in the evening',
    fits: hasPressure,
    due: -6,
    by: DOCTOR,
    assignee: COACH,
    ended: { ago: 5, outcome: 'Takes them after dinner, no dizziness.' },
  },
  {
    kind: 'referral',
    what: 'Exercises for the left knee, which makes walking hard',
    fits: isWell,
    due: 9,
    by: DOCTOR,
    assignee: COACH,
    to: ['service', 'PHYSIOTHERAPY'],
  },
  {
    kind: 'referral',
    what: 'Is there retinopathy?',
    fits: hasSugar,
    due: -3,
    by: DOCTOR,
    assignee: COACH,
    reason: 'Diabetes for eleven years, eyes never examined',
    to: ['outside', 'Eye department, district hospital'],
    ended: {
      ago: 2,
      outcome: 'Mild changes in both eyes, no treatment now. See again in six months.',
      by: 'Eye department, district hospital',
    },
  },
];

/** Days between planning a task and its due date. */
const PLANNED_AHEAD = 5;

const endOf = ({ ended, assignee, by }: TaskPlan, now: number): Partial<Row> =>
  ended
    ? {
        state: 'done',
        outcome: ended.outcome,
        version: 2,
        closed_at: now - ended.ago * DAY,
        closed_by: (assignee ?? by).id,
        ...(ended.by && { answered_by: ended.by, answered_on: indianDate(now - ended.ago * DAY) }),
      }
    : {};

/** Returns the row of a task for a patient. `now` is in unix seconds. */
export function taskRow(
  plan: TaskPlan,
  personId: string,
  { teamId, now }: { readonly teamId: string | null; readonly now: number },
): Row {
  const { kind, what, due, by, assignee, team, priority = 'routine', reason = null, to } = plan;
  const created = Math.min(now - DAY, now + (due - PLANNED_AHEAD) * DAY);
  return {
    id: seededUuid(`task/${what}`, created),
    organisation_id: DEMO_ORGANISATION.id,
    facility_id: FIRST.id,
    person_id: personId,
    kind,
    what,
    due_on: indianDate(now + due * DAY),
    priority,
    reason,
    assignee_id: assignee?.id ?? null,
    care_team_id: team ? teamId : null,
    referred_to_kind: to?.[0] ?? null,
    referred_to: to?.[1] ?? null,
    state: 'open',
    version: 1,
    author_id: by.id,
    source: 'manual',
    created_at: created,
    updated_at: created,
    ...endOf(plan, now),
  };
}

const MAX_REVIEWS = 4;

/** Returns the reviews that recent consultations agreed on. */
async function reviewRows(tx: Transaction<Schema>, now: number): Promise<Row[]> {
  const agreed = await tx
    .selectFrom('encounter')
    .select(['id', 'person_id', 'review_on', 'reason', 'service_type', 'starts_at'])
    .where('facility_id', '=', FIRST.id)
    .where('care_provider_id', '=', DOCTOR.id)
    .where('status', '=', 'COMPLETED')
    .where('review_on', '>=', indianDate(now - DAY))
    .orderBy('review_on')
    .orderBy('id')
    .limit(MAX_REVIEWS)
    .execute();
  return agreed.map((row) => ({
    id: seededUuid(`review/${row.id}`, row.starts_at),
    organisation_id: DEMO_ORGANISATION.id,
    facility_id: FIRST.id,
    person_id: row.person_id,
    kind: 'review',
    what: row.reason ?? row.service_type,
    due_on: row.review_on ?? indianDate(now),
    assignee_id: DOCTOR.id,
    encounter_id: row.id,
    state: 'open',
    version: 1,
    author_id: DOCTOR.id,
    source: 'manual',
    created_at: row.starts_at + 900,
    updated_at: row.starts_at + 900,
  }));
}

/** Returns a patient of the first facility for each plan, each at most once. */
function patientsFor(people: readonly DemoPerson[]): readonly DemoPerson[] {
  const chance = seededRandom('tasks');
  const chosen: DemoPerson[] = [];
  for (const { fits } of PLANS) {
    const fitting = people.filter(
      (person) =>
        person.facilityIds[0] === FIRST.id &&
        person.enrolments.length > 0 &&
        person.deceased === undefined &&
        person.storyKey === undefined &&
        !chosen.includes(person) &&
        fits(person.story),
    );
    chosen.push(chance.pick(fitting));
  }
  return chosen;
}

/**
 * Stores a few tasks for patients of the first facility: for the coach, the doctor, their team and everyone,
 * including an answered referral. Runs once, so later changes are safe. `now` is in unix seconds.
 */
export async function ensureDemoTasks(
  tx: Transaction<Schema>,
  people: readonly DemoPerson[],
  now: number,
): Promise<void> {
  const patients = patientsFor(people);
  const teamId = await demoCareTeamOf(tx, FIRST.id);
  const rows = PLANS.map((plan, index) => taskRow(plan, patients[index]?.id ?? '', { teamId, now }));
  await insertMissing(tx, 'follow_up', [...rows, ...(await reviewRows(tx, now))]);
}
