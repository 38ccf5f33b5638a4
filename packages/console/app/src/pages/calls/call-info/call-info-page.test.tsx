import { PATHS, patientPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contactOf } from '../../../../test/contacts.ts';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import { addressOfContact } from '../../../navigation/call-address.ts';
import CallInfoPage from './call-info-page.tsx';

afterEach(cleanup);

const finished = contactOf();
const patient: Patient = {
  vitaId: finished.vitaId,
  appUserInfo: { name: finished.patient.name, gender: 'female' },
  birthDate: null,
  uhid: finished.patient.uhid,
  identifiers: [],
  phones: [],
  languages: [],
  enrolments: [{ programme: 'careline', enrolledAt: 0 }],
  callsStopped: null,
};
const answers: Answers = {
  '/api/auth/user/get': () => ({ vitaId: patient.vitaId, data: patient }),
  '/api/routine/touchpoint/get': () => ({
    vitaId: patient.vitaId,
    data: { contact: finished, statuses: [] },
  }),
};

function drawFinished(scopes: readonly string[]) {
  const fake = fakeConsole(answers);
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={addressOfContact(finished)}>
      <MainGuard>
        <CallInfoPage />
      </MainGuard>
    </Around>,
  );
}

describe('the link to all readings', () => {
  const several: Patient = {
    ...patient,
    enrolments: [
      { programme: 'careline', enrolledAt: 0 },
      { programme: 'ahc', enrolledAt: 0 },
    ],
  };

  it.each([
    ['stands under the question which call it is', '', 'All readings'],
    ['stands in the panel of the reports', '&programme=careline&type=monthly', 'View all readings'],
  ])('%s', async (_, asked, name) => {
    const answer = () => ({ vitaId: patient.vitaId, data: several });
    const fake = fakeConsole({ ...answers, '/api/auth/user/get': answer });
    fake.person = profileOf({ scopes: ['prohealth', 'hmCallInfo'] });
    render(
      <Around fake={fake} path={`${PATHS.callInfo}?patient=${patient.vitaId}${asked}`}>
        <MainGuard>
          <CallInfoPage />
        </MainGuard>
      </Around>,
    );
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(patientPath(patient.vitaId, 'readings'));
  });
});

it('sends no request when the address has no id, and says that there is no such patient', async () => {
  const asked: string[] = [];
  const note = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    const problem = { type: 'about:blank', title: 'Invalid', status: 422, code: 'input-invalid' };
    throw Response.json(problem, { status: 422 });
  };
  const fake = fakeConsole({ '/api/auth/user/get': note, '/api/routine/worklist/claim': note });
  fake.person = profileOf({ scopes: ['prohealth', 'hmCallInfo'] });
  render(
    <Around fake={fake} path={`${PATHS.callInfo}?patient=zzz`}>
      <MainGuard>
        <CallInfoPage />
      </MainGuard>
    </Around>,
  );
  expect(await screen.findByText(/There is no such patient at your facility/)).toBeTruthy();
  expect(asked).toEqual([]);
});

describe('without a patient', () => {
  const page = { data: [finished], next: null, total: 1 };
  const lists: Answers = {
    '/api/routine/worklist/list': () => ({ data: [], next: null, total: 0, asOf: 1_700_000_000 }),
    '/api/routine/worklist/numbers': () => ({
      data: { due: 0, overdue: 0, callBacks: 0, unfinished: 0, doneToday: 0, reachedToday: 0 },
      asOf: 1_700_000_000,
    }),
    '/api/routine/calllog/list': () => page,
  };

  it('lists recent calls, and links to the search', async () => {
    const fake = fakeConsole(lists);
    fake.person = profileOf({ scopes: ['prohealth', 'search', 'hmCallInfo', 'call-status-history'] });
    render(
      <Around fake={fake} path={PATHS.callInfo}>
        <MainGuard>
          <CallInfoPage />
        </MainGuard>
      </Around>,
    );
    expect((await screen.findAllByText(finished.patient.name)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Find a patient' }).getAttribute('href')).toBe(PATHS.search);
  });
});

describe('a call that is already finished', () => {
  it.each([
    ['leads whoever may see the history there', ['prohealth', 'hmCallInfo', 'call-status-history'], 1],
    ['leads nobody else to where they have no access', ['prohealth', 'hmCallInfo'], 0],
  ])('%s', async (_, scopes, ways) => {
    drawFinished(scopes);
    expect(await screen.findByText('This call is already finished')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'See it in the history' })).toHaveLength(ways);
  });
});
