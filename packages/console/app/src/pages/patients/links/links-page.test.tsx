import type { AskedLink, OpenLink } from '@careline/core/internal/patients/duplicates';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import DashboardPage from '../../prohealth/dashboard/dashboard-page.tsx';
import SearchPage from '../search/search-page.tsx';
import LinksPage from './links-page.tsx';

afterEach(cleanup);

const ID = '01890000-0000-7000-8000-0000000000e1';
const VITA_ID = '01890000-0000-7000-8000-0000000000a1';
const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

const patient = {
  vitaId: VITA_ID,
  appUserInfo: { name: 'Asha Rao', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000018',
  phoneEnding: '2338',
  programmes: [],
  matchedOn: '',
};
const asked = (part: Partial<AskedLink> = {}): AskedLink => ({
  id: ID,
  asked: { uhid: 'CL0000000018' },
  reason: 'Has moved here',
  askedBy: { id: 'staff-1', name: 'Asha Coach' },
  askedAt: NOW - 60,
  expiresAt: NOW + 14 * DAY,
  state: 'open',
  settledAt: null,
  refusal: null,
  vitaId: null,
  ...part,
});
const incoming: OpenLink = {
  id: ID,
  asked: { name: 'Asha', birthDate: '1969' },
  reason: 'Has moved here',
  askedBy: { id: 'staff-2', name: 'Ravi South' },
  askedAt: NOW - 60,
  expiresAt: NOW + 14 * DAY,
  facility: { id: 'f-2', name: 'South Clinic' },
  patient,
};

function refuse(code: string, more: object = {}): never {
  const problem = { type: 'about:blank', title: 'Refused', status: 409, code, ...more };
  throw new Response(JSON.stringify(problem), { status: 409 });
}

/** Opens the page with fake lists and records what is saved. */
function open({
  page = <LinksPage />,
  scopes = ['prohealth', 'registration', 'search', 'hmCallInfo'],
  lists = { asked: [asked()], open: [incoming] } as { asked: AskedLink[]; open: OpenLink[] },
  answers = {} as Answers,
} = {}) {
  const bodies: Record<string, unknown>[] = [];
  const keep = (answer: (body: Record<string, unknown>) => unknown) => async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    return answer(body);
  };
  const fake = fakeConsole({
    '/api/auth/user/link/asked': () => ({ data: lists.asked }),
    '/api/auth/user/link/open': () => ({ data: lists.open }),
    '/api/auth/user/link': keep((body) => ({ data: asked({ asked: body.who as AskedLink['asked'] }) })),
    '/api/auth/user/link/answer': keep(() => {
      lists.open = [];
      return { vitaId: VITA_ID };
    }),
    '/api/auth/user/link/withdraw': keep(() => {
      lists.asked = [asked({ state: 'withdrawn' })];
      return { data: lists.asked[0] };
    }),
    '/api/auth/user/list': () => ({ data: [], next: null }),
    ...answers,
  });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path="/prohealth/links">
      <MainGuard>{page}</MainGuard>
    </Around>,
  );
  return { bodies };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const rows = (name: string) => screen.findByRole('list', { name });

describe('requests from other facilities', () => {
  it('show the patient, who asks and why, and are granted after a confirmation', async () => {
    const { bodies } = open();
    const row = within(await rows('Requests from other facilities')).getByRole('listitem');
    for (const text of [
      'Asha Rao',
      'UHID CL0000000018',
      'Phone ending in 2338',
      'Ravi South, South Clinic',
    ]) {
      expect(row.textContent).toContain(text);
    }
    expect(row.textContent).toContain('Reason: Has moved here');
    await press('Grant the link to Asha Rao');
    expect(screen.getByRole('dialog', { name: 'Link Asha Rao to South Clinic?' })).toBeTruthy();
    await press('Grant the link');
    expect(await screen.findByText('No facility is asking for one of your patients.')).toBeTruthy();
    expect(bodies).toEqual([{ id: ID, vitaId: VITA_ID, answer: 'grant' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Requests from other facilities'));
  });

  it('are refused only with a reason', async () => {
    const { bodies } = open();
    await press('Refuse the link to Asha Rao');
    await press('Refuse the link');
    expect(screen.getByText('Enter a reason.')).toBeTruthy();
    await userEvent.type(await field('Why you refuse'), 'Another person');
    await press('Refuse the link');
    await screen.findByText('No facility is asking for one of your patients.');
    expect(bodies).toEqual([{ id: ID, vitaId: VITA_ID, answer: 'refuse', reason: 'Another person' }]);
  });

  it.each([
    ['by whom it was answered', { by: { name: 'Meera', at: NOW } }, /^Meera answered this request/],
    ['that it is over', {}, /withdrawn or has expired/],
  ])('show %s, and what remains', async (_, more, words) => {
    const lists = { asked: [], open: [incoming] };
    open({
      lists,
      answers: {
        '/api/auth/user/link/answer': () => {
          lists.open = [];
          return refuse('conflict', more);
        },
      },
    });
    await press('Grant the link to Asha Rao');
    await press('Grant the link');
    expect(await screen.findByText(words)).toBeTruthy();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(await screen.findByText('No facility is asking for one of your patients.')).toBeTruthy();
  });
});

describe('requests of the own facility', () => {
  it('can be withdrawn while they are open', async () => {
    open();
    await press('Withdraw the request for CL0000000018');
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  it('show their result', async () => {
    open({
      lists: {
        asked: [
          asked({ state: 'granted', vitaId: VITA_ID, settledAt: NOW }),
          asked({ id: `${ID.slice(0, -1)}2`, state: 'refused', refusal: 'Another person', settledAt: NOW }),
          asked({ id: `${ID.slice(0, -1)}3`, state: 'expired' }),
        ],
        open: [],
      },
    });
    const list = within(await rows('Requests from your facility'));
    const [granted, refused, expired] = list.getAllByRole('listitem');
    expect(granted?.textContent).toContain('Granted');
    expect(list.getByRole('link', { name: 'Open the patient' }).getAttribute('href')).toBe(
      `/prohealth/patient/${VITA_ID}`,
    );
    expect(refused?.textContent).toContain('Refused: Another person');
    expect(expired?.textContent).toContain('Expired');
  });
});

describe('a request for a link', () => {
  it('needs identifying data and a reason, reads dates in any usual form, and reveals nothing', async () => {
    const { bodies } = open();
    await press('Ask for a link');
    await press('Send the request');
    expect(screen.getByText(/^Enter a UHID, or a name with/)).toBeTruthy();
    expect(screen.getByText('Enter a reason.')).toBeTruthy();
    await userEvent.type(await field('Name'), 'Asha Rao');
    await userEvent.type(await field('Birth date'), '31-02-1969');
    await userEvent.type(await field('Reason'), 'Has moved here');
    await press('Send the request');
    expect(screen.getByText(/^Enter a birth date such as/)).toBeTruthy();
    await userEvent.clear(await field('Birth date'));
    await userEvent.type(await field('Birth date'), '12-03-1969');
    await press('Send the request');
    expect(await screen.findByText(/^The request is open until/)).toBeTruthy();
    expect(bodies).toMatchObject([
      { who: { name: 'Asha Rao', birthDate: '1969-03-12' }, reason: 'Has moved here' },
    ]);
  });

  it('shows a patient of the own facility instead', async () => {
    open({ answers: { '/api/auth/user/link': () => refuse('uhid-taken', { patient }) } });
    await press('Ask for a link');
    await userEvent.type(await field('UHID'), 'CL0000000018');
    await userEvent.type(await field('Reason'), 'Has moved here');
    await press('Send the request');
    expect(await screen.findByText('Asha Rao is already a patient of your facility.')).toBeTruthy();
  });

  it.each([
    ['a UHID', 'CL9999', 'UHID', 'CL9999'],
    ['a phone number', '98480 22338', 'Phone', '9848022338'],
  ])('starts with %s of a search without a match', async (_, text, label, value) => {
    open({ page: <SearchPage /> });
    await userEvent.type(await screen.findByRole('combobox'), text);
    await press('Ask another facility for a link');
    expect(((await field(label)) as HTMLInputElement).value).toBe(value);
  });
});

describe('the links of a facility', () => {
  it('show requests only to users who may register patients', async () => {
    open({ scopes: ['prohealth', 'search'] });
    await rows('Requests from your facility');
    expect(screen.queryByRole('list', { name: 'Requests from other facilities' })).toBeNull();
  });

  it('are closed to users with none of their scopes', async () => {
    open({ scopes: ['prohealth', 'charts'] });
    expect(
      await screen.findByText('Your account does not have access to links between facilities'),
    ).toBeTruthy();
  });

  it('say that loading failed, and retry', async () => {
    let tries = 0;
    open({
      answers: {
        '/api/auth/user/link/asked': () => {
          tries += 1;
          if (tries === 1) return refuse('rate-limited');
          return { data: [] };
        },
      },
    });
    expect(await screen.findByText('The requests could not be loaded')).toBeTruthy();
    await press('Try again');
    expect(
      await screen.findByText(/^Your facility has not asked for a link in the last 90 days/),
    ).toBeTruthy();
  });

  it('are counted on the dashboard while one waits for an answer', async () => {
    open({ page: <DashboardPage />, scopes: ['prohealth', 'registration'] });
    expect(
      await screen.findByText('One facility is asking for a link to one of your patients.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/prohealth/links');
  });
});
