import { getPatient } from '@careline/core/internal/patients';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { useConsole } from '../console-context.tsx';
import { MainGuard } from '../guards/main-guard.tsx';
import { FollowMerged } from './follow-merged.tsx';

afterEach(cleanup);

const [OLD, NOW, OTHER] = ['a1', 'a2', 'a3'].map((end) => `01890000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Requests the merged record on any page. */
function Asking() {
  const { http } = useConsole();
  useEffect(() => {
    http.call(getPatient, { query: { vitaId: OLD } }).catch(() => undefined);
  }, [http]);
  return null;
}

function open(path: string) {
  const problem = { type: 'about:blank', title: 'Merged', status: 409, code: 'patient-merged' };
  const fake = fakeConsole({
    '/api/auth/user/get': () => {
      throw new Response(JSON.stringify({ ...problem, patient: { vitaId: NOW, mergedId: OLD } }), {
        status: 409,
      });
    },
  });
  render(
    <Around fake={fake} path={path}>
      <FollowMerged />
      <MainGuard>
        <Asking />
      </MainGuard>
      <Address />
    </Around>,
  );
}

it.each([
  ['of the patient', `/prohealth/patient/${OLD}`, `/prohealth/patient/${NOW}`],
  [
    'of a call',
    `/prohealth/hmCallInfo?patient=${OLD}&contact=${OTHER}`,
    `/prohealth/hmCallInfo?patient=${NOW}&contact=${OTHER}`,
  ],
])('a page %s continues with the remaining record', async (_, path, followed) => {
  open(path);
  expect(await screen.findByText(followed)).toBeTruthy();
});

it('a page of another patient stays where it is', async () => {
  open(`/prohealth/patient/${OTHER}`);
  expect(await screen.findByText(`/prohealth/patient/${OTHER}`)).toBeTruthy();
});
