import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../../test/patient-care.ts';
import { anIssuedLine, aPrescription } from '../../../../test/prescriptions.ts';
import { MedicineAdherence } from '../index.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const contactId = id('aa');
const amlodipine = anIssuedLine({ id: id('b2'), medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD' });
const two = aPrescription({ lines: [anIssuedLine(), amlodipine] });

function show(prescriptions = [two], locale = 'en') {
  const record = vi.fn(() => ({ vitaId, data: prescriptions }));
  const list = vi.fn(() => ({ vitaId, data: prescriptions }));
  const http = fakeHttp({ 'prescriptions/list': list, 'prescriptions/adherence': record });
  renderUi(<MedicineAdherence {...{ vitaId, contactId }} />, { now: () => NOW, http, locale });
  return { record, list };
}

describe('medicines on a call', () => {
  it('are all taken with one press', async () => {
    const { record } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'All taken as prescribed' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Change answers' })).toBeVisible());
    expect(record.mock.calls).toMatchObject([
      [
        {
          body: {
            adherence: {
              ...{ vitaId, contactId },
              answers: [
                { lineId: id('b1'), answer: 'taken', missedDoses: null, reason: '' },
                { lineId: id('b2'), answer: 'taken', missedDoses: null, reason: '' },
              ],
            },
          },
        },
      ],
    ]);
  });

  it('are answered one by one, with how many doses were missed and why one was stopped', async () => {
    const { record } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Answer one by one' }));
    await userEvent.selectOptions(
      screen.getByLabelText('How is Metformin 500 mg, tablet taken?'),
      'Missed doses',
    );
    await userEvent.selectOptions(
      screen.getByLabelText('How is Amlodipine 5 mg, tablet taken?'),
      'Stopped by the patient',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
    expect(screen.getByText(/^Enter how many doses were missed/)).toBeVisible();
    expect(screen.getByText('Enter why it was stopped.')).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Missed doses in the last week'), '3');
    await userEvent.fill(screen.getByLabelText('Why it was stopped'), 'Swollen ankles');
    await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
    await vi.waitFor(() => expect(record).toHaveBeenCalledOnce());
    expect(record.mock.calls).toMatchObject([
      [
        {
          body: {
            adherence: {
              answers: [
                { answer: 'missed', missedDoses: 3 },
                { answer: 'stopped', missedDoses: null, reason: 'Swollen ankles' },
              ],
            },
          },
        },
      ],
    ]);
  });

  it('are not asked about when there are none', async () => {
    const withdrawn = { at: 1, by: { id: vitaId, name: 'Dr. Rao' }, text: 'Another patient' };
    const { list } = show([aPrescription({ withdrawn })]);
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    expect(screen.queryByText(/^Is the patient taking the prescribed medicines\?/)).toBeNull();
  });

  it('show the last answer, in Hindi too', async () => {
    const by = { id: vitaId, name: 'Asha Coach' };
    const adherence = { answer: 'missed', missedDoses: 3, reason: 'भूल गए', at: NOW / 1000 - 60, by };
    show([aPrescription({ lines: [anIssuedLine({ adherence })] })], 'hi');
    expect(await screen.findByText(/ख़ुराकें छूटीं: पिछले हफ़्ते 3 \(भूल गए\)/)).toBeVisible();
  });
});
