import type { Settings } from '../platform/config/config.ts';
import { type DiskRoom, diskRoom } from '../platform/database/upkeep/disk-room.ts';
import type { App, AppContext, Handler } from '../platform/http/app-context.ts';
import { refuseOtherMethods } from '../platform/http/mount-at.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { RELEASE_VERSION } from '../platform/release-version.ts';

export type DemoState = 'ready' | 'making' | 'none' | 'failed';

export interface Health {
  /** Degraded: everything works, but the disk needs space. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly database: 'ok' | 'unavailable';
  /** Space on the data folder's file system; null if this process has no folder. */
  readonly disk: DiskRoom | null;
  readonly demo: DemoState;
  /** Version of the release. */
  readonly version: string;
  /** Build of the elements, as in their paths and in `doctor()`; null if not built. */
  readonly build: string | null;
}

/**
 * Whether this process itself works. Supervisors use it for restarts, which an unavailable database does not justify.
 */
interface Life {
  readonly status: 'ok';
  readonly version: string;
}

const life = (): Life => ({ status: 'ok', version: RELEASE_VERSION });

/** Load balancers get an answer within two seconds, whatever hangs. */
const LONGEST_WAIT_MS = 1_500;

/** Resolves with the value, or with `late` after the time limit. */
async function inTime<T, Late>(value: Promise<T>, late: Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS, late);
  });
  return Promise.race([value, over]).finally(() => clearTimeout(timer));
}

/**
 * Returns a check whether the database confirms a save; `save` stores something. Only one check runs at a time, so that
 * probes of a hanging database use one session and not all.
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
  /** Returns whether the database confirms saves. */
  readonly confirmsSaves: () => Promise<boolean>;
}

/** With `holdsDatabase`, nothing can be saved if the folder's disk is full. */
export function statusOf(database: Health['database'], disk: DiskRoom | null, holdsDatabase: boolean) {
  if (database === 'unavailable' || (holdsDatabase && disk?.state === 'full')) return 'unavailable';
  return disk === null || disk.state === 'ok' ? 'ok' : 'degraded';
}

/** Returns whether this process can take requests, and if not, why. */
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
/** HAProxy uses OPTIONS by default (`option httpchk`). */
const PROBE_METHODS = ['GET', 'OPTIONS'];

function mountProbe(app: App, path: string, answer: Handler): void {
  app.on(PROBE_METHODS, path, answer);
  refuseOtherMethods(app, path, PROBE_METHODS);
}

/**
 * Mounts `/health/live` for supervisors that restart processes, and `/health/ready` for load balancers. `/health` and
 * `OPTIONS /`, HAProxy's default, are the same as the latter.
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
