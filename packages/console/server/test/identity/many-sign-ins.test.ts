import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type OidcBrowser, openBrowser } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
beforeEach(() => server.db.deleteFrom('sign_in_failure').execute());
afterAll(() => server.stop());

interface AtPage {
  readonly browser: OidcBrowser;
  readonly path: string;
}

async function atPage(): Promise<AtPage> {
  const browser = openBrowser(server.origin);
  return { browser, path: (await browser.authorize()).path };
}
const pages = (count: number) => Promise.all(Array.from({ length: count }, atPage));
const numbered = (index: number) => `member-${index}@staff.example`;

it('lets everyone else work while many passwords are checked', async () => {
  const open = await pages(12);
  const ended: string[] = [];
  // These addresses have no account. Each attempt costs as much as a real one.
  const attempts = open.map(async ({ browser, path }, index) => {
    const response = await browser.submit(path, { email: numbered(index), password: 'wrong' });
    ended.push('sign-in');
    return response.status;
  });
  while (ended.length === 0) await pause(1);
  // Reading a file uses the same thread pool as hashing, like signatures and compression.
  await readFile(new URL(import.meta.url));
  ended.push('file');
  expect(new Set(await Promise.all(attempts))).toEqual(new Set([422]));
  expect(ended.indexOf('file')).toBeLessThan(6);
});

it('lets a hundred people of one address start work at once', async () => {
  const people = Array.from({ length: 100 }, (_, index) => numbered(index));
  for (const email of people) await server.addAccount(email, PASSWORD);
  const open = await pages(people.length);
  const statuses = await Promise.all(
    open.map(async ({ browser, path }, index) => {
      const response = await browser.submit(path, { email: numbered(index), password: PASSWORD });
      return response.status;
    }),
  );
  expect(statuses).toEqual(people.map(() => 303));
});

it('checks no more passwords of an account in parallel than in sequence', async () => {
  const email = 'guessed@staff.example';
  await server.addAccount(email, PASSWORD);
  const open = await pages(30);
  const statuses = await Promise.all(
    open.map(async ({ browser, path }) => (await browser.submit(path, { email, password: 'wrong' })).status),
  );
  expect(statuses.filter((status) => status === 422)).toHaveLength(9);
  expect(statuses.filter((status) => status === 429)).toHaveLength(21);
});
