// spec: danger-signs

import { listOpenSigns, type OpenSign, recordSignOutcome } from '@careline/core/internal/calls/findings';
import { HttpError } from '@careline/core/internal/http';
import type { AlertState } from '@careline/core/internal/metrics';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { NOW, now, personId } from '../../../test/people.ts';
import { renderUi } from '../../../test/render.tsx';
import { DangerSigns } from './danger-signs.tsx';

const NOW_S = Math.floor(NOW / 1000);

const aSign = (number: number, facts: Partial<OpenSign> = {}): OpenSign => ({
  id: personId(number + 50),
  vitaId: personId(number),
  appUserInfo: { name: 'Lakshmi Iyer', gender: 'female' },
  birthDate: '1996-02-29',
  uhid: null,
  contactId: personId(number + 80),
  programme: 'healthy_motherhood',
  callType: 'adhoc',
  signs: [
    { kind: 'PREGNANCY_SIGN', sign: 'FITS' },
    { kind: 'SELF_HARM', sign: 'THOUGHTS_OF_HARM' },
  ],
  toldAt: NOW_S - 3600,
  author: { id: 'coach', name: 'Meera Nair' },
  handedTo: 'Dr Rao, on duty',
  tried: null,
  settled: null,
  ended: null,
  ...facts,
});

const settled = { at: NOW_S, by: { id: 'coach', name: 'Meera Nair' }, outcome: 'admitted' };

interface Show {
  readonly rows?: readonly OpenSign[];
  readonly state?: AlertState;
  readonly locale?: string;
  readonly answer?: (request: FakeRequest) => unknown;
}

function show({ rows = [aSign(1)], state = 'open', locale, answer }: Show = {}) {
  const list = vi.fn((_: FakeRequest) => ({ data: rows, next: null }));
  const record = vi.fn(answer ?? (() => ({ vitaId: personId(1), data: aSign(1, { settled }) })));
  const http = fakeHttp({ [listOpenSigns.name]: list, [recordSignOutcome.name]: record });
  renderUi(
    <DangerSigns
      state={state}
      patientAddress={(vitaId) => `/call?patient=${vitaId}`}
      recordAddress={(vitaId) => `/patient/${vitaId}`}
    />,
    { now, http, locale },
  );
  return { list, record };
}

const region = () => screen.findByRole('region', { name: 'Danger signs (1)' });
const ask = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Record the outcome: Lakshmi Iyer' }));
const send = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record the outcome' }));

describe('danger signs from calls', () => {
  it('show the patient, the sign, the call and who it was handed over to', async () => {
    show();
    const text = (await region()).textContent;
    for (const part of [
      'Lakshmi Iyer',
      'Fits, Thoughts of harm',
      'AdHoc Call',
      'Reported to Meera Nair',
      'Escalated to Dr Rao, on duty',
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.getByRole('link', { name: 'Call Info: Lakshmi Iyer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lakshmi Iyer' })).toHaveAttribute(
      'href',
      `/patient/${personId(1)}`,
    );
  });

  it('show nothing when there are none', async () => {
    const { list } = show({ rows: [] });
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText('Loading the danger signs')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('disappear from the open ones once the outcome is recorded', async () => {
    const { record } = show();
    await ask();
    await send();
    expect(await screen.findByText('Choose the outcome.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Outcome of the danger sign'), 'Something else');
    await send();
    expect(await screen.findByText('Enter what it was.')).toBeVisible();
    await userEvent.selectOptions(
      screen.getByLabelText('Outcome of the danger sign'),
      'Admitted to hospital',
    );
    await userEvent.fill(screen.getByRole('textbox', { name: /^Note/ }), 'District hospital');
    await send();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(record.mock.lastCall?.[0]).toMatchObject({
      body: { vitaId: personId(1), id: personId(51), outcome: 'admitted', note: 'District hospital' },
    });
  });

  it('stay when the patient was not reached, and say who tried', async () => {
    const tried = { at: NOW_S, by: { id: 'coach', name: 'Asha Menon' } };
    show({ answer: () => ({ vitaId: personId(1), data: aSign(1, { tried }) }) });
    await ask();
    await userEvent.selectOptions(
      screen.getByLabelText('Outcome of the danger sign'),
      'Not reached: it stays open',
    );
    await send();
    expect(await screen.findByText(/^Not reached by Asha Menon/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record the outcome: Lakshmi Iyer' })).toBeVisible();
  });

  it('say who was first when another person has recorded it', async () => {
    const by = { name: 'Asha Menon', at: NOW_S - 60 };
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict', by };
    const refused = () =>
      Promise.reject(
        new HttpError({
          failure: 'refused',
          endpoint: recordSignOutcome.name,
          status: 409,
          code: 'conflict',
          problem: problem as never,
        }),
      );
    const { list } = show({ answer: refused });
    await ask();
    await userEvent.selectOptions(screen.getByLabelText('Outcome of the danger sign'), 'Died');
    expect(
      screen.getByText(/^Record the death on a call as well, so that calls to the patient stop/),
    ).toBeVisible();
    await send();
    expect(await screen.findByText(/^Asha Menon has already recorded the outcome/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close and reload' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });

  it('show the outcome in the list of all', async () => {
    show({ rows: [aSign(1, { settled })], state: 'all' });
    const text = (await region()).textContent;
    for (const part of ['Admitted to hospital', 'Recorded by Meera Nair']) expect(text).toContain(part);
    expect(screen.queryByRole('button', { name: /^Record the outcome/ })).toBeNull();
  });

  it('of one episode are one row, which opens, and one outcome', async () => {
    const newest = aSign(1, { signs: [{ kind: 'PREGNANCY_SIGN', sign: 'FITS' }] });
    const earlier = aSign(1, { id: personId(99), toldAt: NOW_S - 7200, signs: newest.signs });
    const episode = {
      ...{ id: newest.id, level: 'critical', count: 2, since: NOW_S - 7200 },
      signs: [...newest.signs, { kind: 'SELF_HARM', sign: 'THOUGHTS_OF_HARM' }],
    };
    const rows = [
      { ...newest, episode: { ...episode, reports: [newest, earlier] } },
      { ...earlier, episode },
    ];
    const { record } = show({ rows });
    expect(await region()).toHaveTextContent('Fits, Thoughts of harm');
    await userEvent.click(screen.getByRole('button', { name: '2 reports: Lakshmi Iyer' }));
    expect(screen.getAllByText(/^AdHoc Call|AdHoc Call/)).toHaveLength(3);
    await ask();
    expect(screen.getByRole('dialog')).toHaveTextContent('Your answer is for these 2 reports.');
    await userEvent.selectOptions(
      screen.getByLabelText('Outcome of the danger sign'),
      'Admitted to hospital',
    );
    await send();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(record.mock.lastCall?.[0]).toMatchObject({ body: { id: newest.id, otherIds: [earlier.id] } });
  });

  it('use Hindi', async () => {
    show({ locale: 'hi' });
    expect(await screen.findByRole('region', { name: 'ख़तरे के संकेत (1)' })).toHaveTextContent(
      'दौरे, नुकसान पहुँचाने के विचार',
    );
  });
});
