import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Around, type FakeConsole, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import { begunRegistrationAddress } from '../../../navigation/call-address.ts';
import OutsideRegistrationPage from './outside-registration-page.tsx';
import RegistrationPage from './registration-page.tsx';
import { readHandedOver } from './use-handed-over.ts';

afterEach(cleanup);

const VITA_ID = '01890000-0000-7000-8000-0000000000a1';
const CANDIDATE = {
  vitaId: VITA_ID,
  appUserInfo: { name: 'Asha Rao', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000018',
  phoneEnding: '38',
  programmes: [],
  matchedOn: 'uhid',
  fits: ['uhid'],
};

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(scopes: readonly string[], state?: unknown) {
  const fake = fakeConsole({
    '/api/auth/user/duplicates': () => ({ data: [CANDIDATE], elsewhere: false }),
  });
  fake.person = profileOf({ scopes: [...scopes] });
  show(fake, undefined, state);
  return fake;
}

function show(fake: FakeConsole, path = '/prohealth/onboarding/users', state?: unknown) {
  render(
    <Around fake={fake} path={path} state={state}>
      <MainGuard>
        <RegistrationPage />
        <Address />
      </MainGuard>
    </Around>,
  );
}

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

async function findCandidate(): Promise<void> {
  await userEvent.type(await field('Given name'), 'Asha');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Gender/ }), 'FEMALE');
  await userEvent.type(screen.getByLabelText(/^Date of birth/), '1969-03-12');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open Asha Rao' }));
}

describe('the registration page', () => {
  it('starts with the data from a search, and puts it into no history', async () => {
    open(['prohealth', 'registration'], { registration: { name: 'Lakshmi Iyer', uhid: 'MRN-77' } });
    expect(((await field('Given name')) as HTMLInputElement).value).toBe('Lakshmi');
    expect(((await field('UHID')) as HTMLInputElement).value).toBe('MRN-77');
    expect(await screen.findByText('/prohealth/onboarding/users null')).toBeTruthy();
  });

  it('asks before leaving entered data, and then leads to the possible match', async () => {
    const { care } = open(['prohealth', 'registration', 'search', 'hmCallInfo']);
    await findCandidate();
    expect(care.unsaved.pending()).toBeDefined();
    care.unsaved.agree();
    expect(await screen.findByText(`/prohealth/hmCallInfo?patient=${VITA_ID} null`)).toBeTruthy();
  });

  it('returns to the health check with the possible match, if it started there', async () => {
    const { care } = open(['prohealth', 'registration', 'health-check-registration', 'hmCallInfo'], {
      registration: {},
      returnTo: '/prohealth/health-check/patient/register',
    });
    await findCandidate();
    care.unsaved.agree();
    expect(
      await screen.findByText(`/prohealth/health-check/patient/register?patient=${VITA_ID} null`),
    ).toBeTruthy();
  });

  it('leads users who may not call to that patient’s record', async () => {
    const { care } = open(['prohealth', 'registration', 'search']);
    await findCandidate();
    care.unsaved.agree();
    expect(await screen.findByText(`/prohealth/patient/${VITA_ID} null`)).toBeTruthy();
  });
});

it('leads users who may only register to that patient’s registration', async () => {
  const { care } = open(['prohealth', 'registration']);
  await findCandidate();
  care.unsaved.agree();
  expect(await screen.findByText(`/prohealth/patient/${VITA_ID}/registration null`)).toBeTruthy();
});

describe('an unfinished registration', () => {
  it('is offered when the page is opened again, and continues at its address', async () => {
    const fake = open(['prohealth', 'registration']);
    await userEvent.type(await field('Given name'), 'Asha');
    await screen.findByText(/lost when you close this page/);
    cleanup();
    fake.care.unsaved.setDirty(false);
    const { drafts } = await fake.care.unsent.open();
    await expect.poll(() => drafts.list()).toHaveLength(1);
    const [draft] = await drafts.list();
    show(fake, begunRegistrationAddress((draft?.id ?? '').slice('new:'.length)));
    expect(((await field('Given name')) as HTMLInputElement).value).toBe('Asha');
    cleanup();
    show(fake);
    expect(await screen.findByRole('button', { name: 'Continue: Asha' })).toBeTruthy();
  });
});

describe('data from a search', () => {
  it.each([
    ['nothing', null, {}],
    ['something else', { open: 1 }, {}],
    ['no object', { registration: 'Asha' }, {}],
    [
      'texts, and nothing but texts',
      { registration: { name: 'Asha', phone: 7, other: 'x' } },
      { name: 'Asha' },
    ],
  ])('%s', (_, state, expected) => {
    expect(readHandedOver(state)).toEqual(expected);
  });
});

describe('the registration outside the programme area', () => {
  it('leads to that patient’s record, even for users who may call', async () => {
    const fake = fakeConsole({
      '/api/auth/user/duplicates': () => ({ data: [CANDIDATE], elsewhere: false }),
    });
    fake.person = profileOf({ scopes: ['prohealth', 'patient_registration', 'search', 'hmCallInfo'] });
    render(
      <Around fake={fake} path="/patient_registration">
        <MainGuard>
          <OutsideRegistrationPage />
          <Address />
        </MainGuard>
      </Around>,
    );
    await findCandidate();
    fake.care.unsaved.agree();
    expect(await screen.findByText(`/prohealth/patient/${VITA_ID} null`)).toBeTruthy();
  });
});
