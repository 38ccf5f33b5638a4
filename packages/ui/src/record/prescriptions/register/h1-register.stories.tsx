import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { NOW } from '../../../../test/patient-care.ts';
import { anH1Entry } from '../../../../test/prescriptions.ts';
import { H1Register } from '../index.ts';

const withEntries = (data: readonly object[]) =>
  fakeHttp({ 'prescriptions/h1-register': () => ({ data, next: null }) });

const meta = {
  title: 'Record/Prescriptions/H1 register',
  component: H1Register,
  parameters: { now: () => NOW, http: withEntries([anH1Entry()]) },
  args: { facility: 'North' },
} satisfies Meta<typeof H1Register>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Taxim-O 200')).toBeVisible();
  },
};
export const None: Story = { parameters: { http: withEntries([]) } };
export const InHindi: Story = { globals: { locale: 'hi' } };
