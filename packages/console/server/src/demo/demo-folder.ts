import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { offerSlots } from '../encounters/encounter-slots.ts';
import { slotsOfPlan } from '../encounters/slot-plan.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { ensureDemoAccounts, grantNewScopes } from './demo-accounts.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from './demo-organisation.ts';
import { seededUuid } from './seeded-uuid.ts';

type Db = Kysely<Schema>;

/** Demo and real people would share a database. The message says what to change. */
export class DemoMixError extends Error {
  override readonly name = 'DemoMixError';
}

async function hasDemoAccount(db: Db): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').where('demo', '=', true).executeTakeFirst();
  const staff = await db.selectFrom('staff').select('id').where('demo', '=', true).executeTakeFirst();
  return (account ?? staff) !== undefined;
}

/** Invited by a demo user, so as fictional as the demo. */
const INVITED_IN_DEMO = sql<boolean>`organisation_id = ${DEMO_ORGANISATION.id} and updated_by is not null`;

/** Adds staff invited in a demo of an older version to the demo, with their accounts. */
async function adoptInvited(tx: Transaction<Schema>): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ demo: true })
    .where('demo', '=', false)
    .where(INVITED_IN_DEMO)
    .execute();
  await tx
    .updateTable('account')
    .set({ demo: true })
    .where('demo', '=', false)
    .where('email', 'in', (its) => its.selectFrom('staff').select('email').where('demo', '=', true))
    .execute();
}

async function hasRealStaff(db: Db): Promise<boolean> {
  const real = await db
    .selectFrom('staff')
    .select('id')
    .where('demo', '=', false)
    .where(sql<boolean>`not (${INVITED_IN_DEMO})`)
    .executeTakeFirst();
  return real !== undefined;
}

/** How many days ahead a demo folder can be booked after its latest start. */
const DAYS_AHEAD = 45;
const DAY_SECONDS = 86_400;

/**
 * Adds morning slots at both demo facilities, Monday to Saturday, from the day of this start. Existing ones stay as
 * they are. `now` is in unix seconds.
 */
async function ensureDemoSlots(tx: Transaction<Schema>, now: number): Promise<void> {
  for (const { id: facilityId } of DEMO_FACILITIES) {
    const plan = {
      organisationId: DEMO_ORGANISATION.id,
      facilityId,
      timeZone: DEMO_TIME_ZONE,
      from: dayOf(now, DEMO_TIME_ZONE),
      to: dayOf(now + DAYS_AHEAD * DAY_SECONDS, DEMO_TIME_ZONE),
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      fromMinute: 8 * 60,
      untilMinute: 12 * 60,
      everyMinutes: 30,
      places: 4,
    } as const;
    const slots = slotsOfPlan(plan, (start) => seededUuid(`slot/${facilityId}/${start}`, start));
    await offerSlots(tx, slots, { keep: true });
  }
}

/**
 * Keeps the demo's public passwords out of databases with real people. Demo accounts are only added to a folder without
 * real staff, and a server without a demo refuses to start on a folder with one. Upgrades a demo made by an older
 * version.
 */
export async function prepareDemo(db: Db, settings: Pick<Settings, 'demo'>): Promise<void> {
  if (!settings.demo) {
    if (!(await hasDemoAccount(db))) return;
    throw new DemoMixError(
      'This database contains demo accounts with well-known passwords, so it is served only as a demo. Leave CARELINE_DEMO out to continue with the demo, or choose another CARELINE_DATA or DATABASE_URL for real people.',
    );
  }
  if (await hasRealStaff(db)) {
    throw new DemoMixError(
      'This data folder contains real staff, so demo accounts are not added to it. To serve the real staff set CARELINE_DEMO=off and CARELINE_ORIGIN; for a demo choose another CARELINE_DATA.',
    );
  }
  await runWork(db, async (tx) => {
    await adoptInvited(tx);
    await ensureDemoAccounts(tx);
    await grantNewScopes(tx);
  });
  await runWork(db, (tx) => ensureDemoSlots(tx, Math.floor(Date.now() / 1000)));
}
