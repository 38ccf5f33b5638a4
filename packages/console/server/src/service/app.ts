import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { chartRoutes } from '../charts/charts.routes.ts';
import { type ExternalCharts, openExternalCharts } from '../charts/external-charts.ts';
import { mountChartEmbed } from '../charts/mount-chart-embed.ts';
import { facilityTimesRoute } from '../encounters/facility-times.ts';
import { facilityRoutes } from '../facilities/facility.routes.ts';
import { DEVICE_SECRETS, deviceSecretRoutes } from '../identity/device-secret.routes.ts';
import { identityRoutes, mountIdentityExchange } from '../identity/identity.routes.ts';
import { mountAvatar } from '../identity/mount-avatar.ts';
import { openTokenRoutes } from '../identity/open-token.routes.ts';
import type { VerifyIdToken } from '../identity/tokens/id-token.ts';
import {
  type NotificationDeviceDeps,
  notificationDeviceRoutes,
} from '../notifications/notification-devices.routes.ts';
import { thresholdRoutes } from '../observations/alerts/threshold.routes.ts';
import { mountConsoleFrame, mountFramePage } from '../partners/frame-page.ts';
import { mountElements, openElements } from '../partners/mount-elements.ts';
import { partnerRoutes } from '../partners/partner.routes.ts';
import { createPartnerPages, type PartnerPages } from '../partners/partner-pages.ts';
import { mountTokenExchange, TOKEN_ENDPOINT } from '../partners/token-exchange.routes.ts';
import { type WebhookRouteDeps, webhookRoutes } from '../partners/webhooks/webhook.routes.ts';
import { EMERGENCY_TRIES, emergencyAccessRoutes } from '../patients/emergency-access.routes.ts';
import { openSealNamed, type Seal } from '../platform/database/seal.ts';
import { secretNamed } from '../platform/database/secret.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { compressedJson } from '../platform/http/json/compressed-json.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { asProblem, problemResponse } from '../platform/http/problem-response.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { recordOf } from '../platform/http/request-record.ts';
import type { Route } from '../platform/http/route.ts';
import { RELEASE_VERSION } from '../platform/release-version.ts';
import { mountLogo } from '../staff/mount-logo.ts';
import { preferenceRoutes } from '../staff/preferences.routes.ts';
import { type StaffRouteDeps, staffRoutes } from '../staff/staff.routes.ts';
import { mountUnserved } from './configured-endpoints.ts';
import { type ConsoleConfig, consoleConfig } from './console-config.ts';
import { mountConsole } from './console-pages.ts';
import { type DemoState, mountHealth } from './health.ts';
import { FHIR_PATH, mountFhir } from './mount-fhir.ts';
import { mountRoutes } from './mount-services.ts';
import { openApi } from './openapi.ts';
import { createPagePolicy } from './page-policy.ts';
import type { PipelineDeps } from './pipeline.ts';
import { mountSilentRenewal } from './silent-renewal.ts';

export interface AppDeps extends Omit<PipelineDeps, 'limits' | 'pages'>, StaffRouteDeps {
  readonly webhooks: WebhookRouteDeps;
  readonly devices: NotificationDeviceDeps;
  readonly verifyIdToken: VerifyIdToken;
  readonly demoState: () => DemoState;
  /** Returns whether the database confirms saves. */
  readonly confirmsSaves: () => Promise<boolean>;
  readonly demo: ConsoleConfig['demo'];
  /** Routes of the services, besides those for signing in. */
  readonly routes: readonly Route[];
  /** Mounts further paths, such as the login page and the import. */
  readonly mounts: readonly ((app: App) => void)[];
}

/** Requests per minute. Generous for a person, but not for a loop. */
const READS = 600;
const WRITES = 120;
/** Each upload may use twenty million bytes while it is checked. */
const UPLOADS = 30;
const SIGN_INS = 120;
/** Charts for one user. Each reads all patients of the facility. */
const CHARTS = 60;
/** Per partner and per network address: tokens for about a thousand users, renewed every twelve minutes. */
const EXCHANGES = 600;
const UNPROVED_EXCHANGES = 20;

function named(c: AppContext, name: string): void {
  recordOf(c.env.incoming).route = name;
}

function mountOwnPages(app: App, deps: AppDeps, config: ConsoleConfig, build: string | undefined): void {
  const { settings } = deps;
  const document = openApi(settings.origin, RELEASE_VERSION);
  mountHealth(app, { ...deps, build });
  mountAt(app, 'GET', '/config.json', (c) => {
    named(c, 'config');
    return c.json(config, 200, { 'cache-control': 'no-cache' });
  });
  mountAt(app, 'GET', '/api/openapi.json', (c) => {
    named(c, 'openapi');
    return compressedJson(c, document);
  });
  mountSilentRenewal(app);
  mountAvatar(app);
  mountLogo(app, deps.db);
}

const clock = () => performance.now();

/** Keys that sign chart URLs, here and at external services. */
interface ChartSigning {
  readonly secret: string;
  readonly external: ExternalCharts;
}

interface ServiceSecrets {
  readonly charts: ChartSigning;
  /** Seals the places of pages of the FHIR API. */
  readonly fhirPages: Seal;
}

function mountServices(
  app: App,
  deps: AppDeps,
  pages: PartnerPages,
  { charts, fhirPages }: ServiceSecrets,
): void {
  const limit = (perMinute: number) => createRateLimit(perMinute, clock);
  const limits = { reads: limit(READS), writes: limit(WRITES), uploads: limit(UPLOADS) };
  const pipeline: PipelineDeps = { ...deps, pages, limits };
  // Prevents caches from serving one token's patient data to another.
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('vary', 'Authorization, Origin, Accept-Encoding');
  });
  mountIdentityExchange(app, { ...deps, signIns: limit(SIGN_INS) });
  const exchanges = {
    byClient: limit(EXCHANGES),
    byPartner: limit(EXCHANGES),
    unproved: limit(UNPROVED_EXCHANGES),
  };
  mountTokenExchange(app, { ...deps, pages, exchanges });
  const routes = [
    ...identityRoutes(deps.settings.clientId),
    ...preferenceRoutes,
    ...staffRoutes(deps),
    ...facilityRoutes,
    facilityTimesRoute,
    ...partnerRoutes(deps.webhooks.reach),
    ...webhookRoutes(deps.webhooks),
    ...notificationDeviceRoutes(deps.devices),
    ...thresholdRoutes,
    ...openTokenRoutes(deps.tokens),
    ...deviceSecretRoutes(limit(DEVICE_SECRETS)),
    ...emergencyAccessRoutes(limit(EMERGENCY_TRIES)),
    ...chartRoutes({ origin: deps.settings.origin, ...charts }),
    ...deps.routes,
  ];
  mountRoutes(app, routes, pipeline);
  const { origin, hasFhir, exportsFolder } = deps.settings;
  const addresses = { base: `${origin}${FHIR_PATH}`, tokenEndpoint: `${origin}${TOKEN_ENDPOINT}` };
  mountFhir(app, { ...pipeline, seal: fhirPages, exportsFolder, ...addresses }, hasFhir);
  mountUnserved(app);
  mountChartEmbed(app, { ...deps, secret: charts.secret, limit: limit(CHARTS) });
}

/** Returns the server's routes as a hono app. The identity provider is mounted in front of it. */
export async function createApp(deps: AppDeps): Promise<App> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const config = await consoleConfig(deps.settings, deps.demo);
  app.onError((error, c) => {
    const record = recordOf(c.env.incoming);
    return problemResponse(asProblem(error, record, deps.log), record);
  });
  const pages = createPartnerPages(deps.db, deps.settings.origin, clock);
  mountServices(app, deps, pages, {
    charts: {
      secret: await secretNamed(deps.db, 'charts'),
      external: await openExternalCharts(deps.settings.charts),
    },
    fhirPages: await openSealNamed(deps.db, 'fhir-pages'),
  });
  const elements = await openElements(deps.settings, deps.log);
  mountOwnPages(app, deps, config, elements.full.release?.id);
  for (const mount of deps.mounts) mount(app);
  const readPolicy = createPagePolicy(deps.db, deps.settings, clock);
  mountFramePage(app, pages);
  mountConsoleFrame(app, pages, { appFolder: deps.settings.appFolder, readPolicy });
  mountElements(app, elements, deps.settings);
  mountConsole(app, deps.settings.appFolder, readPolicy);
  app.notFound((c) =>
    problemResponse(
      new ProblemError('not-found', { detail: 'There is nothing at this address.' }),
      recordOf(c.env.incoming),
    ),
  );
  return app;
}
