import type { Contact } from '@careline/core/calls';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactOf } from '../../../../test/contacts.ts';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import DashboardPage from './dashboard-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const HOUR_S = 3600;
const nowS = () => Math.floor(Date.now() / 1000);

function draw(scopes: readonly string[], answers: Answers) {
  const fake = fakeConsole(answers);
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path="/prohealth">
      <MainGuard>
        <DashboardPage />
      </MainGuard>
    </Around>,
  );
}

const COACH = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];
const missed = contactOf({ patient: { name: 'Meera Joshi', uhid: 'CL0000000018' } }, {});
const unfinished = contactOf(
  { id: '01890000-0000-7000-8000-000000000002', patient: { name: 'Ravi Iyer', uhid: null } },
  { status: 'dialling', disposition: null },
);

const lists = (days: readonly Contact[], open: readonly Contact[]): Answers => ({
  '/api/routine/calllog/list': (request) => {
    const data = new URL(request.url).searchParams.get('disposition') === 'open' ? open : days;
    return { data, next: null, total: data.length };
  },
});

const region = (name: string) => screen.findByRole('region', { name });

describe('the dashboard of somebody who calls', () => {
  it('lists what is due and what is unfinished, each with the way to go on', async () => {
    const due = { ...missed, status: { ...missed.status, nextCallAt: nowS() - HOUR_S } };
    draw(COACH, lists([due], [unfinished]));
    const call = await within(await region('Call-backs due')).findByRole('link', {
      name: 'Call: Meera Joshi',
    });
    expect(call.getAttribute('href')).toBe(
      `/prohealth/hmCallInfo?patient=${due.vitaId}&programme=careline&type=ad-hoc`,
    );
    const finish = within(await region('Unfinished calls')).getByRole('link', { name: 'Finish: Ravi Iyer' });
    expect(finish.getAttribute('href')).toContain(`contact=${unfinished.id}`);
  });

  it('says so when nothing is left to do', async () => {
    draw(COACH, lists([], []));
    expect(await screen.findByText('No call-back is due today.')).toBeTruthy();
    expect(screen.getByText('Every call has its outcome.')).toBeTruthy();
    expect(screen.getByText('No calls in the last 7 days.')).toBeTruthy();
  });

  it('leaves it to the frame to say that they are awaited, however long', async () => {
    vi.useFakeTimers();
    draw(COACH, { '/api/routine/calllog/list': () => new Promise(() => {}) });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('region', { name: 'Call-backs due' })).toBeTruthy();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.filter((words) => words !== '')).toEqual([]);
  });

  it('says what failed and tries again', async () => {
    let tries = 0;
    draw(COACH, {
      '/api/routine/calllog/list': () => {
        tries += 1;
        if (tries <= 2) throw new TypeError('Failed to fetch');
        return { data: [], next: null, total: 0 };
      },
    });
    expect(await screen.findByText('The calls could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('No call-back is due today.')).toBeTruthy();
  });

  it('offers no call to whoever may only read them', async () => {
    const due = { ...missed, status: { ...missed.status, nextCallAt: nowS() - HOUR_S } };
    draw(['prohealth', 'call-status-history'], lists([due], []));
    expect(await within(await region('Call-backs due')).findByText('Meera Joshi')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call: Meera Joshi' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Find a patient' })).toBeNull();
  });
});

describe('the dashboard of somebody who sees no calls', () => {
  it('asks for none and links to the screens there are', async () => {
    let asked = 0;
    draw(['prohealth', 'search'], {
      '/api/routine/calllog/list': () => {
        asked += 1;
        return {};
      },
    });
    expect(await screen.findByRole('link', { name: 'Search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alerts' }).getAttribute('href')).toBe('/doctor/pwa_alerts');
    expect(asked).toBe(0);
  });

  it('says so when there is no screen at all', async () => {
    draw(['prohealth'], {});
    expect(await screen.findByText(/open no screen of this area/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Alerts' })).toBeNull();
  });
});
