import type { Settings } from '../platform/config/config.ts';
import { type DiskRoom, diskRoom } from '../platform/database/upkeep/disk-room.ts';
import type { App, AppContext, Handler } from '../platform/http/app-context.ts';
import { refuseOtherMethods } from '../platform/http/mount-at.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { RELEASE_VERSION } from '../platform/release-version.ts';

export type DemoState = 'ready' | 'making' | 'none' | 'failed';

export interface Health {
  /** Degraded: everything works, and room has to be made on the disk. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly database: 'ok' | 'unavailable';
  /** Room on the file system of the data folder; null where this process has no folder. */
  readonly disk: DiskRoom | null;
  readonly demo: DemoState;
  /** Of the release. */
  readonly version: string;
  /** Of the elements, as their addresses and `doctor()` name it; null where they are not built. */
  readonly build: string | null;
}

/** Whether this process works at all: what restarts it asks this, and a database that is away is no reason to. */
interface Life {
  readonly status: 'ok';
  readonly version: string;
}

const life = (): Life => ({ status: 'ok', version: RELEASE_VERSION });

/** Probes of load balancers are answered within two seconds, whatever hangs. */
const LONGEST_WAIT_MS = 1_500;

/** The value, or `late` where there is none in time. */
async function inTime<T, Late>(value: Promise<T>, late: Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS, late);
  });
  return Promise.race([value, over]).finally(() => clearTimeout(timer));
}

/**
 * Returns a check whether the database confirms a save now: `save` stores something. At most one runs at a time, so that
 * probes of a database that hangs take one session and not all of them.
 */
export function createSaveCheck(
  save: () => Promise<unknown>,
  clock: () => number = () => performance.now(),
): () => Promise<boolean> {
  let running: { readonly since: number; readonly confirmed: Promise<boolean> } | undefined;

  function begin() {
    const confirmed = save().then(
      () => true,
      () => false,
    );
    const begun = { since: clock(), confirmed };
    running = begun;
    void confirmed.finally(() => {
      if (running === begun) running = undefined;
    });
    return begun;
  }

  return async () => {
    const { since, confirmed } = running ?? begin();
    return clock() - since < LONGEST_WAIT_MS && inTime(confirmed, false);
  };
}

export interface HealthDeps {
  readonly settings: Pick<Settings, 'dataFolder' | 'mailFolder' | 'databaseUrl'>;
  readonly demoState: () => DemoState;
  /** The build of the elements. */
  readonly build: string | undefined;
  /** Whether the database confirms what is saved. */
  readonly confirmsSaves: () => Promise<boolean>;
}

/** With `holdsDatabase` nothing can be saved where the disk of the folder is full. */
export function statusOf(database: Health['database'], disk: DiskRoom | null, holdsDatabase: boolean) {
  if (database === 'unavailable' || (holdsDatabase && disk?.state === 'full')) return 'unavailable';
  return disk === null || disk.state === 'ok' ? 'ok' : 'degraded';
}

/** Whether this process may be given requests, and why not. */
async function health({ settings, demoState, build, confirmsSaves }: HealthDeps): Promise<Health> {
  const hasFolder = settings.mailFolder !== undefined;
  const [room, confirms] = await Promise.all([
    hasFolder ? inTime(diskRoom(settings.dataFolder), undefined) : undefined,
    confirmsSaves(),
  ]);
  const disk = room ?? null;
  const database = confirms ? 'ok' : 'unavailable';
  const status = statusOf(database, disk, settings.databaseUrl === undefined);
  return { status, database, disk, demo: demoState(), version: RELEASE_VERSION, build: build ?? null };
}

const NO_STORE = { 'cache-control': 'no-store' };
const COME_BACK = { ...NO_STORE, 'retry-after': '5' };
/** HAProxy asks with OPTIONS where nothing else is set (`option httpchk`). */
const PROBE_METHODS = ['GET', 'OPTIONS'];

function mountProbe(app: App, path: string, answer: Handler): void {
  app.on(PROBE_METHODS, path, answer);
  refuseOtherMethods(app, path, PROBE_METHODS);
}

/**
 * `/health/live` for what restarts processes, `/health/ready` for what gives them requests. `/health` is the latter, and
 * so is `OPTIONS /`, which HAProxy asks for by itself.
 */
export function mountHealth(app: App, deps: HealthDeps): void {
  const named = (c: AppContext, name: string) => {
    recordOf(c.env.incoming).route = name;
  };
  async function ready(c: AppContext): Promise<Response> {
    named(c, 'health');
    const state = await health(deps);
    return state.status === 'unavailable' ? c.json(state, 503, COME_BACK) : c.json(state, 200, NO_STORE);
  }
  mountProbe(app, '/health/live', (c) => {
    named(c, 'health/live');
    return c.json(life(), 200, NO_STORE);
  });
  for (const path of ['/health', '/health/ready']) mountProbe(app, path, ready);
  app.on('OPTIONS', '/', ready);
}
