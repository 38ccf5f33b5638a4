import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHashQueue } from '../../src/identity/provider/password/hash-queue.ts';
import { addResetLink, setNewPassword } from '../../src/identity/provider/reset/password-reset.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { databasesOfRun, type TestDatabase } from '../databases.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type OidcBrowser, openBrowser } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';
const AT_ONCE = 12;

/** Each link hashes a password twice. */
const LINKS_AT_ONCE = 4;

const times = <T>(work: (index: number) => Promise<T>, count = AT_ONCE): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const isOne = (statuses: readonly number[], right: number, refused: number) => {
  const sorted = [right, ...Array.from({ length: AT_ONCE - 1 }, () => refused)].sort();
  expect([...statuses].sort()).toEqual(sorted);
};

describe.each(databasesOfRun)('many simultaneous uses, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let email: string;
  let account: string;

  beforeAll(async () => {
    database = await open();
    const environment: Record<string, string> =
      'databaseUrl' in database.settings ? { DATABASE_URL: database.settings.databaseUrl } : {};
    server = await startTestServer({ routes: [], environment });
    ({ email } = await server.addStaff());
    account = await server.addAccount(email, PASSWORD);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  /** Returns a browser after the password step, and the URL of the next step. */
  async function signedIn(): Promise<{ readonly browser: OidcBrowser; readonly next: string }> {
    const browser = openBrowser(server.origin);
    const { path } = await browser.authorize();
    const response = await browser.submit(path, { email, password: PASSWORD });
    const { pathname, search } = new URL(response.headers.get('location') ?? '', server.origin);
    return { browser, next: `${pathname}${search}` };
  }

  it('redeem a code once, and end its tokens', async () => {
    const { browser, next } = await signedIn();
    const { back } = await browser.follow(await browser.get(next));
    const code = back.get('code') ?? '';
    const answers = await times(() => browser.redeem(code));
    isOne(
      answers.map(({ status }) => status),
      200,
      400,
    );
    expect(answers.filter(({ idToken }) => idToken !== '')).toHaveLength(1);
    const left = await server.db.selectFrom('oidc_record').select('model').where('grant_id', 'is not', null);
    expect((await left.execute()).filter(({ model }) => model === 'AuthorizationCode')).toEqual([]);
    // The person is still signed in.
    expect((await browser.authorize({ prompt: 'none' })).back.get('code')).toBeTruthy();
  });

  it('give one code for a sign-in with the right password', async () => {
    const { browser, next } = await signedIn();
    isOne(await times(async () => (await browser.get(next)).status), 303, 400);
  });

  it('set one password by a reset link', async () => {
    const link = await runWork(server.db, (tx) =>
      addResetLink(tx, { accountId: account, origin: server.origin, minutes: 5 }),
    );
    const token = link.split('/').at(-1) ?? '';
    const results = await times((index) => {
      const password = `another long password ${index}`;
      const { issuer } = server.settings;
      const requestId = '0190d8f2-7a3b-7cc0-8000-000000000001';
      const wanted = { token, password, again: password, locale: 'en' as const, requestId, issuer };
      return setNewPassword(server.db, wanted, { queue: createHashQueue(), network: 'a network' });
    }, LINKS_AT_ONCE);
    expect(results.filter(({ result }) => result === 'changed')).toHaveLength(1);
    expect(results.filter(({ result }) => result === 'dead')).toHaveLength(LINKS_AT_ONCE - 1);
  });
});
