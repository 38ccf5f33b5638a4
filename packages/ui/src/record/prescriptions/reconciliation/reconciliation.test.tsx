import type { MedicineList } from '@careline/core/internal/prescriptions';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../../test/patient-care.ts';
import { anIssuedLine, aPrescription } from '../../../../test/prescriptions.ts';
import { MedicineReconciliation } from './index.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const by = { id: vitaId, name: 'Asha Coach' };
const at = NOW / 1000 - 600;
const EMPTY: MedicineList = { checked: null, answers: [], outside: [] };
const warfarin = {
  ...{ id: id('f1'), name: 'Warf 5', dose: '1 at night', since: '2024', prescribedBy: 'Dr. Sen' },
  ...{ answer: 'continues', at, by },
};

function show(list: MedicineList) {
  const sent = vi.fn();
  const answer: MedicineList = { ...list, checked: { at, by, encounterId: null } };
  const http = fakeHttp({
    'prescriptions/medicines': () => ({ vitaId, data: list }),
    'prescriptions/reconcile': ({ body }: { body?: unknown }) => {
      sent(body);
      return { vitaId, data: answer };
    },
  });
  const lines = [
    anIssuedLine(),
    anIssuedLine({ id: id('b2'), medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD' }),
  ];
  const onChanged = vi.fn();
  const prescriptions = [aPrescription({ lines })];
  renderUi(<MedicineReconciliation {...{ vitaId, prescriptions, onChanged }} encounterId={null} mayCheck />, {
    now: () => NOW,
    http,
  });
  return { sent, onChanged };
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Check medicines' }));

it('says that no check is recorded, and stores answers given by one key each', async () => {
  const { sent, onChanged } = show({ ...EMPTY, outside: [warfarin] });
  expect(await screen.findByText(/have not been checked/)).toBeVisible();
  expect(screen.getByText('Warf 5')).toBeVisible();
  await open();
  expect(screen.getAllByRole('group')).toHaveLength(3);
  await userEvent.keyboard('111{Enter}');
  expect(await screen.findByText(/^Checked on/)).toBeVisible();
  const answered = { answer: 'continues', text: '' };
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    check: {
      lines: [
        { lineId: id('b1'), ...answered },
        { lineId: id('b2'), ...answered },
      ],
      outside: [{ id: id('f1'), name: 'Warf 5', answer: 'continues' }],
    },
  });
  expect(onChanged).toHaveBeenCalled();
});

it('asks why a medicine was stopped', async () => {
  const { sent } = show(EMPTY);
  await open();
  await userEvent.keyboard('3');
  await userEvent.click(screen.getByRole('button', { name: 'Save the check' }));
  expect(await screen.findByText('Enter at least three letters.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(screen.getByRole('textbox', { name: /Why it was stopped/ }), 'Loose stools');
  await userEvent.click(screen.getByRole('button', { name: 'Save the check' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    check: { lines: [{ lineId: id('b1'), answer: 'stopped', text: 'Loose stools' }] },
  });
});

it('adds a medicine from elsewhere', async () => {
  const { sent } = show(EMPTY);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'All others continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a medicine from elsewhere' }));
  await userEvent.fill(screen.getByRole('combobox', { name: /Name and strength/ }), 'Shelcal 500');
  await userEvent.fill(screen.getByRole('textbox', { name: /Who prescribed it/ }), 'Dr. Sen');
  await userEvent.click(screen.getByRole('button', { name: 'Save the check' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    check: { outside: [{ name: 'Shelcal 500', prescribedBy: 'Dr. Sen', answer: 'continues' }] },
  });
});

it('offers the names of the list, and says that any other name is not checked', async () => {
  const { sent } = show(EMPTY);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a medicine from elsewhere' }));
  const name = screen.getByRole('combobox', { name: /Name and strength/ });
  await userEvent.fill(name, 'warf 5');
  await userEvent.click(await screen.findByRole('option', { name: /^warf 5 \(warfarin 5 mg\)/i }));
  expect(name).toHaveValue('Warf 5');
  await userEvent.fill(name, 'Churna of the village');
  expect(await screen.findByText('Not in our list of medicines: it is not checked.')).toBeVisible();
  await userEvent.fill(name, 'paracetmol');
  await userEvent.click(await screen.findByRole('option', { name: /^paracetamol/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the check' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    check: { outside: [{ name: expect.stringMatching(/^paracetamol$/i) }] },
  });
});

it('marks a medicine from elsewhere with an unknown name', async () => {
  show({ ...EMPTY, outside: [warfarin, { ...warfarin, id: id('f2'), name: 'Churna of the village' }] });
  expect(await screen.findAllByText('Interactions not checked')).toHaveLength(1);
  expect(screen.getByText('Churna of the village')).toHaveTextContent('Interactions not checked');
});

it('shows an answer that differs from the prescription', async () => {
  const answer = { lineId: id('b1'), answer: 'stopped', text: 'Loose stools', at, by };
  show({ ...EMPTY, answers: [answer] });
  expect(
    await screen.findByText(/Metformin.*the patient stopped it \(Loose stools\)\. Reported to Asha Coach\./),
  ).toBeVisible();
});
