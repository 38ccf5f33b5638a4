// spec: facilities-changed

import type { FacilityRecord } from '@careline/core/internal/administration';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawSettings } from '../../../test/draw-settings.tsx';
import { type Answers, fakeConsole } from '../../../test/fake-console.tsx';
import { facilityRecord, profileOf } from '../../../test/people.ts';

const ID = '01890000-0000-7000-8000-0000000000b7';
const ASHA = { id: '01890000-0000-7000-8000-0000000000d2', name: 'Asha Verma' };
const north = (part: Partial<FacilityRecord> = {}) =>
  facilityRecord({ facilityId: ID, facilityName: 'North Clinic', code: 'N-1', type: 'clinic', ...part });
const CLOSING = { on: '2026-01-31', reason: 'The lease ended', closed: true };

function refuse(code: string, errors?: object[]): never {
  const problem = { type: 'about:blank', title: 'Refused', status: 409, code, errors };
  throw new Response(JSON.stringify(problem), { status: 409 });
}

function open(path: string, answers: Answers = {}, facilities = [facilityRecord(), north()]) {
  const fake = fakeConsole({
    '/api/auth/facility/list': () => ({ data: facilities }),
    '/api/auth/facility/consequences': () => ({ data: { staff: 2, withoutFacility: [ASHA], patients: 3 } }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', 'settings'] });
  drawSettings(fake, path);
}

/** A fake endpoint that records the request bodies. */
function storing(answer: (body: Record<string, unknown>) => unknown) {
  const bodies: Record<string, unknown>[] = [];
  const store = async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    return answer(body);
  };
  return { bodies, store };
}

/** By label: a role query would visit each of the four hundred time zones. */
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.findByText(name, { selector: 'button, button *' });
const PAGE = `/settings/facilities/${ID}`;

describe('the facilities', () => {
  it('are listed with their details, closed ones last', async () => {
    open('/settings/facilities', {}, [
      north({ closing: CLOSING }),
      facilityRecord({ dutyDoctorPhone: '+919848022338' }),
    ]);
    const list = await screen.findByRole('list', { name: 'Facilities' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Careline Clinic Pune',
      'North Clinic',
    ]);
    expect(rows[0]?.textContent).toMatch(/Doctor on duty: \+919848022338.*Open$/);
    expect(rows[1]?.textContent).toMatch(/N-1 · Clinic · Asia\/Kolkata.*Closed since 31-01-2026$/);
  });
});

describe('a new facility', () => {
  it('is stored with the entered data, and shown', async () => {
    const { bodies, store } = storing(() => ({ data: north() }));
    open('/settings/facilities/new', { '/api/auth/facility/add': store });
    await userEvent.type(await field(/^Name/), ' North Clinic ');
    await userEvent.type(await field(/^Code/), 'n-1');
    await userEvent.selectOptions(await field(/^Type/), 'clinic');
    await userEvent.selectOptions(await field(/^Until/), '22:00');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('North Clinic', { selector: 'h1' })).toBeTruthy();
    expect(bodies).toEqual([
      {
        ...{ name: 'North Clinic', code: 'n-1', type: 'clinic', timeZone: 'Asia/Kolkata', address: null },
        ...{ phone: null, dutyDoctorPhone: null, callingHours: { from: '08:00', to: '22:00' } },
      },
    ]);
  });

  it('is not sent with invalid data', async () => {
    const { bodies, store } = storing(() => ({ data: north() }));
    open('/settings/facilities/new', { '/api/auth/facility/add': store });
    await userEvent.type(await field(/^Number of the doctor on duty/), 'on the wall');
    await userEvent.selectOptions(await field(/^Until/), '07:00');
    await userEvent.click(await button('Save'));
    const links = (await screen.findAllByText(/: /, { selector: 'a' })).map((link) => link.textContent);
    expect(links).toEqual([
      'Name: Enter a name.',
      expect.stringMatching(/^Number of the doctor on duty: Enter a phone number/),
      'Until: The last hour must be later than the first one.',
    ]);
    expect(bodies).toEqual([]);
  });

  it('says when a name is taken, and by which facility', async () => {
    const taken = () =>
      refuse('conflict', [{ path: 'name', message: 'already belongs to another facility' }]);
    open('/settings/facilities/new', { '/api/auth/facility/add': taken });
    await userEvent.type(await field(/^Name/), 'North Clinic');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText(/^Name: Another facility already uses this/)).toBeTruthy();
  });
});

describe('a facility', () => {
  it('is changed from the version that is shown', async () => {
    const { bodies, store } = storing((body) => ({
      data: north({ dutyDoctorPhone: '+919848022339', updatedAt: Number(body.updatedAt) + 1 }),
    }));
    open(PAGE, { '/api/auth/facility/update': store });
    const phone = await field(/^Number of the doctor on duty/);
    await userEvent.type(phone, '98480 22339');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(phone.value).toBe('+919848022339');
    expect(bodies).toMatchObject([
      { facilityId: ID, dutyDoctorPhone: '98480 22339', updatedAt: 1_700_000_000 },
    ]);
  });

  it('shows a colleague’s concurrent change, and keeps the typed text on request', async () => {
    const theirs = north({
      address: '12 Lake Road',
      updatedAt: 1_700_000_100,
      updatedBy: { id: ASHA.id, name: 'Meera Admin' },
    });
    const lists = [
      [facilityRecord(), north()],
      [facilityRecord(), theirs],
    ];
    const { bodies, store } = storing((body) =>
      body.updatedAt === theirs.updatedAt ? { data: theirs } : refuse('conflict'),
    );
    open(PAGE, {
      '/api/auth/facility/list': () => ({ data: lists.length > 1 ? lists.shift() : lists[0] }),
      '/api/auth/facility/update': store,
    });
    await userEvent.type(await field(/^Phone number/), '080 2345 6789');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText(/Meera Admin changed this/)).toBeTruthy();
    expect(screen.getByText('Address: “none” became “12 Lake Road”')).toBeTruthy();
    await userEvent.click(await button('Keep mine and save'));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ phone: '080 2345 6789', updatedAt: theirs.updatedAt });
  });

  it.each([
    [
      'the one of the session',
      facilityRecord({ facilityId: ID }),
      [facilityRecord()],
      /You are working in this facility/,
    ],
    ['the last open one', north(), [facilityRecord({ closing: CLOSING })], /This is the last open facility/],
  ])('cannot be closed: %s', async (_, own, others, words) => {
    const facilityId = own.facilityName === 'North Clinic' ? ID : (others[0]?.facilityId ?? '');
    open(`/settings/facilities/${facilityId}`, {}, [own, ...others]);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/^Close this facility/)).toBeNull();
  });

  it('is closed after the staff who would lose access are confirmed by name', async () => {
    const { bodies, store } = storing(() => ({
      data: north({ closing: CLOSING, updatedAt: 1_700_000_001 }),
    }));
    open(PAGE, { '/api/auth/facility/close': store });
    await userEvent.click(await button('Close this facility …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close North Clinic?' }));
    expect(await dialog.findByText('Asha Verma')).toBeTruthy();
    expect(dialog.getByText(/3 patients belong to no other facility/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close the facility' }));
    expect(await dialog.findByText('Enter a reason.')).toBeTruthy();
    expect(dialog.getByText(/^Confirm this/)).toBeTruthy();
    expect(bodies).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The lease ended');
    await userEvent.click(dialog.getByRole('checkbox', { name: /1 person will not be able to sign in/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close the facility' }));
    expect(await screen.findByText('Closed since 31-01-2026: The lease ended')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toMatchObject([
      { facilityId: ID, reason: 'The lease ended', withoutFacility: [ASHA.id], updatedAt: 1_700_000_000 },
    ]);
  });

  it.each([
    ['somebody more is left', 'staff-without-facility', /More people would now be left without a facility/],
    ['it was changed', 'conflict', /Someone has changed this facility/],
    ['it is the last one', 'last-facility', /This is the last open facility/],
  ])('stays open if %s, and the dialog says so', async (_, code, words) => {
    open(PAGE, { '/api/auth/facility/close': () => refuse(code) });
    await userEvent.click(await button('Close this facility …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close North Clinic?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The lease ended');
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: /1 person will not be able to sign in/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close the facility' }));
    expect(await dialog.findByText(words)).toBeTruthy();
  });

  it('is reopened', async () => {
    const { bodies, store } = storing(() => ({ data: north({ updatedAt: 1_700_000_001 }) }));
    open(PAGE, { '/api/auth/facility/reopen': store }, [facilityRecord(), north({ closing: CLOSING })]);
    await userEvent.click(await button('Reopen'));
    expect(await button('Close this facility …')).toBeTruthy();
    expect(bodies).toEqual([{ facilityId: ID, updatedAt: 1_700_000_000 }]);
  });
});
