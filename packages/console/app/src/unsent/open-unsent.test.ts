import type { OpenDraft } from '@careline/core/internal/outbox';
import { registerPatient } from '@careline/core/internal/patients/registration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPage, dumpOf, type Page, registrationOf, signedInAs, VITA_ID } from '../../test/unsent-page.ts';

let name: string;
let pages: Page[];
const CANARY = 'Zebrafinch';
const DRAFT = `new:${VITA_ID}`;
const INDEX = { patient: DRAFT, programme: '', callType: 'registration' };

beforeEach(() => {
  name = `test ${crypto.randomUUID()}`;
  pages = [];
});
afterEach(async () => {
  for (const page of pages) await page.close();
  indexedDB.deleteDatabase(name);
});

async function open(sub?: string): Promise<Page> {
  const page = await aPage(name, sub ? { sub } : {});
  pages.push(page);
  return page;
}

async function draftIn(page: Page): Promise<OpenDraft> {
  const opened = await page.drafts.open(DRAFT, INDEX);
  if (opened.result !== 'open') throw new Error(opened.reason);
  return opened.draft;
}

async function typed(page: Page): Promise<OpenDraft> {
  const draft = await draftIn(page);
  draft.change({ given: CANARY });
  await expect.poll(() => draft.store.getState().phase).toBe('saved');
  return draft;
}

const queue = (page: Page, vitaId = VITA_ID) =>
  page.outbox.enqueue(registerPatient, { body: registrationOf(CANARY, vitaId), patient: vitaId });

const waiting = (page: Page) => page.outbox.store.getState().counts.waiting;

describe('typed text', () => {
  it('survives closing the page, and is readable in no storage', async () => {
    const page = await open();
    await typed(page);
    expect(await dumpOf(name)).not.toContain(CANARY);
    await page.close();
    const later = await open();
    expect((await draftIn(later)).store.getState().content).toEqual({ given: CANARY });
  });

  it('is hidden from other users of the device', async () => {
    const page = await open();
    await typed(page);
    await page.close();
    const other = await open('staff-2');
    expect(await other.drafts.list()).toEqual([]);
    expect((await other.outbox.signOut()).result).toBe('ready');
    expect((await draftIn(other)).store.getState().content).toBeUndefined();
  });

  it('is edited in one tab; another tab can see it and take it over', async () => {
    const first = await typed(await open());
    const second = await draftIn(await open());
    expect(second.store.getState()).toMatchObject({ content: { given: CANARY }, editable: false });
    await second.takeOver();
    expect(second.store.getState().editable).toBe(true);
    await expect.poll(() => first.store.getState().editable).toBe(false);
  });
});

describe('a save that cannot be sent', () => {
  it('waits encrypted, is sent once when the network returns, and its draft is removed', async () => {
    const page = await open();
    await typed(page);
    page.server.away = true;
    expect(await queue(page)).toMatchObject({ result: 'queued' });
    await expect.poll(() => page.outbox.store.getState().entries[0]?.waitsFor).toBe('network');
    expect(await dumpOf(name)).not.toContain(CANARY);
    page.server.away = false;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => page.server.registered).toHaveLength(1);
    await expect.poll(() => page.drafts.list()).toEqual([]);
    expect(waiting(page)).toBe(0);
  });

  it('is sent by its author’s next page', async () => {
    const page = await open();
    page.server.away = true;
    await queue(page);
    await expect.poll(() => page.outbox.store.getState().entries[0]?.waitsFor).toBe('network');
    await page.close();
    const other = await open('staff-2');
    await other.outbox.flush('network-back');
    expect(other.server.registered).toEqual([]);
    const later = await open();
    await later.outbox.flush('network-back');
    expect(later.server.registered).toEqual([registrationOf(CANARY)]);
  });

  it('continues after a renewal, and waits while the session is expired', async () => {
    const page = await open();
    page.become({ phase: 'signed-out', reason: undefined });
    await queue(page);
    await page.outbox.flush('network-back');
    expect(page.server.registered).toEqual([]);
    expect(page.outbox.store.getState()).toMatchObject({ entries: [], counts: { waiting: 1 } });
    page.become(signedInAs('staff-1', 'renewed'));
    await expect.poll(() => page.server.registered).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it.each([
    ['an expiry', { phase: 'signed-out', reason: undefined }],
    ['the provider out of reach', { phase: 'locked' }],
    ['a logout by a guard', { phase: 'signed-out', reason: 'no-scopes' }],
  ] as const)('%s keeps it for the same person', async (_, state) => {
    const page = await open();
    await typed(page);
    page.become(state);
    page.become(signedInAs('staff-1'));
    expect((await draftIn(page)).store.getState().content).toEqual({ given: CANARY });
  });

  it('lists it, and destroys it with its key after confirmation', async () => {
    const page = await open();
    await typed(page);
    page.server.away = true;
    const other = '01890000-0000-7000-8000-0000000000a2';
    await queue(page, other);
    const asked = await page.outbox.signOut();
    expect(asked.result).toBe('unsent');
    expect(asked.unsent).toMatchObject({ drafts: [{ id: DRAFT }], entries: [{ patient: other }] });
    await page.outbox.signOut({ confirmed: true });
    expect(await dumpOf(name)).toBe('[]');
    // A screen still open requests its draft again, but nothing is stored any more.
    expect(await page.drafts.open(DRAFT, INDEX)).toEqual({ result: 'refused', reason: 'nobody-signed-in' });
    page.become({ phase: 'signed-out', reason: 'signed-out' });
    expect(await dumpOf(name)).toBe('[]');
    page.server.away = false;
    page.become(signedInAs('staff-1'));
    expect((await draftIn(page)).store.getState().content).toBeUndefined();
  });
});
