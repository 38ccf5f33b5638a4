import type { IssuedLine } from '@careline/core/internal/prescriptions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../../test/patient-care.ts';
import { aDispense, anIssuedLine, aPrescription } from '../../../../test/prescriptions.ts';
import { CarelineProvider } from '../../../provider/index.ts';
import { usePrescriptions, ValidatePrescriptions } from '../index.ts';

const now = () => NOW;
const MEDICINE = 'Metformin 500 mg, tablet';
const by = { id: vitaId, name: 'Ravi Pharmacist' };

interface ScreenProps {
  readonly line: IssuedLine;
  readonly answers?: Readonly<Record<string, unknown>>;
}

function Screen({ line, answers = {} }: ScreenProps) {
  const http = fakeHttp({
    'prescriptions/list': () => ({ vitaId, data: [aPrescription({ lines: [line] })] }),
    ...(answers as Record<string, never>),
  });
  const prescriptions = usePrescriptions(http, vitaId);
  return (
    <CarelineProvider now={now} http={http}>
      <ValidatePrescriptions {...{ prescriptions }} encounterId={vitaId} staffId={vitaId} mayValidate />
    </CarelineProvider>
  );
}

const line = (facts: Partial<IssuedLine> = {}) =>
  anIssuedLine({ days: 15, from: '2026-11-21', until: '2026-12-05', ...facts });
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Dispense ${MEDICINE}` }));
  return within(screen.getByRole('dialog'));
};

describe('dispensing', () => {
  it('sends what was dispensed, and which version of the line was seen', async () => {
    const dispense = vi.fn(() => ({ vitaId, data: aPrescription() }));
    const answers = { 'prescriptions/dispense': dispense };
    renderUi(<Screen line={line({ dispenses: [aDispense()] })} answers={answers} />);
    expect(await screen.findByText('10 of 30 tablets dispensed, 20 open')).toBeVisible();
    const dialog = await open();
    expect(dialog.getByLabelText('Quantity')).toHaveValue('20');
    await userEvent.click(dialog.getByRole('button', { name: 'Dispense' }));
    expect(dialog.getByText('Enter the batch.')).toBeVisible();
    expect(dialog.getByText(/^Enter the expiry/)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText(/^Brand or generic/), 'Glyciphage 500');
    await userEvent.fill(dialog.getByLabelText('Batch'), 'GP77');
    await userEvent.fill(dialog.getByLabelText(/^Expiry/), '08/2027');
    await userEvent.click(dialog.getByRole('button', { name: 'Dispense' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dispense.mock.calls).toMatchObject([
      [
        {
          body: {
            dispense: {
              ...{
                product: 'Glyciphage 500',
                batch: 'GP77',
                expiresOn: '2027-08',
                quantity: 20,
                packSize: null,
              },
              ...{ reason: '', seen: aDispense().id, encounterId: vitaId },
            },
          },
        },
      ],
    ]);
  });

  it.each([
    ['another substance', 'Amaryl 1', '5', '08/2027', /another substance \(glimepiride\)\. Ask the doctor/],
    ['an expired batch', 'Glycomet 500', '5', '08/2024', /^This batch expired on/],
    ['more than is open', 'Glycomet 500', '31', '08/2027', /^More than was ordered: 30 tablets open/],
  ])('is refused with an explanation for %s', async (_, product, quantity, expiry, words) => {
    const dispense = vi.fn();
    renderUi(<Screen line={line()} answers={{ 'prescriptions/dispense': dispense }} />);
    const dialog = await open();
    await userEvent.fill(dialog.getByLabelText(/^Brand or generic/), product);
    await userEvent.fill(dialog.getByLabelText('Batch'), 'GP77');
    await userEvent.fill(dialog.getByLabelText(/^Expiry/), expiry);
    await userEvent.fill(dialog.getByLabelText('Quantity'), quantity);
    await userEvent.click(dialog.getByRole('button', { name: 'Dispense' }));
    expect(dialog.getByText(words)).toBeVisible();
    expect(dispense).not.toHaveBeenCalled();
  });

  it('asks why for an unknown product', async () => {
    renderUi(<Screen line={line()} />);
    const dialog = await open();
    expect(dialog.queryByLabelText(/^Why this product/)).toBeNull();
    await userEvent.fill(dialog.getByLabelText(/^Brand or generic/), 'Xyzabc');
    expect(dialog.getByLabelText(/^Why this product/)).toBeVisible();
  });

  it.each<[string, Partial<IssuedLine>, RegExp]>([
    [
      'a query is open',
      { events: [{ kind: 'queried', at: 1, by, text: 'Which dose?' }] },
      /query about this medicine/,
    ],
    ['a severe warning was overridden', { override: 'Tolerated' }, /in spite of a severe warning/],
  ])('is not possible while %s', async (_, facts, words) => {
    renderUi(<Screen line={line(facts)} />);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Dispense/ })).toBeNull();
  });

  it('is corrected by an entry with a reason', async () => {
    const correct = vi.fn(() => ({ vitaId, data: aPrescription() }));
    const answers = { 'prescriptions/dispense/correct': correct };
    renderUi(<Screen line={line({ dispenses: [aDispense()] })} answers={answers} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct Glycomet 500, 10 tablets' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.fill(dialog.getByLabelText('Reason'), 'Another patient');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as an error' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(correct.mock.calls).toMatchObject([
      [
        {
          body: {
            correction: { dispenseId: aDispense().id, reason: 'Another patient', encounterId: vitaId },
          },
        },
      ],
    ]);
  });

  it('keeps an entry in error readable, and out of the count', async () => {
    const enteredInError = { at: NOW / 1000 - 60, by, text: 'Another patient' };
    renderUi(<Screen line={line({ dispenses: [aDispense({ enteredInError })] })} />);
    expect(await screen.findByText(/^Entered in error by Ravi Pharmacist/)).toBeVisible();
    expect(screen.queryByText(/dispensed, /)).toBeNull();
  });

  it('of a liquid asks for containers and their size', async () => {
    const syrup = { medicine: 'Paracetamol', strength: '125 mg/5 mL', form: 'syrup', unit: 'mL', amount: 5 };
    const dispense = vi.fn(() => ({ vitaId, data: aPrescription() }));
    renderUi(
      <Screen
        line={line({ ...syrup, frequency: 'TDS', days: 5 })}
        answers={{ 'prescriptions/dispense': dispense }}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Dispense Paracetamol/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.fill(dialog.getByLabelText('Batch'), 'P1');
    await userEvent.fill(dialog.getByLabelText(/^Expiry/), '08/2027');
    await userEvent.fill(dialog.getByLabelText('Content of each'), '100');
    await userEvent.click(dialog.getByRole('button', { name: 'Dispense' }));
    await vi.waitFor(() => expect(dispense).toHaveBeenCalledOnce());
    expect(dispense.mock.calls).toMatchObject([[{ body: { dispense: { quantity: 100, packSize: 100 } } }]]);
  });
});
