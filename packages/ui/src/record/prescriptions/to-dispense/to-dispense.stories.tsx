import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW_S } from '../../../../test/encounters.ts';
import { fakeHttp } from '../../../../test/fake-http.ts';
import { now, personId } from '../../../../test/people.ts';
import { ToDispenseList } from './index.ts';

const prescription = (number: number, name: string, facts: object) => ({
  ...{
    prescriptionId: personId(number),
    vitaId: personId(number),
    birthDate: '1970-01-01',
    gender: 'female',
  },
  ...{ patient: { name, uhid: `CL000000${number}007` }, signedAt: NOW_S - number * 3600 },
  ...{ signer: { id: personId(90), name: 'Dr Meera Iyer' }, medicines: 3, warnings: 0, encounterId: null },
  ...facts,
});
const answering = (data: unknown[]) =>
  fakeHttp({ 'prescriptions/to-dispense': () => ({ data, hasMore: false }) });

const meta = {
  title: 'Record/To dispense',
  component: ToDispenseList,
  parameters: {
    now,
    http: answering([
      prescription(2, 'Asha Rao', { warnings: 1, encounterId: personId(50) }),
      prescription(1, 'Meera Joshi', { medicines: 1 }),
    ]),
  },
  args: {
    patientAddress: (vitaId) => `/prohealth/patient/${vitaId}/medicines`,
    encounterAddress: (id) => `/my_encounters/${id}`,
  },
} satisfies Meta<typeof ToDispenseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Dispense: Asha Rao' })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Nothing: Story = { parameters: { http: answering([]) } };
