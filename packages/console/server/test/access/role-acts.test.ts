// spec: 17, 101, 201, 218
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { serviceBasesUnder } from '@careline/core/internal/http';
import { BUILT_SCOPES, isForPartnerPages } from '@careline/core/internal/navigation';
import type { CaseSheetAccess } from '@careline/core/internal/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { aFile } from '../content/report-content.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { accessSamples, type SampleSubject } from './access-samples.ts';
import { ofFacility } from './access-subjects.ts';
import { addSignedLine, addValidating, type SignedLine } from './signed-line.ts';

/**
 * Rights by role, typed from README (accounts), decisions 0092, 0094 and 0096 and specification 6, and not read
 * from the table of rights. Y: allowed. -: refused. The corrected call is a colleague's. The last column marks
 * what a partner's page may do, within the rights of its user. Prescriptions are validated and dispensed in an
 * encounter assigned to the person (decision 0094).
 */
const ROLES = [
  'doctor',
  'viewing doctor',
  'pharmacist',
  'coach',
  'facility staff',
  'administrator',
  'nobody',
];
const EXPECTED = `
  user/register                  -  -  -  Y  Y  Y  -  Y
  user/update                    -  -  -  Y  Y  Y  -  Y
  user/tags                      -  -  -  Y  Y  Y  -  Y
  update/status                  -  -  -  Y  Y  Y  -  Y
  activateprogram                -  -  -  Y  Y  Y  -  Y
  user/link/answer               -  -  -  Y  Y  Y  -  -
  user/merge                     -  -  -  -  -  Y  -  -
  user/merge/undo                -  -  -  -  -  Y  -  -
  nok/infant/link                -  -  -  Y  -  Y  -  Y
  touchpoint/v2/add              -  -  -  Y  -  Y  -  Y
  calllog/add                    -  -  -  Y  -  Y  -  Y
  calllog/correct                -  -  -  -  -  Y  -  Y
  worklist/claim                 -  -  -  Y  -  Y  -  Y
  worklist/give                  -  -  -  -  -  Y  -  -
  send/sms                       -  -  -  Y  -  Y  -  Y
  vitals/bloodpressure/add       Y  Y  Y  Y  Y  Y  -  Y
  readings/rapid-test/add        Y  Y  Y  Y  Y  Y  -  Y
  alerts/acknowledge             Y  Y  Y  Y  Y  Y  -  Y
  signs/outcome                  Y  Y  Y  Y  Y  Y  -  Y
  assessments/add                Y  Y  Y  Y  Y  Y  -  Y
  notes/add                      Y  Y  Y  Y  Y  Y  -  Y
  tasks/add                      Y  Y  Y  Y  Y  Y  -  Y
  report/upload                  Y  Y  Y  Y  Y  Y  -  Y
  goals/add                      -  -  -  Y  -  Y  -  Y
  case-sheets/save               Y  -  -  -  -  Y  -  Y
  labs/order                     Y  -  -  -  -  Y  -  Y
  labs/cancel                    Y  -  -  -  -  Y  -  Y
  labs/report                    Y  -  -  -  -  Y  -  Y
  labs/withdraw                  Y  -  -  -  -  Y  -  Y
  prescriptions/sign             Y  -  -  -  -  -  -  Y
  prescriptions/stop             Y  -  -  -  -  -  -  Y
  prescriptions/withdraw         Y  -  -  -  -  -  -  Y
  prescriptions/validate         Y  Y  Y  -  -  Y  -  Y
  prescriptions/dispense         Y  Y  Y  -  -  Y  -  Y
  prescriptions/dispense/correct Y  Y  Y  -  -  Y  -  Y
  prescriptions/adherence        -  -  -  Y  -  Y  -  Y
  prescriptions/h1-register      -  -  Y  -  -  Y  -  Y
  encounters/create              Y  Y  Y  -  Y  Y  -  Y
  careteam/add                   -  -  -  -  -  Y  -  -
  availability/service-slots/set -  -  -  -  -  Y  -  -
  facility/add                   -  -  -  -  -  Y  -  -
  staff/invite                   -  -  -  -  -  Y  -  -
  partner/add                    -  -  -  -  -  Y  -  -
  thresholds/set                 -  -  -  -  -  Y  -  -
  audit/list                     -  -  -  -  -  Y  -  -
`;

interface Role {
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
  readonly level?: CaseSheetAccess;
}

const DOCTOR = ['prohealth', 'search', 'charts', 'my_encounters', 'facility_encounters', 'all_encounters'];
const PEOPLE: Readonly<Record<string, Role>> = {
  doctor: { roles: ['OP Doctor'], scopes: [...DOCTOR, 'tasks', 'referrals'] },
  'viewing doctor': { roles: ['OP Doctor'], scopes: [...DOCTOR, 'tasks', 'referrals'], level: 'VIEWER' },
  pharmacist: { roles: ['Pharmacist'], scopes: ['prohealth', 'search', 'my_encounters'] },
  coach: {
    roles: ['Coordinator'],
    scopes: [
      ...['prohealth', 'registration', 'search', 'hmCallInfo', 'charts', 'call-status-history'],
      ...['tasks', 'referrals'],
    ],
  },
  'facility staff': {
    roles: ['Coordinator'],
    scopes: [
      ...['prohealth', 'registration', 'search', 'health-check-registration', 'call-status-history'],
      'facility_encounters',
    ],
  },
  administrator: { roles: ['Admin'], scopes: BUILT_SCOPES },
  nobody: { roles: [], scopes: [] },
};

const CASES = EXPECTED.trim()
  .split('\n')
  .flatMap((line) => {
    const [act = '', ...marks] = line.trim().split(/\s+/);
    return ROLES.map((role, index) => ({ act, role, may: marks[index] === 'Y' }));
  });

const BASES = serviceBasesUnder('/api');
const SAMPLES = new Map(accessSamples().map((one) => [one.endpoint.name, one]));

let server: TestServer;
let subject: SampleSubject;
let signedLine: SignedLine;
/** A dispense of the signed line, recorded by a colleague. */
let dispenseId: string;
const people = new Map<string, TestStaff>();

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  subject = await ofFacility(server, server.facilityId);
  signedLine = await addSignedLine(server, subject.vitaId);
  for (const [name, { roles, scopes, level }] of Object.entries(PEOPLE)) {
    const person = await server.addStaff({ roles, scopes });
    people.set(name, person);
    if (level)
      await server.db
        .updateTable('staff')
        .set({ case_sheet_access: level })
        .where('id', '=', person.staffId)
        .execute();
  }
  dispenseId = await addDispense();
});
afterAll(() => server.stop());

/** Asks the server for a role. For a partner's page it reads a list. */
function outcome(act: string, role: string): boolean | Promise<boolean> {
  if (role !== 'partner’s page') return isAllowed(act, role);
  const found = SAMPLES.get(act);
  if (!found) throw new Error(`there is no sample of ${act}`);
  return isForPartnerPages(found.endpoint);
}

/** A report in the form of an upload. */
function formOf(body: unknown): FormData {
  const { bytes, type } = aFile();
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'report.pdf', { type }));
  return form;
}

/**
 * The samples of these acts refer to an unknown line or encounter, which fails before the rights are checked.
 */
const IN_ENCOUNTER: Readonly<Record<string, string>> = {
  'prescriptions/validate': 'validation',
  'prescriptions/dispense': 'dispense',
  'prescriptions/dispense/correct': 'correction',
};

/** Fills a sample with a signed line and a validation encounter that is assigned to the person. */
async function assigned(act: string, { staffId }: TestStaff, body: unknown): Promise<unknown> {
  const key = IN_ENCOUNTER[act];
  if (key === undefined) return body;
  const encounterId = await addValidating(server, subject.vitaId, staffId);
  const facts = (body as Readonly<Record<string, object>>)[key];
  const ofColleague = key === 'correction' ? { dispenseId } : {};
  return { [key]: { ...facts, ...signedLine, ...ofColleague, encounterId } };
}

/** Sends the sample of an act as a user with the role. */
async function send(act: string, role: string, person = people.get(role)) {
  const found = SAMPLES.get(act);
  if (!found || !person) throw new Error(`${act} or ${role} is not known`);
  const { endpoint, sample } = found;
  const now = Math.floor(Date.now() / 1000);
  const { query = {}, body: sampled } = sample(subject, now);
  const body = await assigned(act, person, sampled);
  const scheme =
    endpoint.token === 'open'
      ? `Open ${await server.openToken(person, subject.vitaId, PEOPLE[role]?.scopes ?? [])}`
      : `Bearer ${person.token}`;
  const search = new URLSearchParams(query).toString();
  const response = await server.fetch(`${BASES[endpoint.service]}${endpoint.path}?${search}`, {
    method: endpoint.method,
    headers: {
      authorization: scheme,
      ...(body !== undefined && !endpoint.takes && { 'content-type': 'application/json' }),
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
    },
    ...(body !== undefined && { body: endpoint.takes ? formOf(body) : JSON.stringify(body) }),
  });
  return { response, body };
}

async function addDispense(): Promise<string> {
  const { roles, scopes } = PEOPLE.pharmacist ?? { roles: [], scopes: [] };
  const colleague = await server.addStaff({ roles, scopes });
  const { response, body } = await send('prescriptions/dispense', 'pharmacist', colleague);
  if (!response.ok) throw new Error(`the supply was not recorded: ${await response.text()}`);
  return (body as { readonly dispense: { readonly id: string } }).dispense.id;
}

/** Returns whether the person is allowed. Errors in the content of a sample count as allowed. */
async function isAllowed(act: string, role: string): Promise<boolean> {
  const { response } = await send(act, role);
  if (response.status === 403) return false;
  if (response.status === 401 || response.status >= 500) throw new Error(`${act}: ${await response.text()}`);
  return true;
}

describe.each(ROLES)('%s', (role) => {
  it.each(CASES.filter((one) => one.role === role))('$act: $may', async ({ act, may }) => {
    expect(await outcome(act, role)).toBe(may);
  });
});

it('matches docs/rights.md', async () => {
  const page = await readFile(new URL('../../../../../docs/rights.md', import.meta.url), 'utf8');
  const rows = EXPECTED.trim()
    .split('\n')
    .map((line) => {
      const [act, ...marks] = line.trim().split(/\s+/);
      return `| \`${act}\` | ${marks.map((mark) => (mark === 'Y' ? 'yes' : '')).join(' | ')} |`;
    });
  const table = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(table).toEqual(rows);
});
