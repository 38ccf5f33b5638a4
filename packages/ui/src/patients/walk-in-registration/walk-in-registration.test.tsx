import { HttpError } from '@careline/core/internal/http';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import type { FakeAnswers, FakeRequest } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { aDuplicate, registrationHttp, storedPatient } from '../../../test/registration-fixtures.ts';
import { unsentPage } from '../../../test/unsent-page.ts';
import { WalkInRegistration, type WalkInRegistrationProps } from './walk-in-registration.tsx';

interface Body {
  readonly vitaId: string;
  readonly visit: { readonly encounterId: string };
}

function open(answers: FakeAnswers = {}, props: WalkInRegistrationProps = {}) {
  const sent: FakeRequest[] = [];
  const http = registrationHttp({
    'user/walkin': (request) => {
      sent.push(request);
      const stored = storedPatient(request);
      const { encounterId } = (request.body as unknown as Body).visit;
      return { ...stored, data: { ...stored.data, visit: { encounterId, token: 7 } } };
    },
    ...answers,
  });
  renderUi(<WalkInRegistration {...props} />, { now, http });
  return { sent };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const choose = async (label: RegExp, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);

async function fillAll({ age = '34', phone = '98480 22338' } = {}): Promise<void> {
  await fill(/^Given name/, 'Lakshmi');
  await choose(/^Gender/, 'FEMALE');
  await fill(/^Age(?! in)/, age);
  if (phone) await fill(/^Phone number/, phone);
  await fill(/^Village, town or city/, 'Nandyal');
  await choose(/^How it was given/, 'spoken');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^The text was read/ }));
}
const register = () => press('Register and give a token');

describe('a walk-in registration', () => {
  it('registers on one page and shows the token', async () => {
    const { sent } = open();
    await fillAll();
    await register();
    expect(await screen.findByText('Token 7')).toBeTruthy();
    expect(screen.getByText(/CL1234567897/)).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      names: [{ given: 'Lakshmi' }],
      gender: 'FEMALE',
      age: { value: 34, unit: 'years' },
      phones: [{ value: '98480 22338' }],
      addresses: [{ title: 'HOME', city: 'Nandyal' }],
      consent: { how: 'spoken', by: 'patient' },
      visit: { metaInfo: { source: 'manual' } },
    });
  });

  it('asks to confirm that there is no phone', async () => {
    const { sent } = open();
    await fillAll({ phone: '' });
    await register();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I have checked this: it is right' }));
    await register();
    expect(await screen.findByText('Token 7')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ phones: [] });
  });

  it('needs a guardian’s consent for a minor, like every registration', async () => {
    const { sent } = open();
    await fillAll({ age: '9' });
    await register();
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('asks why a possible duplicate is someone else', async () => {
    const { sent } = open({ 'user/duplicates': () => ({ data: [aDuplicate()], elsewhere: false }) });
    await fillAll();
    await register();
    const reason = await screen.findByRole('textbox', { name: /different|other|Why/i });
    await userEvent.fill(reason, 'Her sister');
    await register();
    expect(await screen.findByText('Token 7')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ notDuplicateOf: { reason: 'Her sister' } });
  });

  it('waits on the device without a network, and is sent once with the same visit', async () => {
    const AWAY = new HttpError({ failure: 'unreachable', endpoint: 'user/walkin' });
    const unsent = unsentPage();
    unsent.server.failure = AWAY;
    open({ 'user/walkin': () => Promise.reject(AWAY) }, { unsent });
    await fillAll();
    await register();
    await screen.findByRole('heading', { name: /waiting to be sent$/ });
    expect(screen.getByText(/gets the token then/)).toBeTruthy();
    const [entry] = unsent.outbox.store.getState().entries;
    expect(entry?.endpoint).toBe('user/walkin');
    unsent.server.failure = undefined;
    await press('Send now');
    await expect.poll(() => unsent.server.sent).toHaveLength(1);
  });

  it('takes less than 40 seconds by keyboard alone', async () => {
    const { sent } = open();
    let keys = 0;
    const key = async (text: string) => {
      keys += 1;
      await userEvent.keyboard(text);
    };
    const type = async (text: string) => {
      keys += text.length;
      await userEvent.keyboard(text);
    };
    const tabTo = async (label: RegExp) => {
      const field = await screen.findByLabelText(label);
      while (document.activeElement !== field) await key('{Tab}');
      return field as HTMLInputElement & HTMLSelectElement;
    };
    const pick = async (label: RegExp, value: string) => {
      const field = await tabTo(label);
      while (field.value !== value) await key('{ArrowDown}');
    };
    await tabTo(/^Given name/);
    await type('Lakshmi');
    await pick(/^Gender/, 'FEMALE');
    await tabTo(/^Age(?! in)/);
    await type('34');
    await tabTo(/^Phone number/);
    await type('9848022338');
    await tabTo(/^Village, town or city/);
    await type('Nandyal');
    await pick(/^How it was given/, 'spoken');
    await tabTo(/^The text was read/);
    await key(' ');
    await key('{Enter}');
    expect(await screen.findByText('Token 7')).toBeTruthy();
    expect(sent).toHaveLength(1);
    // 0.28 s per key, as in docs/jobs.md, leaves more than half of the time for reading and asking.
    expect(keys).toBeLessThan(60);
  });
});
