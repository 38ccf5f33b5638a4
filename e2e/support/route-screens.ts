import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { addWebhook, listFacilities, listStaff } from '@careline/core/internal/administration';
import { listAllEncounters } from '@careline/core/internal/encounters';
import type { HttpClient } from '@careline/core/internal/http';
import { PATHS, PATIENT_TABS } from '@careline/core/internal/navigation';
import { addPartnerFor } from '../host-pages/add-partner-for.ts';
import { quiet } from './quiet.ts';
import type { Screen } from './screens.ts';

/** Imported at run time, because the console's sources are not part of this TypeScript program. */
const ROUTES = fileURLToPath(new URL('../../packages/console/app/test/console-routes.ts', import.meta.url));
const { consolePaths } = (await import(/* @vite-ignore */ ROUTES)) as {
  readonly consolePaths: () => Promise<readonly string[]>;
};

/** A record id for each address parameter of the console. */
export type RouteRecords = Readonly<Record<string, string>>;

async function encounterOf(admin: HttpClient): Promise<string> {
  const day = 86_400;
  const now = Math.floor(Date.now() / 1000);
  const dayAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const query = { from: dayAt(now - 30 * day), to: dayAt(now + 30 * day) };
  const { data } = await admin.call(listAllEncounters, { query });
  return data[0]?.id ?? '';
}

/** Finds or creates the records; `admin` is a client with every scope. */
export async function routeRecords(
  admin: HttpClient,
  [vitaId = '', mergedId = '']: readonly string[],
): Promise<RouteRecords> {
  const [staff, facilities, id] = await Promise.all([
    admin.call(listStaff),
    admin.call(listFacilities),
    encounterOf(admin),
  ]);
  const { partnerId } = await addPartnerFor(admin, {
    origins: ['https://ward.example'],
    scopes: ['prohealth', 'hmCallInfo', 'call-status-history'],
  });
  const { data: webhook } = await admin.call(addWebhook, {
    body: { partnerId, url: 'https://ward.example/careline', events: ['call.saved'] },
    idempotencyKey: randomUUID(),
  });
  return {
    id,
    vitaId,
    keptId: vitaId,
    mergedId,
    // There is no merge; the page says so.
    mergeId: randomUUID(),
    staffId: staff.data[0]?.staffId ?? '',
    facilityId: facilities.data[0]?.facilityId ?? '',
    partnerId,
    webhookId: webhook.webhookId,
    indicator: 'lost',
  };
}

const TAB = '/:tab?';
const SIGN_IN: readonly string[] = [PATHS.auth, PATHS.callback];

/** Returns a route's address with this run's records. Throws for a parameter without a record. */
function addressOf(path: string, records: RouteRecords): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = records[name];
    if (!id) throw new Error(`${path}: name a record for :${name} in route-screens.ts`);
    return id;
  });
}

const byOf = (path: string): Screen['by'] => (/^\/(doctor|my_encounters)/.test(path) ? 'doctor' : 'admin');

/** Returns every screen with an address, from the router's own list, so that new ones are included. */
export async function routeScreens(records: () => RouteRecords): Promise<readonly Screen[]> {
  const paths = (await consolePaths())
    .filter((path) => !SIGN_IN.includes(path))
    // These encounters have their own pages under several addresses; the page below them is the same.
    .filter((path) => !/^\/doctor\/.*\/:id$/.test(path))
    // Only facilities have a waiting list.
    .filter((path) => !/^\/(doctor\/.*|my_encounters)\/waiting-list$/.test(path))
    .flatMap((path) =>
      path.endsWith(TAB)
        ? PATIENT_TABS.map((tab) => path.replace(TAB, tab === 'overview' ? '' : `/${tab}`))
        : [path],
    );
  return paths.map((path) => ({
    name: path,
    signedIn: true,
    by: byOf(path),
    async open(page, { origin }) {
      await page.goto(`${origin}${addressOf(path, records())}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await quiet(page);
    },
  }));
}
