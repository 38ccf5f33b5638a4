import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert } from '../../../test/open-items.ts';
import { now, personId } from '../../../test/people.ts';
import { OwnItems } from './index.ts';

const ofPatient = (number: number, name: string, items: unknown[]) => ({
  ...{ vitaId: personId(number), name, birthDate: '1970-01-01', gender: 'female', uhid: `CL000000${number}` },
  items,
});
const results = {
  kind: 'report',
  id: personId(9),
  level: 'review',
  at: null,
  count: 1,
  facts: { text: 'X-ray.pdf' },
};
const answering = (data: unknown[]) => fakeHttp({ 'overview/own': () => ({ data, hasMore: false }) });

const meta = {
  title: 'Finishing/Own items',
  component: OwnItems,
  parameters: {
    now,
    http: answering([
      ofPatient(1, 'Asha Rao', [anOpenAlert(1), results]),
      ofPatient(2, 'Meera Joshi', [results]),
    ]),
  },
  args: { patientAddress: (vitaId) => `/prohealth/patient/${vitaId}` },
} satisfies Meta<typeof OwnItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Nothing: Story = { parameters: { http: answering([]) } };
