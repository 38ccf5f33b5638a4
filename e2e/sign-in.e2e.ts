// spec: facility-in-bar, sign-in-poster, 1-3, 19, 20, 23, 31, 33, 35, 43, 46, 50, 52, 202, 208-210, 216, 220, 236

import { dial } from '@careline/core/internal/calls';
import { HttpError } from '@careline/core/internal/http';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { enter, fillLogin, openLogin, signIn } from './pages/sign-in.ts';
import { describeInProve, itInProve } from './support/in-prove.ts';
import { COACH, DOCTOR, FACILITY, NO_SCOPE } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();
afterEach(() => expect(visitor().faults).toEqual([]));

const heading = (name: string) => visitor().page.getByRole('heading', { level: 1, name });

describe('signing in', () => {
  it('returns by the empty path to the requested address, without its query', async () => {
    const { page } = visitor();
    // A silent renewal requests the same address first.
    const authorized = page.waitForRequest((request) =>
      /\/oidc\/auth\?(?!.*prompt=none)/.test(request.url()),
    );
    await signIn(page, origin, COACH, '/prohealth/call-status-history?programme=ahc');
    expect(Object.fromEntries(new URL((await authorized).url()).searchParams)).toMatchObject({
      redirect_uri: `${origin}/auth/callback`,
      response_type: 'code',
      scope: 'openid profile email access:appointments',
    });
    await heading('Call Status History').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  itInProve('says that the password is wrong, in the same words as for an unknown address', async () => {
    const { page } = visitor();
    await openLogin(page, origin);
    await fillLogin(page, COACH, 'not the password');
    const wrong = await page.getByRole('alert').textContent();
    await fillLogin(page, 'nobody@careline.example', 'not the password');
    expect(await page.getByRole('alert').textContent()).toBe(wrong);
    await fillLogin(page, COACH);
    await heading('Dashboard').waitFor();
  });

  it('takes one press with a demo account, and a chosen facility survives a reload', async () => {
    const { page } = visitor();
    await page.goto(origin);
    await page.getByRole('button', { name: /coach$/ }).click();
    await heading('Dashboard').waitFor();
    const facility = page.getByRole('banner').getByRole('button', { name: /^Facility/ });
    await facility.click();
    await page
      .getByRole('dialog', { name: 'Facility' })
      .getByRole('button', { name: /Anna Nagar/ })
      .click();
    await page.getByRole('banner').getByText('Careline Clinic, Anna Nagar').waitFor();
    await page.reload();
    await heading('Dashboard').waitFor();
    expect(await facility.textContent()).toContain('Anna Nagar');
  });

  it('lists exactly the user’s scopes in the menu', async () => {
    const { page } = visitor();
    await signIn(page, origin, FACILITY);
    await heading('Today').waitFor();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const names = await menu.getByRole('list').first().getByRole('link').allInnerTexts();
    expect(names.map((name) => name.trim()).sort()).toEqual([
      'Booking Requests',
      'Call Status History',
      'Dashboard',
      'Doctors',
      'Facilities',
      'Facility Appointments',
      'Facility Encounters',
      'Health Check Registration',
      'Patient Registration',
      'Refunds',
      'Registration',
      'Search',
      'Transactions',
      'Walk-in Registration',
    ]);
  });

  itInProve('starts from any guarded address with the login parameter', async () => {
    const { page } = visitor();
    await page.goto(`${origin}/prohealth/searchByUhid?login`);
    await page.waitForURL(/\/login\//);
    await fillLogin(page, COACH);
    await heading('Search').waitFor();
  });

  itInProve('says what to do when the provider cannot be reached', async () => {
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

describeInProve('signing in where something is wrong', () => {
  it('says what to do when the answer does not come from a provider', async () => {
    const { page } = visitor();
    const rubbish = { status: 200, contentType: 'text/html', body: '<h1>Down for repair</h1>' };
    await page.route('**/.well-known/openid-configuration', (route) => route.fulfill(rubbish));
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(/The answer did not come from the sign-in service/).waitFor();
    await page.unroute('**/.well-known/openid-configuration');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/login\//);
  });

  it('says after a while that the provider is slow, and stays when cancelled', async () => {
    const { page } = visitor();
    await page.clock.install();
    await page.route('**/.well-known/openid-configuration', () => new Promise(() => {}));
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Opening the sign-in page…').waitFor();
    await page.clock.fastForward(8_000);
    await page.getByText(/The sign-in service is taking a long time/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it.each([
    ['an hour fast', 3_600_000],
    ['an hour slow', -3_600_000],
  ])('works with a clock that is %s', async (_, shift) => {
    const { page } = visitor();
    await page.clock.install({ time: Date.now() + shift });
    await signIn(page, origin, COACH);
    await heading('Dashboard').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    await heading('Search').waitFor();
  });

  it('asks for a new password, and gets the same answer for every address', async () => {
    const { page } = visitor();
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Change password' }).click();
    const answer = async (email: string) => {
      await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
      const answered = page.waitForResponse((response) => response.url().endsWith('/change_password'));
      await page.getByRole('button', { name: 'Send' }).click();
      const words = await (await answered).text();
      await page.getByRole('status').filter({ hasText: words }).waitFor();
      return words;
    };
    expect(await answer('nobody-1@careline.example')).toBe(await answer('nobody-2@careline.example'));
  });
});

describe('a failed callback', () => {
  it('is logged and ends at the sign-in area, which says so', async () => {
    const { page, faults } = visitor();
    await page.goto(`${origin}/auth/callback#error=access_denied&state=unknown`);
    await page.getByText('The sign-in did not finish. Please sign in again.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(page.url()).not.toContain('access_denied');
    // The specification requires this log line (section 8); the page must have no other fault.
    expect(faults.splice(0)).toHaveLength(1);
  });
});

describe('users with few scopes', () => {
  it('are logged out with the reason if they have none', async () => {
    const { page } = visitor();
    await openLogin(page, origin);
    await fillLogin(page, NO_SCOPE);
    await page.getByText(/your account has no scopes yet/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it('see which scope is missing; nothing is requested for them, and the service refuses them too', async () => {
    const { page } = visitor();
    const token = await enter(page, origin, DOCTOR);
    await heading('Today').waitFor();
    const http = serviceClient(origin, token);
    const [patient] = await plainPatients(http, 1);
    if (!patient) throw new Error('the doctor finds no patient');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/prohealth/hmCallInfo?patient=${patient.vitaId}`);
    await heading('You do not have access to this page').waitFor();
    await page.getByText(/Your account does not have access to “Call Info”/).waitFor();
    expect(asked.filter((path) => /user\/get|vitatoken|\/data\/(?!live\/)/.test(path))).toEqual([]);

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

describeInProve('addresses', () => {
  it('see a page that says so when no screen has their scopes', async () => {
    const { page } = visitor();
    await enter(page, origin, COACH);
    await heading('Dashboard').waitFor();
    await page.goto(`${origin}/prohealth/no-such-screen`);
    await heading('There is no screen at this address').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
    await heading('Search').waitFor();
    expect(await page.title()).toBe('Search · Careline');
  });

  it('see a hint to search first on the page of a call without a patient', async () => {
    const { page } = visitor();
    await enter(page, origin, COACH, '/prohealth/hmCallInfo');
    await page.getByRole('main').getByRole('link', { name: 'Find a patient' }).click();
    await heading('Search').waitFor();
  });
});
