import {
  defaultThreshold,
  type ProgrammeThreshold,
  type SchemeSignature,
} from '@careline/core/internal/administration';
import { INDIA_PROGRAMME } from '@careline/core/internal/clinical';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawSettings } from '../../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';

const programmes = ['ahc', 'apollo_sugar'].map(defaultThreshold);
const [, sugar] = programmes as [ProgrammeThreshold, ProgrammeThreshold];

async function open(answers: Answers = {}) {
  const fake = fakeConsole({
    '/api/auth/thresholds/list': () => ({ data: programmes }),
    '/api/auth/thresholds/signatures': () => ({ data: [] }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, '/settings/limits');
  await screen.findByRole('table', { name: 'Limits by programme' });
}

async function change(fields: Readonly<Record<string, string>>) {
  await userEvent.click(screen.getByRole('button', { name: 'Change the limits of Apollo Sugar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Limits of Apollo Sugar' }));
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

describe('the limits of the programmes', () => {
  it('are listed with scheme, goals and who changed them', async () => {
    const changed = { ...sugar, scheme: 'international', updatedAt: 1_700_000_000 };
    const updatedBy = { id: '01890000-0000-7000-8000-0000000000a9', name: 'Meera Admin' };
    await open({
      '/api/auth/thresholds/list': () => ({ data: [programmes[0], { ...changed, updatedBy }] }),
    });
    expect(
      screen.getByRole('row', {
        name: /AHC.* India programme 80–130 mg\/dL ≤ 180 mg\/dL < 7 % Default/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /Apollo Sugar.* International .* Meera Admin/,
      }),
    ).toBeTruthy();
  });

  it('are changed as a whole and shown then', async () => {
    const bodies: unknown[] = [];
    await open({
      '/api/auth/thresholds/set': async (request) => {
        const { threshold } = await request.json();
        bodies.push(threshold);
        return { data: { ...threshold, updatedAt: 1_700_000_000, updatedBy: null } };
      },
    });
    await change({ 'Before a meal, up to': '120', 'HbA1c, below': '6,5' });
    expect(await screen.findByText('The limits of Apollo Sugar are saved.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /80–120 mg\/dL ≤ 180 mg\/dL < 6.5 %/ })).toBeTruthy();
    expect(bodies).toEqual([
      {
        programme: 'apollo_sugar',
        scheme: 'india-programme',
        goals: { beforeMealLeast: 80, beforeMealGreatest: 120, afterMealGreatest: 180, hba1cBelow: 6.5 },
        updatedAt: 0,
      },
    ]);
  });

  it.each([
    ['words', { 'After a meal, up to': 'high' }, 'Enter a number from 120 to 300.'],
    ['a goal nobody has', { 'HbA1c, below': '12' }, 'Enter a number from 5.5 to 10.'],
    ['too many digits', { 'HbA1c, below': '6.55' }, 'Enter a number from 5.5 to 10.'],
    [
      'an end before the beginning',
      { 'Before a meal, from': '110', 'Before a meal, up to': '100' },
      'Enter a number above the lower limit of the goal.',
    ],
  ])('are not sent with %s', async (_, fields, words) => {
    const set = vi.fn();
    await open({ '/api/auth/thresholds/set': set });
    const dialog = await change(fields);
    expect(dialog.getByText(words)).toBeTruthy();
    expect(set).not.toHaveBeenCalled();
  });

  it('that a colleague changed meanwhile are shown next to the user’s changes', async () => {
    const theirs = { ...sugar, scheme: 'international', updatedAt: 5 };
    const lists = [programmes, [programmes[0], theirs]];
    const conflict = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', requestId: 'r' };
    await open({
      '/api/auth/thresholds/list': () => ({ data: lists.shift() }),
      '/api/auth/thresholds/set': () =>
        Promise.reject(
          new Response(JSON.stringify(conflict), {
            status: 409,
            headers: { 'content-type': 'application/problem+json' },
          }),
        ),
    });
    const dialog = await change({ 'After a meal, up to': '160' });
    expect(await dialog.findByText('Scheme: “India programme” became “International”')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Use their version' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/^After a meal, up to/).value).toBe('180');
  });
});

const MEERA = { id: '01890000-0000-7000-8000-0000000000a9', name: 'Meera Admin' };
const signature = (more: Partial<SchemeSignature> = {}): SchemeSignature => ({
  id: '01890000-0000-7000-8000-0000000000b1',
  scheme: 'india-programme',
  version: INDIA_PROGRAMME.version,
  clinician: 'Dr Anand Rao',
  registrationNumber: 'MH 12345',
  signedOn: '2025-10-01',
  recordedAt: 1_760_000_000,
  recordedBy: MEERA,
  withdrawn: null,
  ...more,
});
const schemeRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}, version`) });

describe('signatures under the limits', () => {
  it('show each scheme’s signer and date, and unsigned schemes', async () => {
    await open({ '/api/auth/thresholds/signatures': () => ({ data: [signature()] }) });
    const row = await schemeRow('India programme');
    expect(row.textContent).toMatch(
      /Signed by Dr Anand Rao, registration number MH 12345, on 01-10-2025.*Recorded by Meera Admin/,
    );
    expect((await schemeRow('International')).textContent).toMatch(/Not signed by a clinician/);
    expect(screen.getByText(/^Limits without a signature are still used/)).toBeTruthy();
  });

  it.each<[string, Partial<SchemeSignature>, RegExp]>([
    [
      'an older version',
      { version: INDIA_PROGRAMME.version - 1 },
      new RegExp(`India programme, version ${INDIA_PROGRAMME.version - 1}. Signed by Dr Anand Rao`),
    ],
    [
      'a withdrawn one',
      { withdrawn: { reason: 'Signed by mistake', at: 1_760_100_000, by: MEERA } },
      /Withdrawn by Meera Admin, .*: Signed by mistake/,
    ],
  ])('are invalid for %s, which stays visible', async (_, more, words) => {
    await open({ '/api/auth/thresholds/signatures': () => ({ data: [signature(more)] }) });
    expect((await schemeRow('India programme')).textContent).toMatch(/Not signed by a clinician/);
    const earlier = within(screen.getByRole('region', { name: 'Earlier signatures' }));
    expect(earlier.getByRole('listitem').textContent).toMatch(words);
  });

  it('are recorded with name, number and date, and shown then', async () => {
    const sent: unknown[] = [];
    await open({
      '/api/auth/thresholds/sign': async (request) => {
        const body = await request.json();
        sent.push(body.signature);
        return { data: signature(body.signature) };
      },
    });
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: /^Record a signature for India programme/ }));
    await press();
    const dialog = within(screen.getByRole('dialog', { name: /^Signature for India programme/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    for (const words of [
      'Enter the name of the clinician.',
      'Enter the registration number.',
      'Enter the day of the signature.',
    ])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Name of the clinician/), 'Dr Anand Rao');
    await userEvent.type(dialog.getByLabelText(/^Registration number/), 'MH 12345');
    await userEvent.type(dialog.getByLabelText(/^Signed on/), '2025-10-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await schemeRow('India programme')).textContent).toMatch(/Signed by Dr Anand Rao/);
    expect(sent).toEqual([
      {
        id: expect.any(String),
        scheme: 'india-programme',
        version: INDIA_PROGRAMME.version,
        clinician: 'Dr Anand Rao',
        registrationNumber: 'MH 12345',
        signedOn: '2025-10-01',
      },
    ]);
  });

  it('are withdrawn with a reason', async () => {
    const sent: unknown[] = [];
    await open({
      '/api/auth/thresholds/signatures': () => ({ data: [signature()] }),
      '/api/auth/thresholds/signature/withdraw': async (request) => {
        const { withdrawal } = await request.json();
        sent.push(withdrawal);
        return {
          data: signature({ withdrawn: { reason: withdrawal.reason, at: 1_760_100_000, by: MEERA } }),
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw the signature for India/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this signature?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(dialog.getByText('Enter a reason of at least 3 characters.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Another draft was read');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect((await schemeRow('India programme')).textContent).toMatch(/Not signed by a clinician/);
    expect(sent).toEqual([{ signatureId: signature().id, reason: 'Another draft was read' }]);
  });
});
