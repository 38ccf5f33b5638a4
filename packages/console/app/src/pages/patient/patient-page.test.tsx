// spec: 101

import { addVitalEndpoints, METRIC_TYPES, metricPath } from '@careline/core/internal/metrics';
import { PATIENT_TABS } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactOf } from '../../../test/contacts.ts';
import { type Answers, Around, fakeConsole, REFUSED } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { MainGuard } from '../../guards/main-guard.tsx';
import PatientPage from './patient-page.tsx';

afterEach(cleanup);

const call = contactOf();
const { vitaId } = call;
const patient: Patient = {
  vitaId,
  appUserInfo: { name: 'Kamala Devi', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000017',
  identifiers: [],
  phones: [],
  languages: [],
  enrolments: [{ programme: 'careline', enrolledAt: 1_600_000_000 }],
  callsStopped: null,
};
const at = 1_700_000_000;
const metaInfo = { updatedAt: at, createdAt: at, deleted: false, source: 'manual' };
const weight = {
  id: '01890000-0000-7000-8000-0000000000b1',
  metric: 'body',
  timestamp: at,
  values: [{ key: 'weight', text: '72', value: 72, unit: 'kg' }],
  metaInfo,
};
const summary = {
  sections: [{ section: 'ALLERGIES', count: 0, inForce: 0 }],
  entries: [],
  undecided: 0,
  nextCall: null,
  nextEncounter: null,
};
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r-1' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const answers = (): Answers => ({
  '/api/auth/user/get': () => ({ vitaId, data: patient }),
  '/api/auth/vitatoken': () => ({ vitaId, data: { token: 'open', expiresAt: 4_000_000_000 } }),
  '/api/data/patients/course': () => ({
    vitaId,
    course: { sex: 'female', birthDate: '1969-03-12', pregnancies: [] },
    enrolments: [],
  }),
  ...Object.fromEntries(
    METRIC_TYPES.map((metric) => [
      `/api/data${metricPath(metric)}`,
      () => ({ vitaId, data: metric === 'body' ? [weight] : [] }),
    ]),
  ),
  '/api/data/readings/other': () => ({ vitaId, data: [], next: null }),
  '/api/routine/user/touchpoints': () => ({ vitaId, data: [call] }),
  '/api/data/goals/list': () => ({ vitaId, data: [] }),
  '/api/care/notes/list': () => ({ vitaId, data: [], next: null }),
  '/api/blob/reports/list': () => ({ vitaId, data: [], next: null }),
  '/api/care/record/summary': () => ({ vitaId, data: summary }),
  '/api/care/record/timeline': () => ({
    vitaId,
    data: [{ id: call.id, kind: 'call', at, call }],
    next: null,
  }),
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const READINGS = `/prohealth/patient/${vitaId}/readings`;

function open(scopes: readonly string[], more: Answers = {}, path = READINGS) {
  const fake = fakeConsole({ ...answers(), ...more });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <Routes>
          <Route path="/prohealth/patient/:vitaId/:tab?" element={<PatientPage />} />
        </Routes>
        <Address />
      </MainGuard>
    </Around>,
  );
  return fake;
}

describe('the Add menu', () => {
  const added = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it.each([
    [
      ['prohealth', 'hmCallInfo'],
      'Reading/Note/Task, follow-up or review/Referral/Report or document/Message/Score/Goal',
    ],
    [
      ['prohealth', 'my_encounters'],
      'Reading/Note/Task, follow-up or review/Lab order/Lab results/Case sheet section/Referral/Report or document/Encounter/Score',
    ],
  ])('has what %s may add, and no more', async (scopes, things) => {
    open(scopes, {}, `/prohealth/patient/${vitaId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await screen.findAllByRole('menuitem');
    expect(added()).toEqual(things.split('/'));
  });

  it('opens by a key, and leads to the form of each kind', async () => {
    open(['prohealth', 'hmCallInfo'], {}, `/prohealth/patient/${vitaId}`);
    await screen.findByRole('button', { name: 'Add' });
    await userEvent.keyboard('ano{Enter}');
    expect(await screen.findByText(`/prohealth/patient/${vitaId}/notes?add=note`)).toBeTruthy();
    const note = await screen.findByRole('textbox', { name: /[Nn]ote/ });
    await waitFor(() => expect(document.activeElement?.closest('form')).toBe(note.closest('form')));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reading' }));
    expect(await screen.findByRole('dialog', { name: 'Add a reading' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' })));
  });
});

describe('the jump to a place of the record', () => {
  it('works by name, and focuses the place in the address once it is loaded', async () => {
    open(['prohealth', 'my_encounters'], {}, `/prohealth/patient/${vitaId}?part=TIMELINE`);
    await userEvent.click(await screen.findByRole('button', { name: 'Search record' }));
    expect(screen.getByRole('link', { name: /^Diagnosis/ }).getAttribute('href')).toBe(
      `/prohealth/patient/${vitaId}/record?part=DIAGNOSIS`,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'details{Enter}');
    expect(await screen.findByText(`/prohealth/patient/${vitaId}/details?part=DETAILS`)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Kamala Devi'));
  });

  it('prints a section of another part once it is loaded, under the patient’s name', async () => {
    let printed: readonly (string | null)[] = [];
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      printed = [...document.querySelectorAll('[data-print="alone"]')].map(({ textContent }) => textContent);
    });
    open(['prohealth', 'my_encounters'], {}, `/prohealth/patient/${vitaId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Search record' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print Details of the patient' }));
    await waitFor(() => expect(printed).toHaveLength(2));
    expect(printed[0]).toContain('CL0000000017');
    expect(printed[1]).toContain('12-03-1969');
    print.mockRestore();
  });
});

const CALLER = ['prohealth', 'hmCallInfo', 'call-status-history', 'search'];

const listPath = `/api/data${metricPath('body')}`;
const addPath = `/api/data${addVitalEndpoints.body.path}`;

/** Enters a weight in the dialog and saves it. */
async function addWeight(kilograms: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reading' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a reading' }));
  await userEvent.selectOptions(dialog.getByLabelText('Kind of reading'), 'body');
  await userEvent.type(dialog.getByLabelText(/^Weight/), kilograms);
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  return dialog;
}

describe('an added reading', () => {
  const noNetwork = () => {
    throw new TypeError('Failed to fetch');
  };
  it.each([
    ['without a network', noNetwork],
    ['while the server is away', () => Promise.reject(refusal(503, 'unavailable'))],
    ['with a token that has expired', () => Promise.reject(refusal(401, 'unauthorized'))],
  ])('%s keeps what was typed, says so, and is sent once under one key', async (_, failure) => {
    const keys: (string | null)[] = [];
    let fails = true;
    const stored = vi.fn();
    open(CALLER, {
      [addPath]: (request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (fails) return failure();
        stored();
        return { vitaId, data: weight };
      },
    });
    const dialog = await addWeight('71.5');
    expect(await dialog.findByText(/It is not saved yet/)).toBeTruthy();
    expect((dialog.getByLabelText(/^Weight/) as HTMLInputElement).value).toBe('71.5');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored).toHaveBeenCalledOnce();
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('stays in its form while the session has ended, and is sent once after signing in again', async () => {
    let ended = false;
    const stored = vi.fn();
    const fake = open(CALLER, {
      '/api/auth/vitatoken': () => {
        if (ended) throw refusal(401, 'unauthorized');
        return { vitaId, data: { token: 'open', expiresAt: 4_000_000_000 } };
      },
      [addPath]: () => {
        if (ended) throw refusal(401, 'unauthorized');
        stored();
        return { vitaId, data: weight };
      },
    });
    (await screen.findAllByText(/72 kg/))[0];
    ended = true;
    fake.provider.renew.mockResolvedValueOnce(REFUSED);
    await addWeight('71.5');
    expect(await screen.findByRole('dialog', { name: 'Sign in again to continue' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Weight/).value).toBe('71.5');
    ended = false;
    await act(async () => void (await fake.care.session.renew()));
    await waitFor(() => expect(stored).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is announced to the other tabs without the patient’s name', async () => {
    const fake = open(CALLER, { [addPath]: () => ({ vitaId, data: weight }) });
    await addWeight('71.5');
    await waitFor(() => expect(fake.tabs.messages).toContainEqual({ kind: 'reading-stored' }));
  });

  it('in another tab appears here', async () => {
    let text = '72';
    const fake = open(CALLER, {
      [listPath]: () => ({ vitaId, data: [{ ...weight, values: [{ key: 'weight', text, unit: 'kg' }] }] }),
    });
    expect((await screen.findAllByText('72 kg'))[0]).toBeTruthy();
    text = '71.5';
    act(() => fake.tabs.post({ kind: 'reading-stored' }));
    expect((await screen.findAllByText('71.5 kg'))[0]).toBeTruthy();
  });
});

describe('the page of a patient', () => {
  const OVERVIEW = `/prohealth/patient/${vitaId}`;

  it('shows the patient, unknown facts, the next steps and the history, and links to the call', async () => {
    open([...CALLER, 'registration'], {}, OVERVIEW);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kamala Devi' })).toBeTruthy();
    expect(await screen.findByText('None in the parts you can see: ask the patient')).toBeTruthy();
    expect(screen.getByText('No call is due')).toBeTruthy();
    expect(
      await within(screen.getByRole('list', { name: 'What happened' })).findByText(call.author.name),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      `/prohealth/hmCallInfo?patient=${vitaId}`,
    );
    expect(screen.getByRole('link', { name: 'Edit Registration and programmes' }).getAttribute('href')).toBe(
      `${OVERVIEW}/registration`,
    );
    expect(document.title).not.toContain('Kamala');
  });

  it('has a part for each one the reader may see, each at its own address', async () => {
    open(CALLER, {}, OVERVIEW);
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(
      'Overview/Record/Readings and scores/Medicines/Lab tests/Contacts and tasks'.split('/'),
    );
    await userEvent.click(tabs.getByRole('link', { name: 'Contacts and tasks' }));
    const views = within(await screen.findByRole('navigation', { name: 'Views of this part' }));
    expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual(
      'Calls/Encounters/To do/Messages'.split('/'),
    );
    await userEvent.click(views.getByRole('link', { name: 'Encounters' }));
    expect(await screen.findByText(`${OVERVIEW}/encounters`)).toBeTruthy();
    await userEvent.click(views.getByRole('link', { name: 'Calls' }));
    expect(await screen.findByText(`${OVERVIEW}/calls`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calls of this patient' }).getAttribute('href')).toBe(
      `/prohealth/call-status-history?vitaId=${vitaId}`,
    );
    expect(views.getByRole('link', { current: 'page' }).textContent).toBe('Calls');
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Contacts and tasks');
  });

  it.each(PATIENT_TABS)('opens the view of an address from before, below its tab: %s', async (tab) => {
    open([...CALLER, 'my_encounters'], {}, `${OVERVIEW}${tab === 'overview' ? '' : `/${tab}`}`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
    expect(tabs.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    expect(tabs.getAllByRole('link').length).toBeLessThanOrEqual(6);
    const views = screen.queryByRole('navigation', { name: 'Views of this part' });
    if (views) expect(within(views).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('shows the readings at an old address that names a trend', async () => {
    open(CALLER, {}, `${OVERVIEW}?trend=weight`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Readings and scores');
  });

  it('claims no patient and requests no call when it is opened', async () => {
    const claimed = vi.fn();
    open(CALLER, { '/api/routine/worklist/claim': claimed, '/api/auth/routine/dial': claimed }, OVERVIEW);
    expect(await screen.findByText('No call is due')).toBeTruthy();
    expect(claimed).not.toHaveBeenCalled();
  });

  it('requests nothing that the reader may not see, and offers nothing they may not do', async () => {
    const calls = vi.fn();
    open(['prohealth', 'search'], { '/api/routine/user/touchpoints': calls });
    expect((await screen.findAllByText(/72 kg/))[0]).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(calls).not.toHaveBeenCalled();
  });

  it('says that calls and notes are missing in the timeline, and shows the readings', async () => {
    open(CALLER, {
      '/api/care/notes/list': () => {
        throw refusal(503, 'unavailable');
      },
    });
    expect(
      await screen.findByText(/^Calls and notes could not be loaded, so they are not marked on the timeline/),
    ).toBeTruthy();
    expect((await screen.findAllByText(/72 kg/))[0]).toBeTruthy();
  });

  it('adds in one place, and starts with the kind of reading that is shown', async () => {
    open(CALLER, {}, `${READINGS}?trend=weight`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reading' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a reading' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('Kind of reading').value).toBe('body');
    expect(screen.queryByRole('button', { name: 'Add a reading' })).toBeNull();
  });

  it.each(['readings', 'labs', 'notes'])(
    'names an open alert with its value on the view of %s',
    async (tab) => {
      const alert = {
        readingId: weight.id,
        measure: 'spo2',
        flag: 'spo2:dangerous',
        level: 'critical',
        metric: 'spo2',
        values: [{ key: 'value', text: '88', unit: '%' }],
      };
      open(
        CALLER,
        { '/api/auth/user/get': () => ({ vitaId, data: { ...patient, alerts: [alert] } }) },
        `${OVERVIEW}/${tab}`,
      );
      const named = await screen.findByRole('list', { name: 'Open alerts for readings' });
      expect(named.textContent).toContain('88%');
    },
  );

  it('searches the words of the record', async () => {
    open(CALLER, {}, OVERVIEW);
    await userEvent.click(await screen.findByRole('button', { name: 'Search record' }));
    await userEvent.type(screen.getByRole('searchbox'), call.author.name.slice(0, 4));
    const found = await screen.findByRole('list', { name: 'Entries found' });
    expect(within(found).getByRole('link').getAttribute('href')).toContain(call.id);
  });

  it.each([
    ['unknown', READINGS],
    ['no id', '/prohealth/patient/CL0000000017'],
  ])('says that the patient does not exist and links to the search: %s', async (_, path) => {
    const refused = () => {
      throw refusal(404, 'not-found');
    };
    open(CALLER, { '/api/auth/user/get': refused }, path);
    expect(await screen.findByText('There is no such patient at your facility')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Search' }));
    expect(screen.getByText('/prohealth/searchByUhid')).toBeTruthy();
  });

  it('says which scope is missing, and sends no request', async () => {
    const asked = vi.fn();
    open(['prohealth', 'registration'], { '/api/auth/user/get': asked });
    expect(await screen.findByText(/^Ask your administrator for .*“Call Info”/)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});
