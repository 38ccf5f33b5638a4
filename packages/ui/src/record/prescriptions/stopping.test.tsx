// spec: 107
import type { MedicineList } from '@careline/core/internal/prescriptions';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { aBasis, aPrescription } from '../../../test/prescriptions.ts';
import { CarelineProvider } from '../../provider/index.ts';
import {
  MedicineAdherence,
  MedicineReconciliation,
  PatientMedicines,
  PrescriptionWriter,
  usePrescriptions,
} from './index.ts';

const REASON = 'Loose stools';
const NAME = 'Metformin 500 mg, tablet';
const now = () => NOW;
const running = aPrescription();
const at = NOW / 1000 - 600;
const list: MedicineList = {
  checked: null,
  answers: [],
  outside: [
    {
      ...{ id: '01990000-0000-7000-8000-0000000000f1', name: 'Warf 5', dose: '1 at night', since: '2024' },
      ...{ prescribedBy: 'Dr. Sen', answer: 'continues', at, by: { id: vitaId, name: 'Asha Coach' } },
    },
  ],
};

const sent = vi.fn();
const store = ({ body }: { readonly body?: unknown }) => {
  sent(body);
  return { vitaId, data: running };
};
const http = () =>
  fakeHttp({
    'prescriptions/list': () => ({ vitaId, data: [running] }),
    'prescriptions/basis': () => ({ vitaId, data: aBasis() }),
    'prescriptions/medicines': () => ({ vitaId, data: list }),
    'prescriptions/stop': store,
    'prescriptions/reconcile': ({ body }: { readonly body?: unknown }) => {
      sent(body);
      return { vitaId, data: list };
    },
    'prescriptions/adherence': ({ body }: { readonly body?: unknown }) => {
      sent(body);
      return { vitaId, data: [running] };
    },
  });

function Medicines() {
  const client = http();
  return (
    <CarelineProvider now={now} http={client}>
      <PatientMedicines {...{ vitaId }} prescriptions={usePrescriptions(client, vitaId)} mayChange />
    </CarelineProvider>
  );
}

const writer = () => (
  <CarelineProvider now={now} http={http()}>
    <PrescriptionWriter
      {...{ vitaId }}
      patient={aPatient({ vitaId })}
      encounterId={null}
      signer={{ id: vitaId, name: 'Dr. Rao' }}
      facility="North"
      last={running}
      onSigned={vi.fn()}
      onClose={vi.fn()}
    />
  </CarelineProvider>
);

const checks = () => (
  <CarelineProvider now={now} http={http()}>
    <MedicineReconciliation
      {...{ vitaId }}
      prescriptions={[running]}
      encounterId={null}
      mayCheck
      onChanged={vi.fn()}
    />
  </CarelineProvider>
);

const onCall = () => (
  <CarelineProvider now={now} http={http()}>
    <MedicineAdherence {...{ vitaId }} contactId="01990000-0000-7000-8000-0000000000aa" />
  </CarelineProvider>
);

const press = async (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await place.findByRole('button', { name }));

const inDialog = async () => within(await screen.findByRole('dialog'));

async function stopInList(label: string): Promise<void> {
  await press(`Stop ${NAME}`, within(await screen.findByRole('list', { name: label })));
}

async function stopInReview(): Promise<void> {
  await userEvent.fill(
    await screen.findByRole('combobox', { name: /^Medicine, strength/ }),
    'amlodipine 5 mg tab od cont',
  );
  await userEvent.keyboard('{Enter}');
  await press('Review');
  await press(`Stop ${NAME}`);
}

async function answerStopped(place: number): Promise<void> {
  await press('Check medicines');
  const group = (await screen.findAllByRole('group'))[place] as HTMLElement;
  await userEvent.click(within(group).getByText('3 Stopped'));
}

async function reportStopped(): Promise<void> {
  await press('Answer one by one');
  await userEvent.selectOptions(screen.getByLabelText(`How is ${NAME} taken?`), 'Stopped by the patient');
}

const dialogParts = async () => ({
  save: async () => userEvent.click((await inDialog()).getByRole('button', { name: 'Stop' })),
  reason: async () => (await inDialog()).getByLabelText('Reason'),
});
const checkParts = async () => ({
  save: async () => press('Save the check'),
  reason: async () => screen.findByLabelText(/^Why it was stopped/),
});
const callParts = async () => ({
  save: async () => press('Save answers'),
  reason: async () => screen.findByLabelText(/^Why/),
});

it.each([
  ['the current medicines', () => <Medicines />, () => stopInList('Current medicines'), dialogParts],
  ['a signed prescription', () => <Medicines />, () => stopInList(`No. ${running.number}`), dialogParts],
  ['the review of the next prescription', writer, stopInReview, dialogParts],
  ['the check at a visit', checks, () => answerStopped(0), checkParts],
  ['the check at a visit, a medicine from elsewhere', checks, () => answerStopped(1), checkParts],
  ['a call', onCall, reportStopped, callParts],
])('%s: a medicine is stopped only with a reason', async (_, screenOf, open, partsOf) => {
  sent.mockClear();
  renderUi(screenOf());
  await open();
  const { save, reason } = await partsOf();
  await save();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(await reason(), REASON);
  await save();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(JSON.stringify(sent.mock.calls[0])).toContain(REASON);
});
