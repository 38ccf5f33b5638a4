import { PRODUCT_VERSION } from '@careline/core/preferences';
import { type Kysely, sql } from 'kysely';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type DiskRoom, diskRoom } from '../platform/database/upkeep/disk-room.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { recordOf } from '../platform/http/request-record.ts';

export type DemoState = 'ready' | 'making' | 'none' | 'failed';

export interface Health {
  /** Degraded: everything works, and room has to be made on the disk. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly database: 'ok' | 'unavailable';
  /** Room on the file system of the data folder; null where this process has no folder. */
  readonly disk: DiskRoom | null;
  readonly demo: DemoState;
  readonly version: string;
}

/** Whether this process works at all: what restarts it asks this, and a database that is away is no reason to. */
export interface Life {
  readonly status: 'ok';
  readonly version: string;
}

export const life = (): Life => ({ status: 'ok', version: PRODUCT_VERSION });

/** A database that takes longer than this for nothing is not answering. */
const LONGEST_WAIT_MS = 5_000;

/** Whether the database takes what is saved: one that only reads waits for another machine to take over, or has been. */
const takesWrites = sql<{ takes: boolean }>`select current_setting('transaction_read_only') = 'off' as takes`;

async function databaseAnswers(db: Kysely<Schema>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, false).unref());
  const answered = takesWrites.execute(db).then(
    ({ rows }) => rows[0]?.takes === true,
    () => false,
  );
  return Promise.race([answered, late]);
}

export interface HealthDeps {
  readonly db: Kysely<Schema>;
  readonly settings: Pick<Settings, 'dataFolder' | 'mailFolder' | 'databaseUrl'>;
  readonly demoState: () => DemoState;
}

/** With `holdsDatabase` nothing can be saved where the disk of the folder is full. */
export function statusOf(database: Health['database'], disk: DiskRoom | null, holdsDatabase: boolean) {
  if (database === 'unavailable' || (holdsDatabase && disk?.state === 'full')) return 'unavailable';
  return disk === null || disk.state === 'ok' ? 'ok' : 'degraded';
}

/** Whether this process may be given requests, and why not. */
export async function health({ db, settings, demoState }: HealthDeps): Promise<Health> {
  const hasFolder = settings.mailFolder !== undefined;
  const disk = (hasFolder ? await diskRoom(settings.dataFolder) : undefined) ?? null;
  const database = (await databaseAnswers(db)) ? 'ok' : 'unavailable';
  const status = statusOf(database, disk, settings.databaseUrl === undefined);
  return { status, database, disk, demo: demoState(), version: PRODUCT_VERSION };
}

const NO_STORE = { 'cache-control': 'no-store' };
const COME_BACK = { ...NO_STORE, 'retry-after': '5' };

/** `/health/live` for what restarts processes, `/health/ready` for what gives them requests; `/health` is the latter. */
export function mountHealth(app: App, deps: HealthDeps): void {
  const named = (c: AppContext) => {
    recordOf(c.env.incoming).route = 'health';
  };
  mountAt(app, 'GET', '/health/live', (c) => {
    named(c);
    return c.json(life(), 200, NO_STORE);
  });
  for (const path of ['/health', '/health/ready']) {
    mountAt(app, 'GET', path, async (c) => {
      named(c);
      const state = await health(deps);
      return state.status === 'unavailable' ? c.json(state, 503, COME_BACK) : c.json(state, 200, NO_STORE);
    });
  }
}
