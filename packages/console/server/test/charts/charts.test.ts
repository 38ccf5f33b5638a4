// spec: 8, charts-counts

import { CHART_TOPICS } from '@careline/core/internal/charts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { addPartner, PORTAL, vouch } from '../partners/partner-pages.ts';
import { pipelineCalls } from '../requests/pipeline-calls.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const SCOPES = ['prohealth', 'charts'];

let clock = 0;
let server: TestServer;
let staff: TestStaff;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes, clockOffset: () => clock });
  staff = await server.addStaff({ scopes: SCOPES });
  await server.addPatient('Meena Iyer');
  await server.addPatient('Ravi <Kumar>');
  await server.addPatient('Elsewhere', [server.otherFacilityId]);
});
afterAll(() => server.stop());

const ask = (query: Readonly<Record<string, string>>, token = staff.token, headers = {}) =>
  server.fetch(`/api/data/charts/address?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

interface Signed {
  readonly address: string;
  readonly expiresAt: number;
  readonly embedded: boolean;
}

const signed = async (query: Readonly<Record<string, string>>, token?: string) =>
  (await (await ask(query, token)).json()) as Signed;

const open = (address: string) => server.fetch(address.slice(server.origin.length));

const audited = (action: string) => pipelineCalls(server).audited(action);

/** Returns the second last cell of the table footer: the sum. */
const sumIn = (page: string): number => {
  const foot = /<tfoot>(.*?)<\/tfoot>/s.exec(page)?.[1] ?? '';
  return Number([...foot.matchAll(/<td>([\d,]+)<\/td>/g)].at(-1)?.[1]?.replaceAll(',', ''));
};

describe('a chart', () => {
  it.each(CHART_TOPICS)('of %s opens by its signed address alone', async (topic) => {
    const { address, embedded } = await signed({ topic });
    expect(embedded).toBe(true);
    const reply = await open(address);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(sumIn(await reply.text())).toBe(topic === 'gender' ? 2 : 0);
  });

  it('is a page without scripts or requests, framed by ours', async () => {
    const { address } = await signed({ topic: 'gender' });
    const reply = await open(address);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; /,
    );
    expect(policy).toContain("frame-ancestors 'self'; sandbox");
    expect(policy).not.toContain('script');
    const page = await reply.text();
    expect(page).not.toMatch(/<script|javascript:|\son\w+=|https?:\/\//i);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('for printing says what it counts, prints by one line of script, and cannot be framed', async () => {
    const { address } = await signed({ topic: 'bmi', output: 'print', theme: 'dark' });
    const reply = await open(address);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /script-src 'sha256-[^']+'; .*frame-ancestors 'none'; sandbox allow-scripts allow-modals$/,
    );
    const page = await reply.text();
    expect(page).toContain('data-theme="light"');
    expect(page).toContain('known to be 18 or older');
    expect(page).toContain('25.0 kg/m² and more');
  });

  it('as a table is drawn without bars, and the drawing has the table for assistive technology', async () => {
    const page = async (view: string) =>
      (await open((await signed({ topic: 'gender', view })).address)).text();
    expect(await page('table')).not.toContain('class="bar"');
    const drawn = await page('chart');
    expect(drawn).toContain('class="bar"');
    expect(drawn).toMatch(/<div class="hidden"><table>/);
  });

  it('over another period says so on paper and in its file name', async () => {
    const ask = { topic: 'bmi', period: '30-days' };
    const paper = await (await open((await signed({ ...ask, output: 'print' })).address)).text();
    expect(paper).toContain('BMI, Last 30 days');
    expect(paper).toContain('The last weight of the last thirty days');
    const { headers } = await open((await signed({ ...ask, output: 'csv' })).address);
    expect(headers.get('content-disposition')).toMatch(/filename="bmi-30-days-\d{4}-\d\d-\d\d\.csv"/);
  });

  it('as a file is CSV with every number, for a spreadsheet in any language', async () => {
    const reply = await open((await signed({ topic: 'gender', output: 'csv', locale: 'hi' })).address);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="gender-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines[0]).toBe('लिंग,कुल');
    expect(lines.at(-1)).toBe('कुल,2');
  });

  it('uses Hindi with Latin digits', async () => {
    const { address } = await signed({ topic: 'gender', locale: 'hi', theme: 'contrast' });
    const page = await (await open(address)).text();
    expect(page).toContain('<html lang="hi" data-theme="contrast">');
    expect(page).toContain('महिला');
    expect(page).toContain('कुल 2');
  });

  it('names callers as text', async () => {
    const person = await server.addStaff({ scopes: SCOPES });
    await server.db
      .updateTable('staff')
      .set({ name: '<img src=x>' })
      .where('id', '=', person.staffId)
      .execute();
    await addCall(person.staffId);
    const page = await (await open((await signed({ topic: 'coach-workload' })).address)).text();
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<img');
  });

  it('adds one audit row, with the topic and no patient id', async () => {
    const person = await server.addStaff({ scopes: SCOPES });
    const { address } = await signed({ topic: 'risk-matrix' }, person.token);
    await open(address);
    const mine = (rows: Awaited<ReturnType<typeof audited>>) =>
      rows.filter(({ staff_id }) => staff_id === person.staffId);
    for (const action of ['charts/address', 'charts/embed']) {
      expect(mine(await audited(action))).toMatchObject([
        {
          outcome: 'done',
          person_ids: [],
          details: { topic: 'risk-matrix' },
          facility_id: server.facilityId,
        },
      ]);
    }
  });
});

async function addCall(staffId: string): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const person = await server.db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  const [id, statusId] = [newId(), newId()];
  const shared = {
    organisation_id: server.organisationId,
    facility_id: server.facilityId,
    person_id: person.id,
    author_id: staffId,
    source: 'manual',
    created_at: now,
    updated_at: now,
  };
  await server.db.transaction().execute(async (tx) => {
    const call = {
      programme: 'ahc',
      call_type: 'ad-hoc',
      direction: 'outbound',
      attempt: 1,
      started_at: now,
    };
    await tx
      .insertInto('contact')
      .values({ id, ...call, current_status_id: statusId, ...shared })
      .execute();
    await tx
      .insertInto('contact_status')
      .values({ id: statusId, contact_id: id, status: 'reached', disposition: 'reached-patient', ...shared })
      .execute();
  });
}

describe('an error page instead of a chart is shown', () => {
  const titled = async (address: string) => {
    const reply = await open(address);
    const page = await reply.text();
    return { status: reply.status, page, policy: reply.headers.get('content-security-policy') };
  };

  it.each([
    [
      'for a changed address',
      (address: string) => address.replace('theme=light', 'theme=dark'),
      'was changed',
    ],
    ['for another topic', (address: string) => address.replace('/gender?', '/bmi?'), 'was changed'],
    ['for a topic there is not', (address: string) => address.replace('/gender?', '/x%00?'), undefined],
    ['without a signature', (address: string) => address.replace(/&signature=.*/, ''), 'was changed'],
    ['for an address of Hindi', (address: string) => `${address}&locale=hi`, 'was changed'],
  ])('%s', async (_, change, words) => {
    const { address } = await signed({ topic: 'gender' });
    const { status, page } = await titled(change(address));
    expect(status).toBe(words ? 403 : 400);
    if (words) expect(page).toContain(words);
    expect(page).not.toContain('<table');
  });

  it('after five minutes', async () => {
    const { address, expiresAt } = await signed({ topic: 'gender' });
    expect(expiresAt - Math.floor(Date.now() / 1000)).toBeLessThanOrEqual(300);
    clock = 301;
    const { status, page, policy } = await titled(address).finally(() => {
      clock = 0;
    });
    expect([status, page.includes('five minutes')]).toEqual([403, true]);
    expect(policy).toContain('sandbox');
  });

  it.each([
    [
      'who lost the scope',
      (id: string) =>
        server.db
          .updateTable('staff')
          .set({ scopes: ['prohealth'] })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'who was deactivated',
      (id: string) => server.db.updateTable('staff').set({ active: false }).where('id', '=', id).execute(),
    ],
    [
      'who lost the facility',
      (id: string) => server.db.deleteFrom('staff_facility').where('staff_id', '=', id).execute(),
    ],
  ])('for a user %s since, with an audit row', async (_, take) => {
    const person = await server.addStaff({ scopes: SCOPES });
    const { address } = await signed({ topic: 'gender' }, person.token);
    await take(person.staffId);
    expect((await titled(address)).status).toBe(403);
    const rows = (await audited('charts/embed')).filter(({ staff_id }) => staff_id === person.staffId);
    expect(rows).toMatchObject([{ outcome: 'refused', details: { topic: 'gender', code: 'scope-missing' } }]);
  });

  it('when the audit cannot be written', async () => {
    const { address } = await signed({ topic: 'gender' });
    await server.db.schema.alterTable('audit').renameTo('audit_away').execute();
    const reply = await titled(address).finally(() =>
      server.db.schema.alterTable('audit_away').renameTo('audit').execute(),
    );
    expect(reply.status).toBe(500);
    expect(reply.page).toContain('Something went wrong');
  });

  it('for a user who opens more than a person can look at', async () => {
    const person = await server.addStaff({ scopes: SCOPES });
    const { address } = await signed({ topic: 'gender' }, person.token);
    const replies = await Promise.all(Array.from({ length: 120 }, () => open(address)));
    const busy = replies.filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThan(0);
    expect(await busy[0]?.text()).toContain('in a minute');
  });
});

describe('a chart address', () => {
  it('needs the scope, and a refusal is in the audit', async () => {
    const person = await server.addStaff({ scopes: ['prohealth', 'search'] });
    const refused = await ask({ topic: 'gender' }, person.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'scope-missing' });
    const rows = (await audited('charts/address')).filter(({ staff_id }) => staff_id === person.staffId);
    expect(rows).toMatchObject([{ outcome: 'refused', details: { code: 'scope-missing' } }]);
  });

  it('contains no token', async () => {
    const { address } = await signed({ topic: 'gender' });
    expect(address).not.toContain(staff.token);
    expect(address).not.toMatch(/eyJ/);
  });

  it.each([
    ['a topic there is not', { topic: 'stroke' }],
    ['no topic', {}],
    ['a language there is not', { topic: 'gender', locale: 'ta' }],
    ['a look there is not', { topic: 'gender', theme: 'pink' }],
    ['something else', { topic: 'gender', facility: 'x' }],
  ])('is refused for %s', async (_, query) => {
    const reply = await ask(query as Record<string, string>);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 'input-invalid' });
  });

  it('for a partner’s page is framed by the partner’s pages alone', async () => {
    const partner = await addPartner(server, { scopes: SCOPES });
    const { body } = await vouch(server, partner, staff.email, { origin: PORTAL });
    const reply = await ask({ topic: 'gender' }, body.access_token, { origin: PORTAL });
    const { address } = (await reply.json()) as Signed;
    const page = await open(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${PORTAL};`);
    await server.db
      .updateTable('partner')
      .set({ active: false })
      .where('id', '=', partner.partnerId)
      .execute();
    expect((await open(address)).status).toBe(403);
  });
});
