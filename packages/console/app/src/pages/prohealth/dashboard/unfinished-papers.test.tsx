import { PRESCRIPTION_DRAFTS } from '@careline/core/internal/prescriptions';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Answers, Around, type FakeConsole, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import { UnfinishedPapers } from './unfinished-papers.tsx';

afterEach(cleanup);

const KAMALA = '01890000-0000-7000-8000-00000000000a';
const RAVI = '01890000-0000-7000-8000-00000000000b';

const patientOf = (vitaId: string, name: string, uhid: string) => ({
  vitaId,
  appUserInfo: { name, gender: 'female' },
  birthDate: '1969-03-12',
  uhid,
  identifiers: [],
  phones: [],
  languages: [],
  enrolments: [],
  callsStopped: null,
});

const unavailable = () =>
  new Response(JSON.stringify({ type: 'about:blank', title: '', status: 404, code: 'not-found' }), {
    status: 404,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Knows Kamala, and Ravi once `found.ravi` is set. */
const answersOf = (found: { ravi: boolean }): Answers => ({
  '/api/auth/user/get': (request) => {
    const vitaId = new URL(request.url).searchParams.get('vitaId') ?? '';
    if (vitaId === RAVI && !found.ravi) throw unavailable();
    const [name, uhid] = vitaId === RAVI ? ['Ravi Iyer', 'CL-18'] : ['Kamala Devi', 'CL-17'];
    return { vitaId, data: patientOf(vitaId, name, uhid) };
  },
});

async function draftFor(fake: FakeConsole, patient: string): Promise<void> {
  const { drafts } = await fake.care.unsent.open();
  const opening = await drafts.open(`paper-${patient}`, { patient, ...PRESCRIPTION_DRAFTS });
  if (opening.result !== 'open') throw new Error(opening.reason);
  opening.draft.change({ note: 'typed' });
  await drafts.close();
}

async function show(found: { ravi: boolean }) {
  const fake = fakeConsole(answersOf(found));
  fake.person = profileOf({ scopes: ['prohealth', 'search', 'my_encounters'] });
  const around = (papers: boolean) => (
    <Around fake={fake} path="/prohealth">
      <MainGuard>
        <h1>Home</h1>
        {papers && <UnfinishedPapers opensRecords />}
      </MainGuard>
    </Around>
  );
  const { rerender } = render(around(false));
  await screen.findByRole('heading', { name: 'Home' });
  await draftFor(fake, KAMALA);
  await draftFor(fake, RAVI);
  rerender(around(true));
}

it('one patient who cannot be read hides no paper, and can be read again', async () => {
  const found = { ravi: false };
  await show(found);
  const papers = await screen.findByRole('list', { name: /^Not signed yet, on this device/ });
  expect(within(papers).getAllByRole('listitem')).toHaveLength(2);
  const kamala = within(papers).getByRole('link', { name: 'Kamala Devi' });
  expect(kamala.getAttribute('href')).toBe(`/prohealth/patient/${KAMALA}/medicines`);
  expect(within(papers).getByText(/CL-17$/)).toBeTruthy();
  const unknown = within(papers).getByRole('link', { name: 'Patient not loaded' });
  expect(unknown.getAttribute('href')).toBe(`/prohealth/patient/${RAVI}/medicines`);
  found.ravi = true;
  await userEvent.click(screen.getByRole('button', { name: 'Load patients again' }));
  expect(await screen.findByRole('link', { name: 'Ravi Iyer' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load patients again' })).toBeNull();
});
