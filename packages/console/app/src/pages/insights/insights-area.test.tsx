// spec: 25, 67, 68

import type { IndicatorResult } from '@careline/core/internal/insights';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const figure = (
  indicator: IndicatorResult['indicator'],
  [numerator, denominator]: readonly [number, number],
  [before, beforeOf]: readonly [number, number],
): IndicatorResult => ({
  indicator,
  numerator,
  denominator,
  before: { numerator: before, denominator: beforeOf },
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function show(
  path: string,
  answers: Record<string, (request: Request) => unknown> = {},
  facilities = [FACILITY],
) {
  const figures = vi.fn((_: Request): unknown => ({
    month: '2025-09',
    data: [
      figure('pressure-controlled', [30, 60], [20, 50]),
      figure('lost', [12, 100], [10, 100]),
      figure('antenatal', [0, 0], [0, 0]),
    ],
    staff: [{ id: idOf(1), name: 'Meenakshi Raghavan' }],
  }));
  const fake = fakeConsole({ '/api/data/insights/indicators': figures, ...answers });
  fake.person = profileOf({
    scopes: ['prohealth', 'search', 'insights'],
    facility: FACILITY,
    facilities,
  });
  render(
    <Around fake={fake} path={path}>
      <Address />
      <ConsoleRoutes />
    </Around>,
  );
  return { figures };
}

const asked = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url ?? 'about:blank').searchParams);
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('indicators', () => {
  it('have a share, its change, and what they count', async () => {
    show('/insights?month=2025-09');
    const controlled = within(await rowOf(/^Blood pressure controlled/));
    expect(controlled.getByText('50%')).toBeVisible();
    expect(controlled.getByText('+10 points, better')).toBeVisible();
    expect(within(await rowOf(/^Lost to follow-up/)).getByText('+2 points, worse')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Definition: Blood pressure controlled' }));
    expect(screen.getByText(/below 140\/90 mmHg/)).toBeVisible();
    expect(within(await rowOf(/^Antenatal visits/)).getAllByText('–')).toHaveLength(3);
  });

  it('have no change while their month is not over', async () => {
    show('/insights');
    const controlled = within(await rowOf(/^Blood pressure controlled/));
    expect(controlled.getByText('Month is not over')).toBeVisible();
    expect(screen.queryByText(/better|worse/)).toBeNull();
    expect(screen.getByText(/, so far$/, { selector: 'p' })).toBeVisible();
  });

  it('are narrowed in the address, and asked for again', async () => {
    const { figures } = show('/insights?month=2025-09');
    await rowOf(/^Blood pressure controlled/);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.selectOptions(screen.getByLabelText('Programme'), 'Careline');
    await waitFor(() =>
      expect(asked(figures.mock.calls.at(-1)?.[0])).toEqual({ month: '2025-09', programme: 'careline' }),
    );
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('programme=careline');
  });

  it('of the month before are one press away, and those of the next month while there is one', async () => {
    const { figures } = show('/insights?month=2025-09');
    await rowOf(/^Blood pressure controlled/);
    expect(screen.getByText('September 2025')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Month before' }));
    await waitFor(() => expect(asked(figures.mock.calls.at(-1)?.[0])).toEqual({ month: '2025-08' }));
    expect(screen.getByText('August 2025')).toBeVisible();
  });

  it('open the patients behind them with the same filters', async () => {
    const row = {
      id: idOf(2),
      vitaId: idOf(3),
      name: 'Zeenat Khan',
      uhid: 'CL0000000017',
      at: 1_758_000_000,
      staff: null,
    };
    const patients = vi.fn((_: Request): unknown => ({ data: [row], next: null }));
    show('/insights?month=2025-09&programme=careline', { '/api/data/insights/patients': patients });
    await userEvent.click(within(await rowOf(/^Lost to follow-up/)).getByRole('link'));
    const link = await screen.findByRole('link', { name: /Zeenat Khan/ });
    expect(link).toHaveAttribute('href', `/prohealth/patient/${row.vitaId}`);
    expect(asked(patients.mock.calls[0]?.[0])).toEqual({
      indicator: 'lost',
      part: 'rest',
      month: '2025-09',
      programme: 'careline',
    });
    expect(screen.getByText(/patients enrolled for at least 90 days/)).toBeVisible();
  });

  it('are counted at several facilities together, and so are the patients behind them', async () => {
    const other = { ...FACILITY, facilityId: idOf(9), facilityName: 'Careline Clinic Nashik' };
    const row = { id: idOf(2), vitaId: idOf(3), uhid: null, at: 1_758_000_000, staff: null };
    const patients = vi.fn((_: Request): unknown => ({
      data: [{ ...row, name: 'Zeenat Khan', facility: { id: other.facilityId, name: other.facilityName } }],
      next: null,
    }));
    const { figures } = show('/insights?month=2025-09', { '/api/data/insights/patients': patients }, [
      FACILITY,
      other,
    ]);
    await rowOf(/^Lost to follow-up/);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(screen.getByRole('checkbox', { name: FACILITY.facilityName })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: other.facilityName }));
    const facilityIds = `${FACILITY.facilityId},${other.facilityId}`;
    await waitFor(() =>
      expect(asked(figures.mock.calls.at(-1)?.[0])).toEqual({ month: '2025-09', facilityIds }),
    );
    await userEvent.click(within(await rowOf(/^Lost to follow-up/)).getByRole('link'));
    const patient = within(await rowOf(/^Zeenat Khan/));
    expect(patient.getByText('Careline Clinic Nashik')).toBeVisible();
    // The record of a patient of another facility is not opened from here.
    expect(patient.queryByRole('link')).toBeNull();
    expect(asked(patients.mock.calls[0]?.[0])).toMatchObject({ facilityIds });
  });

  it('that do not exist have no screen', async () => {
    show('/insights/of/happiness');
    expect(await screen.findByText('There is no screen at this address')).toBeVisible();
  });

  it('are a file for DHIS2, and say what to do if it cannot be made', async () => {
    const problem = { code: 'conflict', title: 'The facility has no code', action: 'Enter the code.' };
    const make = vi.fn((_: Request): unknown => new Response(JSON.stringify(problem), { status: 409 }));
    show('/insights?month=2025-09', { '/api/data/insights/data-values': make });
    await userEvent.click(await screen.findByRole('button', { name: 'File for DHIS2' }));
    expect(await screen.findByText('The file for DHIS2 could not be made')).toBeVisible();
    expect(asked(make.mock.calls[0]?.[0])).toEqual({ month: '2025-09' });
  });
});

it('data quality names the signs of each member of staff', async () => {
  const counts = { below: 0, above: 4, repeatable: 12, repeated: 1, calls: 0, short: 0 };
  const quality = {
    month: '2025-09',
    data: [
      {
        staff: { id: idOf(1), name: 'Meenakshi Raghavan' },
        digits: [40, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ...counts,
        signs: ['digit-preference'],
      },
    ],
  };
  show('/insights/quality?month=2025-09', { '/api/data/insights/quality': () => quality });
  const row = within(await rowOf(/^Meenakshi Raghavan/));
  expect(row.getByText('Prefers one last digit')).toBeVisible();
  expect(row.getByText('0: 100%')).toBeVisible();
  expect(row.getByText('1 of 12')).toBeVisible();
});
