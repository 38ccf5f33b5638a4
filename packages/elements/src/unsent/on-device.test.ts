import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, type Asked, answerCalls, BINDU, CLOSED, COACH } from '../../test/call-services.ts';
import { aSession, clearPage } from '../../test/search-element.ts';
import { problem } from '../../test/services.ts';
import { placeStaff } from '../../test/staff-element.ts';
import type { CarelineSession } from '../session/session.ts';

const OTHER = { ...COACH, sub: '00000000-0003-7000-8000-000000000002', name: 'Leela Das' };
const DATABASE = 'careline.calls https://careline.example';

/** People by the name of their token, and the tabs that are offline. */
const people: Readonly<Record<string, typeof COACH>> = { leela: OTHER };
const offline = new Set<string>();
const personOf = ({ bearer }: Asked) => people[bearer] ?? COACH;

/** A different secret per person, as on the server. */
const secretOf = ({ sub }: typeof COACH): string => btoa(sub.slice(-8).padEnd(32, '.')).replace(/=+$/, '');

type Answers = NonNullable<Parameters<typeof answerCalls>[0]>;

const answer = (more: Answers = {}): Asked[] =>
  answerCalls({
    '/profile': (asked) => ({ data: personOf(asked) }),
    '/device/secret': (asked) => ({ data: { secret: secretOf(personOf(asked)) } }),
    '/status/v2/add': (asked) => {
      if (offline.has(asked.bearer)) throw new TypeError('Failed to fetch');
      return CLOSED(asked);
    },
    ...more,
  });

const sentBy = (asked: readonly Asked[], tab: string) =>
  asked.filter(({ path, bearer }) => path === '/status/v2/add' && bearer === tab);

/** Ended after each test: otherwise their queued calls would still be sent. */
const sessions = new Set<CarelineSession>();

/** Opens a hospital page with a call element; its token is named after its tab. */
function opened(tab: string, { vitaId } = BINDU) {
  const session = aSession(tab, { keeps: 'device' });
  sessions.add(session);
  return placeStaff(
    'careline-call-info',
    { 'patient-id': vitaId, programme: 'ahc', 'call-type': 'ad-hoc' },
    session,
  );
}
type Opened = ReturnType<typeof opened>;

async function aCallThatWaits(tab: string): Promise<Opened> {
  offline.add(tab);
  const page = opened(tab, ASHA);
  const { inside, element } = page;
  await userEvent.click(await inside.findByRole('button', { name: 'Called from my own phone' }));
  await inside.findByRole('timer');
  await userEvent.click(await inside.findByRole('radio', { name: 'No answer' }));
  await userEvent.click(inside.getByRole('button', { name: 'Save call' }));
  await inside.findByRole('heading', { name: 'The call is waiting to be sent' });
  await vi.waitFor(() => expect(element.waiting).toBe(1));
  return page;
}

/** Returns all text in the page's storage. */
async function stored(): Promise<string> {
  const opening = indexedDB.open(DATABASE);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const database = opening.result;
  const reading = database.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  database.close();
  const decoder = new TextDecoder();
  return JSON.stringify(reading.result, (_, value) =>
    value instanceof Uint8Array ? decoder.decode(value) : value,
  );
}

afterEach(async () => {
  for (const session of sessions) session.logout();
  sessions.clear();
  offline.clear();
  clearPage();
  // Clears the rows and keeps the database, because a continuing page has it open.
  const opening = indexedDB.open(DATABASE);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  for (const table of opening.result.objectStoreNames)
    opening.result.transaction(table, 'readwrite').objectStore(table).clear();
  opening.result.close();
});

it('is visible and sent once after the tab was closed, by a session of the same person only', async () => {
  const asked = answer();
  const first = await aCallThatWaits('first');
  expect(first.inside.getByText(/Saved on this device, even if/i)).toBeVisible();
  first.element.remove();
  const waiting = await stored();
  expect(waiting).toContain(COACH.sub);
  expect(waiting).not.toMatch(/Asha|no-answer|contactId/);

  offline.add('second');
  const second = opened('second');
  const unsent = within(await second.inside.findByRole('region', { name: 'Calls that are not sent yet' }));
  expect(unsent.getByText('1 call is not sent yet. It is saved on this device until then.')).toBeVisible();
  expect(second.element.waiting).toBe(1);
  second.element.remove();

  const other = opened('leela');
  await other.inside.findByRole('button', { name: 'Called from my own phone' });
  await vi.waitFor(() =>
    expect(asked.some(({ path, bearer }) => path === '/device/secret' && bearer === 'leela')).toBe(true),
  );
  expect(other.element.waiting).toBe(0);
  other.element.remove();

  const third = opened('third');
  await vi.waitFor(() => expect(third.heard.map(({ type }) => type)).toContain('careline-call-saved'));
  expect(third.element.waiting).toBe(0);
  expect([sentBy(asked, 'third').length, sentBy(asked, 'leela').length]).toEqual([1, 0]);
  const keys = new Set(
    asked.filter(({ path }) => path === '/status/v2/add').map(({ body }) => body.contactId),
  );
  expect(keys.size).toBe(1);
});

it('is deleted for good once its person has signed out', async () => {
  const asked = answer();
  const first = await aCallThatWaits('first');
  first.session.logout();
  await vi.waitFor(async () => expect(await stored()).toBe('[]'));
  const second = opened('second');
  await second.inside.findByRole('button', { name: 'Called from my own phone' });
  expect(second.element.waiting).toBe(0);
  expect(sentBy(asked, 'second')).toEqual([]);
});

it('waits in the page’s memory, and says so, when its key is unavailable', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({ '/device/secret': () => problem('scope-missing', 403) });
  const { inside } = await aCallThatWaits('first');
  expect(inside.getByText(/It is not saved on this device/)).toBeVisible();
  expect(written).toHaveBeenCalledWith(expect.stringContaining('no longer'), expect.anything());
});
