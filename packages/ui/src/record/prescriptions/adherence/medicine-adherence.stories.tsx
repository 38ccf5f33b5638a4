import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../../test/patient-care.ts';
import { aPrescription } from '../../../../test/prescriptions.ts';
import { MedicineAdherence } from '../index.ts';

const http = fakeHttp({ 'prescriptions/list': () => ({ vitaId, data: [aPrescription()] }) });

const meta = {
  title: 'Record/Prescriptions/Adherence',
  component: MedicineAdherence,
  parameters: { now: () => NOW, http },
  args: { vitaId, contactId: vitaId },
} satisfies Meta<typeof MedicineAdherence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {};
export const OneByOne: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer one by one' }));
    await userEvent.selectOptions(canvas.getByLabelText(/^How is Metformin/), 'stopped');
    await expect(canvas.getByLabelText('Why it was stopped')).toBeVisible();
  },
};
export const InHindi: Story = { globals: { locale: 'hi' } };
