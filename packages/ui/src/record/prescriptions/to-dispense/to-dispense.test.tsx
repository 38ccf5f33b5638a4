import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { NOW_S } from '../../../../test/encounters.ts';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { now, personId } from '../../../../test/people.ts';
import { ToDispenseList } from './index.ts';

function show(answer: () => unknown) {
  renderUi(
    <ToDispenseList
      patientAddress={(vitaId) => `/patient/${vitaId}`}
      encounterAddress={(id) => `/visit/${id}`}
      startVisit={({ patient }) => <button type="button">Start: {patient.name}</button>}
    />,
    { now, http: fakeHttp({ 'prescriptions/to-dispense': answer }) },
  );
}

it('has a row for each prescription, with the visit to dispense in or a way to start one', async () => {
  const facts = { birthDate: '1970-01-01', gender: 'female', signer: { id: personId(9), name: 'Dr Iyer' } };
  show(() => ({
    data: [
      {
        ...facts,
        ...{ prescriptionId: personId(1), vitaId: personId(1), signedAt: NOW_S, encounterId: personId(5) },
        ...{ patient: { name: 'Asha Rao', uhid: 'CL0000001007' }, medicines: 3, warnings: 1 },
      },
      {
        ...facts,
        ...{ prescriptionId: personId(2), vitaId: personId(2), signedAt: NOW_S, encounterId: null },
        ...{ patient: { name: 'Meera Joshi', uhid: null }, medicines: 1, warnings: 0 },
      },
    ],
    hasMore: false,
  }));
  const region = await screen.findByRole('region', { name: 'To dispense' });
  const rows = await within(region).findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(
    /Asha Rao54 years.*CL0000001007.*3 medicines1 warningSigned Sat 06-01-2024, 10:00 am, Dr Iyer/,
  );
  expect(within(region).getByRole('link', { name: 'Dispense: Asha Rao' })).toHaveAttribute(
    'href',
    `/visit/${personId(5)}`,
  );
  expect(rows[1]).not.toHaveTextContent('warning');
  expect(within(region).getByRole('button', { name: 'Start: Meera Joshi' })).toBeVisible();
});

it('says that nothing waits', async () => {
  show(() => ({ data: [], hasMore: false }));
  expect(await screen.findByText(/^No prescriptions of the last 31 days wait/)).toBeVisible();
});

it('says what failed', async () => {
  show(() => {
    throw new HttpError({ failure: 'unreachable', endpoint: 'prescriptions/to-dispense' });
  });
  expect(await screen.findByText('The prescriptions to dispense could not be loaded')).toBeVisible();
});
