import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Endpoint, serviceBasesUnder } from '@careline/core/internal/http';
import { APP_SCOPES } from '@careline/core/internal/identity';
import { PROGRAMME_ENTRIES } from '@careline/core/internal/navigation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { clinicalRoutes } from '../packages/console/server/src/service/clinical-routes.ts';
import {
  accessSamples,
  type Sample,
  type SampleSubject,
} from '../packages/console/server/test/access/access-samples.ts';
import { aStranger, ofFacility } from '../packages/console/server/test/access/access-subjects.ts';
import {
  startTestServer,
  type TestServer,
  type TestStaff,
} from '../packages/console/server/test/test-server.ts';
import { mayCall } from '../packages/core/test/rights.ts';
import { isShort, seed } from './proof.ts';

/** `npm test` checks one in this many cells, drawn with the seed. */
const ONE_IN = isShort ? 60 : 1;

const CALLS = accessSamples();
const PREFIXED = PROGRAMME_ENTRIES.flatMap((entry) => [`prohealth:${entry}`, `prohealth/${entry}`]);
const SCOPES = [...new Set<string>([...PROGRAMME_ENTRIES, ...PREFIXED, ...APP_SCOPES])];
const HELD: readonly (readonly string[])[] = [
  [],
  ...SCOPES.map((scope) => [scope]),
  ...SCOPES.filter((scope) => scope !== 'prohealth').map((scope) => ['prohealth', scope]),
];

/** Kinds of callers, besides their scopes. */
const STATES = ['own', 'foreign', 'without the facility', 'signed out', 'deactivated'] as const;
type State = (typeof STATES)[number];

const random = seededRandom(seed);
const counts = new Map<string, number>();
let server: TestServer;
let own: SampleSubject;
let foreign: SampleSubject;
let unknown: SampleSubject;
const bases = serviceBasesUnder('/api');

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  own = await ofFacility(server, server.facilityId);
  foreign = await aStranger(server);
  unknown = {
    vitaId: randomUUID(),
    auditedVitaId: randomUUID(),
    uhid: 'CL0000000000',
    contactId: randomUUID(),
    calledAt: now(),
    encounterId: randomUUID(),
    reportId: randomUUID(),
    staffId: randomUUID(),
    partnerId: randomUUID(),
    facilityId: randomUUID(),
  };
});
afterAll(() => server?.stop());

const now = () => Math.floor(Date.now() / 1000);

/** Leading bytes of the first media type each call accepts. */
const SMALL: Readonly<Record<string, BlobPart>> = {
  'application/pdf': '%PDF-1.7',
  'image/png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': 'RIFF\x10\0\0\0WEBPVP8 ',
};

/** Returns the request body: JSON, or a form with JSON and a small file. */
function bodyOf({ takes }: Endpoint, { body = {} }: Sample): FormData | string {
  if (!takes) return JSON.stringify(body);
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  const [type = ''] = takes.types;
  form.set('file', new Blob([SMALL[type] ?? ''], { type }));
  return form;
}

async function ask(endpoint: Endpoint, sample: Sample, authorization: string) {
  const query = new URLSearchParams(sample.query).toString();
  const address = `${bases[endpoint.service]}${endpoint.path}${query && `?${query}`}`;
  const headers = new Headers({ authorization, 'idempotency-key': randomUUID() });
  if (!endpoint.takes) headers.set('content-type', 'application/json');
  const send = () =>
    server.fetch(
      address,
      endpoint.method === 'GET' ? { headers } : { method: 'POST', headers, body: bodyOf(endpoint, sample) },
    );
  let response = await send();
  // A user with all rights makes more calls here per second than the limit allows per minute, so wait.
  while (response.status === 429) {
    await setTimeout(Number(response.headers.get('retry-after')) * 1000);
    response = await send();
  }
  if (endpoint.gives === 'events' && response.ok) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

/** Returns the problem without the parts that differ between requests. */
const valueStatusOf = (text: string): unknown => {
  const { code, detail, action } = JSON.parse(text) as Record<string, unknown>;
  return { code, detail, action };
};

async function bring(staff: TestStaff, state: State): Promise<void> {
  const { db } = server;
  const { staffId } = staff;
  if (state === 'without the facility') {
    await db.deleteFrom('staff_facility').where('staff_id', '=', staffId).execute();
  }
  if (state === 'signed out') {
    await db.updateTable('staff_session').set({ ended_at: now() }).where('staff_id', '=', staffId).execute();
  }
  if (state === 'deactivated') {
    await db.updateTable('staff').set({ active: false }).where('id', '=', staffId).execute();
  }
}

const REFUSALS: Partial<Record<State, string>> = {
  'without the facility': 'facility-refused',
  'signed out': 'session-ended',
  deactivated: 'staff-deactivated',
};

/** Returns the token for a call; an Open token is for one patient. */
const tokenFor = async (endpoint: Endpoint, staff: TestStaff, scopes: readonly string[], vitaId: string) =>
  endpoint.token === 'open'
    ? `Open ${await server.openToken(staff, vitaId, scopes)}`
    : `Bearer ${staff.token}`;

function tally(state: State, outcome: string): void {
  const key = `${state}: ${outcome}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The samples' calls belong to someone else, so only administrators may correct or withdraw them. */
const OF_OTHERS: ReadonlySet<string> = new Set(['calllog/correct', 'calllog/withdraw', 'touchpoint/update']);

/** `my_appointments` alone is for one's own encounters, and the sample's encounter has no care provider. */
const isOfNobody = (name: string, scopes: readonly string[]): boolean =>
  name === 'encounters/create' &&
  !mayCall(
    name,
    scopes.filter((scope) => scope !== 'my_appointments'),
  );

/** Ownership is checked only for a call that exists. */
const isAllowed = (name: string, scopes: readonly string[], state: State): boolean =>
  mayCall(name, scopes) &&
  (state !== 'own' || (!isOfNobody(name, scopes) && (!OF_OTHERS.has(name) || scopes.includes('settings'))));

/** Writing in a case sheet, ordering tests and entering results also need an access level (decisions 0092 and 0096). */
const NEED_PROVIDER: ReadonlySet<string> = new Set([
  'case-sheets/save',
  'labs/order',
  'labs/cancel',
  'labs/report',
  'labs/withdraw',
]);

/** Orders check the patient first: a patient of another facility looks as if they did not exist. */
const isUnknownFirst = (name: string, state: State): boolean =>
  state === 'foreign' && (name === 'labs/order' || name === 'labs/cancel');

/** The laboratory enters and withdraws results without the provider level. */
const OF_LABORATORY: ReadonlySet<string> = new Set(['labs/report', 'labs/withdraw']);

/** Users who see patients have the provider level. */
const lacksLevel = (name: string, scopes: readonly string[]): boolean =>
  NEED_PROVIDER.has(name) &&
  mayCall(name, scopes) &&
  !scopes.includes('my_encounters') &&
  !(OF_LABORATORY.has(name) && scopes.includes('investigations'));

function expectedRefusal(name: string, scopes: readonly string[], state: State): string | undefined {
  if (REFUSALS[state]) return REFUSALS[state];
  if (!isAllowed(name, scopes, state)) return 'scope-missing';
  return lacksLevel(name, scopes) && !isUnknownFirst(name, state) ? 'case-sheet-access' : undefined;
}

/**
 * Samples that name one patient twice, to leave the other rows unchanged, or ask for the times of someone without
 * consultations. Their input is refused, not their access.
 */
const REFUSED_FOR_INPUT: ReadonlySet<string> = new Set([
  'user/merge',
  'user/merge/preview',
  'availability/get',
  'careteam/instead',
  'availability/hours/set',
  'availability/exception/add',
  'availability/exception/remove',
  'availability/import',
]);

/** Checks one cell of the matrix. Returns what is wrong with it, or nothing. */
async function look(
  { endpoint, sample }: (typeof CALLS)[number],
  staff: TestStaff,
  scopes: readonly string[],
  state: State,
): Promise<string | undefined> {
  const cell = `${endpoint.name} with [${scopes.join(', ')}], ${state}`;
  const subject = state === 'foreign' ? foreign : own;
  const asked = (about: SampleSubject) =>
    tokenFor(endpoint, staff, scopes, about.vitaId).then((token) =>
      ask(endpoint, sample(about, now()), token),
    );
  const { status, text } = await asked(subject);
  const line = `${cell}: ${status} ${text.slice(0, 200)}`;
  const expected = expectedRefusal(endpoint.name, scopes, state);
  if (expected) {
    tally(state, expected);
    return (JSON.parse(text) as { code?: string }).code === expected ? undefined : `${line}, not ${expected}`;
  }
  if (status === 401 || status === 403 || status >= 500) return `${line}, though allowed`;
  tally(state, status < 300 ? 'answered' : 'let in, and refused for the request');
  const isRefused = (status === 422 || status === 400) && !REFUSED_FOR_INPUT.has(endpoint.name);
  if (state !== 'foreign') return isRefused ? `${line}: the sample is wrong` : undefined;
  if (
    [foreign.uhid, 'Foreign', foreign.contactId, foreign.encounterId, foreign.reportId].some((canary) =>
      text.includes(canary),
    )
  )
    return `${line}: shown`;
  if (status < 300) return undefined;
  const nobody = await asked(unknown);
  const alike = JSON.stringify(valueStatusOf(nobody.text)) === JSON.stringify(valueStatusOf(text));
  return alike ? undefined : `${line}, but ${nobody.text.slice(0, 200)} for an id nobody has`;
}

async function lookAtRow(scopes: readonly string[], state: State): Promise<string[]> {
  const cells = CALLS.filter(() => random() < 1 / ONE_IN);
  if (cells.length === 0) return [];
  const staff = await server.addStaff({ scopes });
  await bring(staff, state);
  const faults: string[] = [];
  for (const cell of cells) {
    const fault = await look(cell, staff, scopes, state);
    if (fault) faults.push(fault);
  }
  return faults;
}

describe(`${CALLS.length} calls × ${HELD.length} sets of scopes × ${STATES.length} (seed ${seed})`, () => {
  it.each(STATES)('%s', async (state) => {
    const faults: string[] = [];
    for (const scopes of HELD) faults.push(...(await lookAtRow(scopes, state)));
    expect(faults).toEqual([]);
  });

  it('were all tried, with refusals and answers', () => {
    const rows = [...counts].map(([key, count]) => `  ${key}: ${count}`).toSorted();
    const sum = [...counts.values()].reduce((total, count) => total + count, 0);
    console.log(`access matrix: ${sum} requests\n${rows.join('\n')}`);
    expect(counts.get('own: answered')).toBeGreaterThan(0);
    expect(counts.get('own: scope-missing')).toBeGreaterThan(0);
  });

  it('every refusal that concerns patients added an audit row', async () => {
    const { refused } = await server.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('refused'))
      .where('outcome', '=', 'refused')
      .executeTakeFirstOrThrow();
    const missing = STATES.map((state) => counts.get(`${state}: scope-missing`) ?? 0);
    expect(Number(refused)).toBeGreaterThanOrEqual(missing.reduce((sum, count) => sum + count, 0));
  });
});
