import { PATHS } from '@careline/core/internal/navigation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import { leadsTo } from '../../../navigation/built-menu.ts';
import SearchPage from './search-page.tsx';

const VITA_ID = '01890000-0000-7000-8000-0000000000a1';
const MATCH = {
  vitaId: VITA_ID,
  appUserInfo: { name: 'Asha Rao', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000017',
  phoneEnding: '2338',
  programmes: ['ahc'],
  matchedOn: 'uhid',
};
const REGISTRAR = ['prohealth', 'search', 'hmCallInfo', 'registration'];

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(found: readonly unknown[], scopes: readonly string[]) {
  const fake = fakeConsole({ '/api/auth/user/list': () => ({ data: found, next: null }) });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={PATHS.search}>
      <MainGuard>
        <SearchPage />
        <Address />
      </MainGuard>
    </Around>,
  );
  return fake;
}

describe('the search page', () => {
  it('opens a patient’s record after the identity is confirmed, and remembers the patient', async () => {
    const { care } = open([MATCH], ['prohealth', 'search', 'hmCallInfo']);
    await userEvent.type(await screen.findByRole('combobox'), 'CL0000000017');
    await userEvent.click(await screen.findByRole('option'));
    expect(screen.queryByText(/\/prohealth\/patient/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, this is the person' }));
    expect(await screen.findByText(new RegExp(`/prohealth/patient/${VITA_ID} `))).toBeTruthy();
    expect(care.recents.store.getState()).toEqual([MATCH]);
  });

  it('offers registration only with its scope', async () => {
    open([], ['prohealth', 'search', 'hmCallInfo']);
    await userEvent.type(await screen.findByRole('combobox'), 'zz');
    expect(await screen.findByText(/Try fewer letters/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register a new patient' })).toBeNull();
  });

  it.runIf(leadsTo(PATHS.registration, REGISTRAR))(
    'passes the typed text to registration, never in the address',
    async () => {
      open([], REGISTRAR);
      await userEvent.type(await screen.findByRole('combobox'), '98480 22338');
      await userEvent.click(await screen.findByRole('button', { name: 'Register a new patient' }));
      expect(
        await screen.findByText('/prohealth/onboarding/users {"registration":{"phone":"9848022338"}}'),
      ).toBeTruthy();
    },
  );
});
