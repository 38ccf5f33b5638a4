import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { RecordPresenceLine } from './index.ts';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const data = [
  { staff: { id: id(1), name: 'Dr Meera Rao' }, doing: 'consulting', since: 1_769_665_200 },
  { staff: { id: id(2), name: 'Asha Coach' }, doing: 'calling', since: 1_769_665_500 },
];

const meta = {
  title: 'Record/Who else has it open',
  component: RecordPresenceLine,
  parameters: { http: fakeHttp({ 'record/presence': () => ({ vitaId, data }) }) },
  args: {
    vitaId,
    doing: 'reading',
  },
} satisfies Meta<typeof RecordPresenceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOthers: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Dr Meera Rao is in a consultation/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
