import { dial } from '@careline/core/calls';
import { HttpError } from '@careline/core/http';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { fillLogin, openLogin, signIn } from './pages/sign-in.ts';
import { COACH, DOCTOR, FACILITY, NO_SCOPE } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
afterEach(() => expect(visitor().faults).toEqual([]));

const heading = (name: string) => visitor().page.getByRole('heading', { level: 1, name });

describe('signing in', () => {
  it('comes back, by the empty path, to the address asked for, without its query', async () => {
    const { page } = visitor();
    await signIn(page, origin, COACH, '/prohealth/call-status-history?programme=ahc');
    await heading('Call Status History').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('says that the password is wrong, in the same words as for an unknown address', async () => {
    const { page } = visitor();
    await openLogin(page, origin);
    await fillLogin(page, COACH, 'not the password');
    const wrong = await page.getByRole('alert').textContent();
    await fillLogin(page, 'nobody@careline.example', 'not the password');
    expect(await page.getByRole('alert').textContent()).toBe(wrong);
    await fillLogin(page, COACH);
    await heading('Dashboard').waitFor();
  });

  it('lists exactly the scopes in the menu', async () => {
    const { page } = visitor();
    await signIn(page, origin, FACILITY);
    await heading('Dashboard').waitFor();
    const names = await page.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(names.map((name) => name.trim()).sort()).toEqual(['Call Status History', 'Dashboard', 'Search']);
  });

  it('starts from any guarded address with the login parameter', async () => {
    const { page } = visitor();
    await page.goto(`${origin}/prohealth/searchByUhid?login`);
    await page.waitForURL(/\/login\//);
    await fillLogin(page, COACH);
    await heading('Search').waitFor();
  });

  it('says what to do when the provider cannot be reached', async () => {
    const { page } = visitor();
    await page.route('**/oidc/**', (route) => route.abort('connectionrefused'));
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The sign-in page could not be opened').waitFor();
    await page.unroute('**/oidc/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/login\//);
  });
});

describe('people who may do less', () => {
  it('are logged out, with the reason, without any scope', async () => {
    const { page } = visitor();
    await openLogin(page, origin);
    await fillLogin(page, NO_SCOPE);
    await page.getByText(/your account has no scopes yet/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it('see which scope is missing, nothing is asked for them, and the service refuses them too', async () => {
    const { page } = visitor();
    const token = await signIn(page, origin, DOCTOR);
    await heading('Dashboard').waitFor();
    const http = serviceClient(origin, token);
    const [patient] = await plainPatients(http, 1);
    if (!patient) throw new Error('the doctor finds no patient');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/prohealth/hmCallInfo?patient=${patient.vitaId}`);
    await heading('You do not have access to this page').waitFor();
    await page.getByText(/needs the scope “hmCallInfo”/).waitFor();
    expect(asked.filter((path) => /user\/get|vitatoken|\/data\//.test(path))).toEqual([]);

    const now = Math.floor(Date.now() / 1000);
    const contact = {
      id: crypto.randomUUID(),
      vitaId: patient.vitaId,
      programme: 'careline',
      callType: 'ad-hoc',
      startedAt: now,
      metaInfo: { updatedAt: now },
    } as const;
    const refused = await http
      .call(dial, { body: { contact }, idempotencyKey: crypto.randomUUID() })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ status: 403, code: 'scope-missing' });
  });
});

describe('addresses', () => {
  it('that no screen has lead to a page that says so', async () => {
    const { page } = visitor();
    await signIn(page, origin, COACH);
    await heading('Dashboard').waitFor();
    await page.goto(`${origin}/prohealth/no-such-screen`);
    await heading('There is no screen at this address').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
    await heading('Search').waitFor();
    expect(await page.title()).toBe('Search · Careline');
  });

  it('of a call without a patient say to search first', async () => {
    const { page } = visitor();
    await signIn(page, origin, COACH, '/prohealth/hmCallInfo');
    await page.getByRole('main').getByRole('link', { name: 'Find a patient' }).click();
    await heading('Search').waitFor();
  });
});
