import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtCore, CORE, ROOMS, sourceOf } from './core-built.ts';
import { bundleHosts, type CoreBundle, domainOf, packageOf } from './core-bundle.ts';

const out = builtCore();

const builtOf = (room: string): string => join(out, 'parts', room, 'index.js');
const addressOf = (file: string): string => JSON.stringify(file);

const whole = (file: string): string => `export * from ${addressOf(file)};`;
const alone = (name: string, file: string): string => `export { ${name} } from ${addressOf(file)};`;

/** Returns the owners of a bundle's files, sorted, without duplicates. */
const heldBy = (bundle: CoreBundle, belonging: (file: string) => string | undefined): string[] =>
  [...new Set([...bundle.bytes.keys()].flatMap((file) => belonging(file) ?? []))].sort();

const others = (held: readonly string[], allowed: string): string[] =>
  held.filter((name) => !allowed.split(' ').includes(name));

/** ofetch and its dependencies. */
const OFETCH = 'destr ofetch ufo';

/** The packages included with a whole subpath. */
const PACKAGES: Readonly<Record<string, string>> = {
  access: '',
  languages: '',
  'formatting/languages': '',
  'calls/forms/motherhood': '',
  'diagnoses/table': '',
  contract: 'valibot',
  clock: '',
  identity: 'valibot',
  session: 'zustand',
  navigation: '',
  http: `${OFETCH} valibot zustand`,
  metrics: 'valibot zustand',
  'metrics/loinc': '',
  calls: 'valibot',
  'calls/conflict': 'valibot',
  'calls/correction': 'valibot zustand',
  'calls/findings': 'valibot zustand',
  'calls/forms': '',
  'calls/history': 'valibot zustand',
  'calls/line': 'valibot',
  'calls/outcome': '',
  'calls/patient-lists': 'valibot zustand',
  'calls/readings': 'valibot zustand',
  'calls/session': 'valibot zustand',
  'calls/unsent': 'valibot',
  'calls/worklist': 'dayjs valibot zustand',
  programmes: '',
  observations: '',
  clinical: '',
  patients: 'valibot zustand',
  'patients/registration': 'valibot',
  'encounters/appointments': 'valibot',
  'encounters/availability': 'valibot',
  'encounters/calendar': 'valibot',
  'encounters/consultations': 'valibot zustand',
  'encounters/health-check': 'valibot zustand',
  'encounters/teams': 'valibot',
  'encounters/video': 'valibot zustand',
  'encounters/waiting-list': 'valibot',
  'patients/registration-form': 'valibot zustand',
  'patients/registration-change': 'valibot zustand',
  'patients/duplicates': 'valibot',
  'patients/pin-districts': '',
  'patients/pregnancy': 'valibot',
  paging: 'zustand',
  preferences: 'valibot',
  'preferences/kinds': 'valibot',
  'preferences/templates': 'valibot',
  'prescriptions/schemas': 'valibot',
  charts: 'valibot zustand',
  insights: 'valibot',
  notifications: 'valibot',
  billing: 'valibot',
  directory: 'valibot',
  projects: 'valibot',
  'charts/figures': '',
  encounters: 'valibot',
  live: 'valibot zustand',
  record: 'valibot',
  finishing: 'valibot',
  overview: 'valibot',
  'case-sheets': 'valibot zustand',
  diagnoses: '',
  assessments: 'valibot',
  labs: 'valibot zustand',
  prescriptions: 'valibot zustand',
  'prescriptions/checked-paper': 'valibot',
  care: 'valibot zustand',
  communication: 'valibot zustand',
  audit: 'valibot',
  administration: 'valibot',
  formatting: '',
  forms: '',
  trends: 'valibot zustand',
  outbox: 'valibot zustand',
  'outbox/device': 'idb',
  fhir: 'valibot',
  'fhir-source': 'valibot',
  'fhir/values': 'valibot',
  'session/oidc': 'jwt-decode oidc-client-ts',
};

/** One table or one function each, needed as a whole. */
const INDIVISIBLE = [
  'prescriptions/checked-paper',
  'access',
  'languages',
  'calls/forms/motherhood',
  'contract',
  'diagnoses/table',
  'finishing',
  'metrics/loinc',
  'calls/conflict',
  'calls/line',
  'calls/patient-lists',
  'encounters/appointments',
  'encounters/availability',
  'encounters/calendar',
  'encounters/consultations',
  'encounters/health-check',
  'encounters/waiting-list',
  'encounters/teams',
  'patients/registration-form',
  'patients/registration-change',
  'patients/pin-districts',
  'paging',
  'projects',
  'session/oidc',
  'fhir-source',
];

/** A name, the other core domains and packages it may include, and its allowed share of the whole subpath's size. */
const ALONE = [
  { subpath: 'clock', name: 'hearingFetch', domains: '', packages: '', share: 0.3 },
  { subpath: 'encounters/video', name: 'VisitError', domains: '', packages: '', share: 0.2 },
  { subpath: 'identity', name: 'appScopeLabel', domains: 'formatting', packages: '', share: 0.25 },
  { subpath: 'session', name: 'createLoggedInFlag', domains: '', packages: '', share: 0.1 },
  { subpath: 'navigation', name: 'scopeGuard', domains: 'access', packages: '', share: 0.4 },
  { subpath: 'http', name: 'authorizationFor', domains: '', packages: '', share: 0.1 },
  { subpath: 'metrics', name: 'metricWindow', domains: 'formatting', packages: '', share: 0.2 },
  { subpath: 'metrics', name: 'readMetricRecords', domains: 'formatting', packages: '', share: 0.25 },
  { subpath: 'calls', name: 'metricLabel', domains: 'formatting', packages: '', share: 0.2 },
  { subpath: 'calls/correction', name: 'callTypesFor', domains: 'programmes', packages: '', share: 0.1 },
  { subpath: 'calls/findings', name: 'dangerSigns', domains: 'forms', packages: '', share: 0.1 },
  { subpath: 'calls/forms', name: 'ESCALATION', domains: '', packages: '', share: 0.1 },
  // The header is a key in the rows' own table, which names programmes and outcomes.
  {
    subpath: 'calls/history',
    name: 'callCsvHead',
    domains: 'formatting patients programmes',
    packages: '',
    share: 0.3,
  },
  { subpath: 'calls/outcome', name: 'dispositionOf', domains: '', packages: '', share: 0.2 },
  { subpath: 'calls/readings', name: 'takenAt', domains: 'formatting', packages: '', share: 0.1 },
  { subpath: 'calls/session', name: 'nextCallAt', domains: 'formatting', packages: '', share: 0.1 },
  { subpath: 'calls/unsent', name: 'aboutDraft', domains: '', packages: 'valibot', share: 0.2 },
  { subpath: 'programmes', name: 'programmeLabel', domains: '', packages: '', share: 0.5 },
  // The ranges and the catalogue are most of the subpath, and a flag needs them.
  { subpath: 'clinical', name: 'flagReading', domains: 'formatting observations', packages: '', share: 0.8 },
  { subpath: 'observations', name: 'wordLabel', domains: 'formatting', packages: '', share: 0.3 },
  { subpath: 'clinical', name: 'ageOn', domains: 'formatting', packages: '', share: 0.1 },
  { subpath: 'patients', name: 'classifySearch', domains: 'formatting', packages: '', share: 0.2 },
  { subpath: 'patients/registration', name: 'statesOfPin', domains: '', packages: '', share: 0.2 },
  { subpath: 'patients/pregnancy', name: 'lastPossibleDay', domains: 'formatting', packages: '', share: 0.1 },
  { subpath: 'patients/duplicates', name: 'linkProblem', domains: 'formatting', packages: '', share: 0.4 },
  { subpath: 'preferences', name: 'preferenceLabel', domains: 'formatting', packages: '', share: 0.4 },
  { subpath: 'preferences/kinds', name: 'isHttpsAddress', domains: '', packages: '', share: 0.1 },
  { subpath: 'preferences/templates', name: 'templatesFor', domains: '', packages: '', share: 0.1 },
  {
    subpath: 'prescriptions/schemas',
    name: 'setDiagnosisSchema',
    domains: 'formatting http',
    packages: 'valibot',
    share: 0.7,
  },
  { subpath: 'charts', name: 'safeContent', domains: '', packages: '', share: 0.5 },
  { subpath: 'charts/figures', name: 'chartDefinition', domains: 'formatting', packages: '', share: 0.8 },
  { subpath: 'insights', name: 'indicatorLabel', domains: 'formatting', packages: '', share: 0.3 },
  {
    subpath: 'notifications',
    name: 'notificationKindLabel',
    domains: 'formatting',
    packages: '',
    share: 0.3,
  },
  { subpath: 'billing', name: 'hasCardNumber', domains: 'formatting', packages: '', share: 0.1 },
  { subpath: 'directory', name: 'decideStatus', domains: '', packages: '', share: 0.3 },
  { subpath: 'encounters', name: 'nextStatus', domains: '', packages: '', share: 0.1 },
  {
    subpath: 'care',
    name: 'noteKindLabel',
    domains: 'formatting http metrics',
    packages: 'valibot',
    share: 0.7,
  },
  { subpath: 'communication', name: 'smsParts', domains: '', packages: '', share: 0.2 },
  {
    subpath: 'calls/worklist',
    name: 'workRiskLabel',
    // Checking a worklist row includes its patient's tags.
    domains: 'formatting http patients',
    packages: 'valibot',
    share: 0.7,
  },
  { subpath: 'record', name: 'mayWriteCaseSheet', domains: '', packages: '', share: 0.1 },
  { subpath: 'overview', name: 'timelineKindLabel', domains: 'access formatting', packages: '', share: 0.1 },
  {
    subpath: 'case-sheets',
    name: 'isCaseSheetSection',
    domains: 'record',
    packages: '',
    share: 0.1,
  },
  { subpath: 'diagnoses', name: 'isDiagnosisCode', domains: '', packages: '', share: 0.1 },
  { subpath: 'assessments', name: 'assess', domains: '', packages: '', share: 0.1 },
  { subpath: 'labs', name: 'labOrderStatusLabel', domains: 'formatting', packages: '', share: 0.1 },
  { subpath: 'prescriptions', name: 'directionsText', domains: 'formatting', packages: '', share: 0.3 },
  {
    subpath: 'live',
    name: 'createLive',
    domains: 'access formatting http outbox',
    packages: 'valibot zustand',
    share: 1,
  },
  { subpath: 'audit', name: 'auditOutcomeLabel', domains: 'formatting', packages: '', share: 0.3 },
  { subpath: 'administration', name: 'readIssuer', domains: '', packages: '', share: 0.3 },
  { subpath: 'formatting/languages', name: 'labelLanguage', domains: '', packages: '', share: 0.7 },
  { subpath: 'formatting', name: 'formatDate', domains: '', packages: '', share: 0.5 },
  // The catalogue says which fields accept a meter's LO and HI; formatting converts digits of every script.
  { subpath: 'forms', name: 'withEntry', domains: 'formatting observations', packages: '', share: 0.4 },
  { subpath: 'trends', name: 'valueAxis', domains: '', packages: '', share: 0.1 },
  { subpath: 'outbox', name: 'createSubtleCrypto', domains: '', packages: '', share: 0.1 },
  { subpath: 'outbox', name: 'createDraftKeeper', domains: '', packages: 'valibot zustand', share: 0.4 },
  { subpath: 'outbox/device', name: 'createPageDevice', domains: '', packages: '', share: 0.3 },
  { subpath: 'fhir/values', name: 'NumberText', domains: 'fhir', packages: '', share: 0.1 },
  { subpath: 'fhir', name: 'bundleIndex', domains: '', packages: '', share: 0.35 },
];

const WITH_NEEDED_MODULES = [
  { subpath: 'http', name: 'createHttpClient', brought: ['destr', 'ofetch', 'ufo', 'valibot'] },
  { subpath: 'calls/worklist', name: 'nextWork', brought: ['dayjs'] },
  { subpath: 'patients', name: 'createRecentPatients', brought: ['zustand'] },
];
const FORMATTERS = ['formatDate', 'formatEpochDate', 'formatTime', 'formatAge', 'formatCalendar'];

let bundles: ReadonlyMap<string, CoreBundle>;
beforeAll(async () => {
  const hosts = [
    ...[...ALONE, ...WITH_NEEDED_MODULES].map(({ subpath, name }) => alone(name, sourceOf(subpath))),
    ...ALONE.map(({ subpath }) => whole(sourceOf(subpath))),
    ...ROOMS.map((room) => whole(builtOf(room))),
    ...FORMATTERS.map((name) => alone(name, builtOf('formatting'))),
  ];
  bundles = await bundleHosts([...new Set(hosts)], { core: CORE });
});

function bundled(host: string): CoreBundle {
  const bundle = bundles.get(host);
  if (!bundle) throw new Error(`not bundled: ${host}`);
  return bundle;
}

describe('one name of core', () => {
  it('is tested for every room that can be split', () => {
    const tried = new Set([...ALONE.map(({ subpath }) => subpath), ...INDIVISIBLE]);
    expect(ROOMS.filter((room) => !tried.has(room))).toEqual([]);
  });

  it.each(ALONE)('$name of $subpath is bundled alone', ({ subpath, name, domains, packages, share }) => {
    const one = bundled(alone(name, sourceOf(subpath)));
    const own = subpath.split('/')[0];
    expect(others(heldBy(one, domainOf), `${own} ${domains}`)).toEqual([]);
    expect(others(heldBy(one, packageOf), packages)).toEqual([]);
    const all = bundled(whole(sourceOf(subpath)));
    expect(one.code.length / all.code.length).toBeLessThan(share);
  });

  it.each(WITH_NEEDED_MODULES)(
    '$name bundles what it needs, or the checks above check nothing',
    ({ subpath, name, brought }) => {
      expect(heldBy(bundled(alone(name, sourceOf(subpath))), packageOf)).toEqual(brought);
    },
  );
});

describe('a built room of core', () => {
  it.each(ROOMS)('%s bundles these packages and no other', (room) => {
    expect(heldBy(bundled(whole(builtOf(room))), packageOf).join(' ')).toBe(PACKAGES[room]);
  });

  it.each(FORMATTERS)('%s alone is at most 4 KiB, without any package', (name) => {
    const one = bundled(alone(name, builtOf('formatting')));
    expect(heldBy(one, packageOf)).toEqual([]);
    expect(one.code.length).toBeGreaterThan(200);
    expect(gzipSync(one.code, { level: 9 }).length).toBeLessThanOrEqual(4096);
  });
});
