import type { MedicineList } from '@careline/core/internal/prescriptions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../../test/patient-care.ts';
import { anIssuedLine, aPrescription } from '../../../../test/prescriptions.ts';
import { MedicineReconciliation } from './index.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const by = { id: vitaId, name: 'Asha Coach' };
const at = NOW / 1000 - 600;
const outside = (last: string, name: string) => ({
  ...{ id: id(last), name, dose: '1 at night', since: '2024', prescribedBy: 'Dr. Sen' },
  ...{ answer: 'continues', at, by },
});
const LIST: MedicineList = {
  checked: { at, by, encounterId: null },
  answers: [{ lineId: id('b1'), answer: 'changed', text: 'Half a tablet', at, by }],
  outside: [outside('f1', 'Warf 5'), outside('f2', 'Churna of the village')],
};
const lines = [
  anIssuedLine(),
  anIssuedLine({ id: id('b2'), medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD' }),
];
const answering = (list: MedicineList) =>
  fakeHttp({
    'prescriptions/medicines': () => ({ vitaId, data: list }),
    'prescriptions/reconcile': () => ({ vitaId, data: list }),
  });

const meta = {
  title: 'Record/Check of the medicines',
  component: MedicineReconciliation,
  parameters: { http: answering(LIST) },
  args: {
    vitaId,
    encounterId: null,
    now: () => NOW,
    mayCheck: true,
    prescriptions: [aPrescription({ lines })],
    onChanged: fn(),
  },
} satisfies Meta<typeof MedicineReconciliation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const NeverChecked: Story = {
  parameters: { http: answering({ checked: null, answers: [], outside: [] }) },
};
export const Loading: Story = { parameters: { http: fakeHttp({ 'prescriptions/medicines': never }) } };
/** Names unknown to the checks are marked, and names from the list are suggested. */
export const Asking: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check medicines' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a medicine from elsewhere' }));
    await userEvent.type(canvas.getByRole('combobox', { name: /Name and strength/ }), 'warf');
    await expect(await canvas.findByRole('option', { name: /^Warf \(/ })).toBeVisible();
  },
};
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Dark: Story = { globals: { theme: 'dark' } };
