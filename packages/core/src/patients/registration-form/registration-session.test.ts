// spec: 6

import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import type { RegistrationStart } from '#patients';
import { heldHttp, settled } from '../../../test/held-http.ts';
import { type Entry, MINIMUM_ENTRIES, placeAt, REGISTRATION_NOW } from '../../../test/registration.ts';
import { createRegistrationSession, type RegistrationSession } from './registration-session.ts';

const vitaIdOf = (number: number) => `00000000-0009-7000-8000-${String(number).padStart(12, '0')}`;

function begin(start: RegistrationStart = {}) {
  const held = heldHttp();
  let ids = 0;
  let now = REGISTRATION_NOW * 1000;
  const session = createRegistrationSession({
    http: held.http,
    now: () => now,
    newId: () => vitaIdOf(ids++),
    timeZone: 'Asia/Kolkata',
    start,
  });
  const of = (endpoint: string) => held.calls.filter((call) => call.endpoint === endpoint);
  return {
    session,
    state: () => session.store.getState(),
    enter: (...entries: readonly Entry[]) => {
      for (const [path, value] of entries) session.setValue(placeAt(path), value);
    },
    asked: () => of('user/duplicates'),
    saved: () => of('user/register'),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

type Begun = ReturnType<typeof begin>;

/** Enters everything up to the review, with a reason about duplicates if required. */
async function toReview(
  { session, enter, asked }: Begun,
  duplicates: readonly unknown[] = [],
): Promise<void> {
  enter(...MINIMUM_ENTRIES);
  for (let step = 0; step < 4; step += 1) expect(session.next()).toBe('moved');
  await asked()[0]?.answer({ data: duplicates, elsewhere: false });
}

const someone = (number: number) => ({ vitaId: vitaIdOf(900 + number), fits: ['phone'] });
const registered = (vitaId: string) => ({
  vitaId,
  data: { vitaId, uhid: 'CL1234567897', name: 'Lakshmi Iyer' },
});
const refusal = (facts: Partial<ConstructorParameters<typeof HttpError>[0]>) =>
  new HttpError({ failure: 'refused', endpoint: 'user/register', status: 409, ...facts });

describe('the steps', () => {
  it('show problems only for fields that were left', () => {
    const { session, state, enter } = begin();
    enter(['name.given', '7']);
    expect(state().problems).toEqual({});
    session.leave(placeAt('name.given'));
    expect(Object.keys(state().problems)).toEqual(['name.given']);
    enter(['name.given', 'Lakshmi']);
    expect(state().problems).toEqual({});
  });

  it('are completed in order, each only without problems', () => {
    const { session, state, enter } = begin();
    expect(session.next()).toBe('invalid');
    expect(state().step).toBe('identity');
    expect(Object.keys(state().problems).toSorted()).toEqual([
      'name.given',
      'person.birthDate',
      'person.gender',
    ]);
    session.goTo('consent');
    expect(state().step).toBe('identity');
    enter(...MINIMUM_ENTRIES.slice(0, 4));
    expect(session.next()).toBe('moved');
    expect(state().step).toBe('contact');
    session.goTo('identity');
    expect(state().step).toBe('identity');
    session.goTo('contact');
    expect(state().step).toBe('contact');
  });

  it('start with the data of a search, which is not yet unsaved work', () => {
    const { state, enter } = begin({ name: 'Lakshmi Iyer' });
    expect(state().values.name).toMatchObject({ given: 'Lakshmi', family: 'Iyer' });
    expect(state().dirty).toBe(false);
    enter(['name.family', 'Nair']);
    expect(state().dirty).toBe(true);
    enter(['name.family', 'Iyer']);
    expect(state().dirty).toBe(false);
  });

  it('forget, when a row is removed, the problems of the rows after it', () => {
    const { session, state, enter } = begin();
    session.addRow('phones');
    session.addRow('phones');
    enter(['phones.0.value', '1'], ['phones.1.value', '9876543210']);
    session.leave(placeAt('phones.0.value'));
    expect(Object.keys(state().problems)).toEqual(['phones.0.value']);
    session.removeRow('phones', 0);
    expect(state().problems).toEqual({});
    expect(state().values.phones).toMatchObject({ more: [{ value: '9876543210' }] });
  });
});

describe('duplicates', () => {
  it('are looked for when a step is left, once for the same question', async () => {
    const { session, state, enter, asked } = begin();
    enter(...MINIMUM_ENTRIES);
    session.next();
    expect(asked().map(({ request }) => request.body)).toEqual([
      {
        names: [{ given: 'Lakshmi', family: 'Iyer' }],
        phones: [{ value: '98765 43210', use: 'mobile' }],
        birthDate: '1996-05-01',
      },
    ]);
    expect(state().duplicates.phase).toBe('looking');
    await asked()[0]?.answer({ data: [someone(1)], elsewhere: true });
    expect(state().duplicates).toMatchObject({ phase: 'ready', list: [someone(1)], elsewhere: true });
    session.next();
    expect(asked()).toHaveLength(1);
  });

  it('are not requested before there is anything to search by', () => {
    const { session, enter, asked } = begin();
    enter(['name.given', 'Lakshmi'], ['person.gender', 'FEMALE'], ['person.birthDate', '1996-05-01']);
    session.next();
    expect(asked()).toHaveLength(1);
    const other = begin();
    other.enter(['name.given', 'Lakshmi'], ['person.gender', 'FEMALE'], ['phones.value', '12']);
    other.session.next();
    other.session.lookAgain();
    expect(other.asked()).toEqual([]);
  });

  it('of an older question are never shown', async () => {
    const { session, state, enter, asked } = begin();
    enter(...MINIMUM_ENTRIES);
    session.next();
    enter(['phones.value', '98765 43211']);
    session.goTo('identity');
    const [older, newer] = asked();
    await newer?.answer({ data: [someone(2)], elsewhere: false });
    await older?.answer({ data: [someone(1)], elsewhere: true });
    expect(state().duplicates).toMatchObject({ phase: 'ready', list: [someone(2)], elsewhere: false });
  });

  it('that could not be loaded are retried, and do not block registering', async () => {
    const begun = begin();
    const { session, state, enter, asked, saved } = begun;
    enter(...MINIMUM_ENTRIES);
    session.next();
    await asked()[0]?.fail(new HttpError({ failure: 'unreachable', endpoint: 'user/duplicates' }));
    expect(state().duplicates).toMatchObject({ phase: 'failed', list: [] });
    session.lookAgain();
    await asked()[1]?.fail(new HttpError({ failure: 'unreachable', endpoint: 'user/duplicates' }));
    const result = session.save();
    await asked()[2]?.fail(new HttpError({ failure: 'unreachable', endpoint: 'user/duplicates' }));
    await saved()[0]?.answer(registered(session.vitaId));
    expect(await result).toBe('saved');
  });

  it('require a reason why this is another person, which is sent with them; other people require a new one', async () => {
    const begun = begin();
    const { session, state, enter, asked, saved } = begun;
    await toReview(begun, [someone(1)]);
    expect(await session.save()).toBe('asks');
    expect(state()).toMatchObject({ asked: true, phase: 'editing' });
    session.setReason('  Her sister, same phone ');
    enter(['phones.value', '98765 43211']);
    const result = session.save();
    await asked()[1]?.answer({ data: [someone(2)], elsewhere: false });
    expect(await result).toBe('asks');
    expect(state().reason).toBe('');
    session.setReason('  Her sister, same phone ');
    const again = session.save();
    await settled();
    expect(saved()[0]?.request.body).toMatchObject({
      notDuplicateOf: { vitaIds: [someone(2).vitaId], reason: 'Her sister, same phone' },
    });
    await saved()[0]?.answer(registered(session.vitaId));
    expect(await again).toBe('saved');
  });
});

describe('saving', () => {
  const key = (begun: Begun, index: number) =>
    (begun.saved()[index]?.request as { readonly idempotencyKey?: string } | undefined)?.idempotencyKey;

  it('creates one patient for two presses', async () => {
    const begun = begin();
    await toReview(begun);
    const results = [begun.session.save(), begun.session.save()];
    await settled();
    expect(begun.saved()).toHaveLength(1);
    await begun.saved()[0]?.answer(registered(begun.session.vitaId));
    expect(await Promise.all(results)).toEqual(['saved', 'saved']);
    expect(begun.state()).toMatchObject({ phase: 'saved', dirty: false });
    expect(begun.state().patient?.uhid).toBe('CL1234567897');
    expect(await begun.session.save()).toBe('refused');
  });

  it('stores when consent was given, not when it was sent', async () => {
    const begun = begin();
    await toReview(begun);
    begun.wait(600);
    void begun.session.save();
    await settled();
    expect(begun.saved()[0]?.request.body).toMatchObject({ consent: { givenAt: REGISTRATION_NOW } });
  });

  it('keeps everything when sending failed, and retries with the same key', async () => {
    const begun = begin();
    const { session, state, saved, enter } = begun;
    await toReview(begun);
    const first = session.save();
    await settled();
    enter(['name.family', 'Ignored while it is saved']);
    await saved()[0]?.fail(new HttpError({ failure: 'unreachable', endpoint: 'user/register' }));
    expect(await first).toBe('failed');
    expect(state()).toMatchObject({ phase: 'failed', dirty: true });
    expect(state().values.name).toMatchObject({ given: 'Lakshmi', family: 'Iyer' });
    const second = session.save();
    await settled();
    expect(saved()[1]?.request.body).toEqual(saved()[0]?.request.body);
    expect(key(begun, 1)).toBe(key(begun, 0));
    await saved()[1]?.answer(registered(session.vitaId));
    expect(await second).toBe('saved');
  });

  it('other data has another key, and is the same patient', async () => {
    const begun = begin();
    const { session, saved, enter } = begun;
    await toReview(begun);
    const first = session.save();
    await settled();
    await saved()[0]?.fail(new HttpError({ failure: 'timeout', endpoint: 'user/register' }));
    await first;
    enter(['email.email', 'lakshmi@example.com']);
    void session.save();
    await settled();
    expect(key(begun, 1)).not.toBe(key(begun, 0));
    expect(saved()[1]?.request.body).toMatchObject({ vitaId: session.vitaId });
    expect(saved()[0]?.request.body).toMatchObject({ vitaId: session.vitaId });
  });

  it('refuses an answer about another patient', async () => {
    const begun = begin();
    await toReview(begun);
    const result = begun.session.save();
    await settled();
    await begun.saved()[0]?.answer(registered(vitaIdOf(777)));
    expect(await result).toBe('failed');
    expect(begun.state().failure?.failure).toBe('answer-invalid');
    expect(begun.state().patient).toBeUndefined();
  });

  it('moves to the field that blocks saving', async () => {
    const begun = begin();
    await toReview(begun);
    begun.enter(['name.given', '']);
    expect(await begun.session.save()).toBe('invalid');
    expect(begun.state().problems).toEqual({ 'name.given': { code: 'missing' } });
    expect(begun.saved()).toEqual([]);
  });

  it('asks once about doubtful entries, and again after a change', async () => {
    const begun = begin();
    const { session, state, enter } = begun;
    await toReview(begun);
    enter(['name.given', 'Lakshm1']);
    session.confirm(true);
    enter(['name.given', 'Lakshm2']);
    expect(state().confirmed).toBe(false);
    const result = session.save();
    await begun.asked()[1]?.answer({ data: [], elsewhere: false });
    expect(await result).toBe('asks');
    session.confirm(true);
    void session.save();
    await settled();
    expect(begun.saved()).toHaveLength(1);
  });

  it.each([
    ['uhid-taken', { code: 'uhid-taken' }, 'uhid.uhid', 'uhid-taken'],
    ['patient-elsewhere', { code: 'patient-elsewhere' }, 'uhid.uhid', 'patient-elsewhere'],
    [
      'a field that only the server refuses',
      {
        code: 'input-invalid',
        status: 422,
        problem: {
          type: 'about:blank',
          title: 'x',
          status: 422,
          code: 'input-invalid',
          errors: [
            { path: 'phones.0.value', message: 'x' },
            { path: 'vitaId', message: 'x' },
          ],
        },
      },
      'phones.value',
      'refused',
    ],
    [
      'a field whose shape the server refuses',
      {
        code: 'input-invalid',
        status: 422,
        problem: {
          type: 'about:blank',
          title: 'x',
          status: 422,
          code: 'input-invalid',
          errors: [{ path: 'body.phones.0.value', message: 'x' }],
        },
      },
      'phones.value',
      'refused',
    ],
  ])('shows a refusal at its field until it is changed: %s', async (_, facts, path, rule) => {
    const begun = begin();
    const { session, state, saved, enter } = begun;
    await toReview(begun);
    enter(['uhid.uhid', 'CL1234567897']);
    const result = session.save();
    await begun.asked()[1]?.answer({ data: [], elsewhere: false });
    await saved()[0]?.fail(refusal(facts));
    expect(await result).toBe('failed');
    expect(state().problems).toEqual({ [path]: { code: 'rule', rule: `registration.rule.${rule}` } });
    expect(await session.save()).toBe('invalid');
    enter([path, path.startsWith('uhid') ? 'CL1234567905' : '9876543219']);
    expect(state().problems).toEqual({});
  });

  it('does nothing more once it was left', async () => {
    const begun = begin();
    await toReview(begun);
    const result = begun.session.save();
    await settled();
    begun.session.dispose();
    const before = begun.state();
    await begun.saved()[0]?.answer(registered(begun.session.vitaId));
    await result;
    expect(begun.state()).toBe(before);
  });
});

describe('an invalid answer', () => {
  it('has the message of an unreadable one', async () => {
    const failing: RegistrationSession = createRegistrationSession({
      http: { call: () => Promise.reject(new TypeError('no')) },
      now: () => REGISTRATION_NOW * 1000,
      newId: () => vitaIdOf(1),
      timeZone: 'Asia/Kolkata',
    });
    for (const [path, value] of MINIMUM_ENTRIES) failing.setValue(placeAt(path), value);
    expect(await failing.save()).toBe('failed');
    expect(failing.store.getState().failure?.failure).toBe('answer-invalid');
  });
});
