import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { getRegistration, registerPatient } from '#patients/registration';
import { heldHttp, settled } from '../../../test/held-http.ts';
import { memoryDevice } from '../../../test/memory-device.ts';
import { outboxTab } from '../../../test/outbox-tab.ts';
import { type Entry, MINIMUM_ENTRIES, placeAt, REGISTRATION_NOW } from '../../../test/registration.ts';
import { registrationDraftId, registrationFromDraft, vitaIdOfDraft } from './registration-draft.ts';
import { createRegistrationSession } from './registration-session.ts';

const VITA_ID = '00000000-0009-7000-8000-000000000001';
const AWAY = new HttpError({ failure: 'unreachable', endpoint: registerPatient.name });

/** A browser page with a registration. Drafts and outbox are shared with other pages of the device. */
async function aPage(device = memoryDevice(), { vitaId = VITA_ID } = {}) {
  const held = heldHttp();
  const person = { userId: 'asha', facilityId: 'pune', active: true };
  const tab = outboxTab({
    device,
    person,
    ports: { contract: { number: 1, endpoints: [registerPatient] } },
  });
  let ids = 0;
  const session = createRegistrationSession({
    http: held.http,
    now: () => REGISTRATION_NOW * 1000,
    newId: () => `key-${tab.tab.alive}-${ids++}-${Math.random()}`,
    timeZone: 'Asia/Kolkata',
    drafts: tab.drafts,
    outbox: tab.outbox,
    vitaId,
  });
  await settled();
  const of = (name: string) => held.calls.filter(({ endpoint }) => endpoint === name);
  return {
    device,
    tab,
    session,
    state: () => session.store.getState(),
    enter(...entries: readonly Entry[]) {
      for (const [path, value] of entries) session.setValue(placeAt(path), value);
    },
    /** Long enough for the draft to be saved. */
    pass: () => tab.clock.advance(300),
    tries: () => of(registerPatient.name),
    reads: () => of(getRegistration.name),
    looks: () => of('user/duplicates'),
  };
}

type Page = Awaited<ReturnType<typeof aPage>>;

async function toReview({ session, enter, looks }: Page): Promise<void> {
  enter(...MINIMUM_ENTRIES);
  for (let step = 0; step < 4; step += 1) expect(session.next()).toBe('moved');
  await looks()[0]?.answer({ data: [], elsewhere: false });
}

/** Saves, and the attempt fails with this error. */
async function failing(page: Page, error: HttpError) {
  const saving = page.session.save();
  await settled();
  await page.tries().at(-1)?.fail(error);
  await page.tab.clock.advance(0);
  return saving;
}

const patient = { vitaId: VITA_ID, uhid: 'CL1234567897', name: 'Lakshmi Iyer' };

describe('the draft of a registration', () => {
  it('is restored on another page: values right or wrong, the step and the reason', async () => {
    const page = await aPage();
    page.enter(['phones.value', '12']);
    await toReview(page).catch(() => undefined);
    page.session.setReason('Twins');
    page.enter(['phones.value', '12']);
    await page.pass();
    expect(page.state().draft).toMatchObject({ phase: 'saved', restoredAt: undefined });
    page.tab.kill();
    const later = await aPage(page.device);
    expect(later.state()).toMatchObject({ step: 'review', reason: 'Twins', dirty: true });
    expect(later.state().values.phones?.value).toBe('12');
    expect(later.state().draft.restoredAt).toBeTypeOf('number');
  });

  it('does not exist for an untouched form', async () => {
    const page = await aPage();
    await page.pass();
    expect(page.device.drafts.size).toBe(0);
  });

  it('is deleted once the server confirmed it', async () => {
    const page = await aPage();
    await toReview(page);
    const saving = page.session.save();
    await settled();
    expect(page.device.drafts.size).toBe(1);
    await page.tries()[0]?.answer({ vitaId: VITA_ID, data: patient });
    expect(await saving).toBe('saved');
    await page.pass();
    expect(page.device.drafts.size).toBe(0);
  });

  it('is sent with the same key by the page after the one that was killed before its answer', async () => {
    const page = await aPage();
    await toReview(page);
    void page.session.save();
    await settled();
    const key = page.tries()[0]?.request.idempotencyKey;
    page.tab.kill();
    const later = await aPage(page.device);
    later.session.next();
    await later.looks()[0]?.answer({ data: [], elsewhere: false });
    void later.session.save();
    await settled();
    expect(key).toBeTruthy();
    expect(later.tries()[0]?.request.idempotencyKey).toBe(key);
  });

  it('is edited in one tab, and in the other once that takes it over', async () => {
    const first = await aPage();
    first.enter(['name.given', 'Lakshmi']);
    await first.pass();
    const second = await aPage(first.device);
    expect(second.state().draft.editable).toBe(false);
    second.enter(['name.given', 'Other']);
    expect(second.state().values.name?.given).toBe('Lakshmi');
    first.enter(['name.family', 'Iyer']);
    const taking = second.session.takeOver();
    await first.pass();
    await second.pass();
    await taking;
    expect(second.state().draft.editable).toBe(true);
    expect(second.state().values.name).toMatchObject({ given: 'Lakshmi', family: 'Iyer' });
    first.enter(['name.given', 'Late']);
    expect(first.state().values.name?.given).toBe('Lakshmi');
  });

  it('stays in the form when the device cannot store it', async () => {
    const device = memoryDevice();
    const page = await aPage(device);
    page.tab.tab.failure = new Error('full');
    page.enter(['name.given', 'Lakshmi']);
    await page.pass();
    expect(page.state().draft.phase).toBe('failed');
    expect(page.state().values.name?.given).toBe('Lakshmi');
  });
});

describe('a registration that cannot be sent', () => {
  it.each([
    ['without a connection', AWAY],
    ['without an answer in time', new HttpError({ failure: 'timeout', endpoint: registerPatient.name })],
    [
      'to a server that fails',
      new HttpError({ failure: 'refused', status: 503, endpoint: registerPatient.name }),
    ],
  ])('%s waits, is sent with its key, and is shown with its number', async (_, error) => {
    const page = await aPage();
    await toReview(page);
    page.tab.answer(() => Promise.reject(error));
    expect(await failing(page, error)).toBe('waiting');
    expect(page.state()).toMatchObject({ phase: 'waiting', waiting: { sent: false }, dirty: false });
    page.tab.answer(async () => ({ vitaId: VITA_ID, data: patient }));
    await page.session.sendNow();
    await page.pass();
    await page.reads()[0]?.answer({ vitaId: VITA_ID, data: patient });
    expect(page.state()).toMatchObject({ phase: 'saved', patient });
    expect(new Set(page.tab.seen.map(({ key }) => key))).toEqual(
      new Set([page.tries()[0]?.request.idempotencyKey]),
    );
    expect(page.device.drafts.size).toBe(0);
  });

  it('says that it is stored though its number cannot be read', async () => {
    const page = await aPage();
    await toReview(page);
    page.tab.answer(() => Promise.reject(AWAY));
    await failing(page, AWAY);
    page.tab.answer(async () => ({ vitaId: VITA_ID, data: patient }));
    await page.session.sendNow();
    await page.pass();
    await page.reads()[0]?.fail(AWAY);
    expect(page.state()).toMatchObject({ phase: 'waiting', waiting: { sent: true } });
  });

  it('waits for the next page that opens its draft', async () => {
    const page = await aPage();
    await toReview(page);
    page.tab.answer(() => Promise.reject(AWAY));
    await failing(page, AWAY);
    await page.pass();
    page.tab.kill();
    const later = await aPage(page.device);
    await later.pass();
    expect(later.state().phase).toBe('waiting');
    expect(later.state().values.name?.given).toBe('Lakshmi');
  });

  it('returns to the form when the server refuses it later, and the next save replaces it', async () => {
    const page = await aPage();
    await toReview(page);
    page.tab.answer(() => Promise.reject(AWAY));
    await failing(page, AWAY);
    const errors = [{ path: 'body.names.0.given', message: 'too long' }];
    const problem = { type: '', title: '', status: 400, code: 'input-invalid', errors };
    const facts = { endpoint: registerPatient.name, status: 400, code: 'input-invalid', problem };
    page.tab.answer(() => Promise.reject(new HttpError({ failure: 'refused', ...facts })));
    await page.session.sendNow();
    await page.pass();
    expect(page.state()).toMatchObject({ phase: 'failed', failure: { code: 'input-invalid' } });
    expect(Object.keys(page.state().problems)).toEqual(['name.given']);
    page.enter(['name.given', 'Laxmi']);
    const saving = page.session.save();
    await settled();
    await page.looks().at(-1)?.answer({ data: [], elsewhere: false });
    await page.tries().at(-1)?.answer({ vitaId: VITA_ID, data: patient });
    expect(await saving).toBe('saved');
    expect(page.tab.outbox.store.getState().entries).toEqual([]);
  });

  it('is withdrawn to be changed, unless the server may have it', async () => {
    const page = await aPage();
    await toReview(page);
    const busy = new HttpError({ failure: 'refused', status: 429, endpoint: registerPatient.name });
    page.tab.answer(() => Promise.reject(busy));
    await failing(page, busy);
    expect(await page.session.takeBack()).toBe(true);
    expect(page.state()).toMatchObject({ phase: 'editing', waiting: undefined, dirty: true });
    page.tab.answer(() => Promise.reject(AWAY));
    await failing(page, AWAY);
    expect(await page.session.takeBack()).toBe(false);
    expect(page.state().phase).toBe('waiting');
  });

  it('stays in the form when it was refused at once', async () => {
    const page = await aPage();
    await toReview(page);
    const refused = new HttpError({ failure: 'refused', status: 403, endpoint: registerPatient.name });
    expect(await failing(page, refused)).toBe('failed');
    expect(page.tab.outbox.store.getState().entries).toEqual([]);
  });
});

describe('a draft of a registration', () => {
  it.each([undefined, null, 7, 'text', [], {}, { values: 7 }, { step: 'end', open: 'x', prepared: 1 }])(
    'is read whatever it contains: %j',
    (content) => {
      const read = registrationFromDraft(content);
      expect(read).toMatchObject({ step: 'identity', reason: '', prepared: undefined });
      expect([...read.open]).toEqual(['identity']);
    },
  );

  it('is named by its patient', () => {
    expect(vitaIdOfDraft(registrationDraftId(VITA_ID))).toBe(VITA_ID);
    expect(vitaIdOfDraft(VITA_ID)).toBeUndefined();
  });
});
