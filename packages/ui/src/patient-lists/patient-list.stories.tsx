import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fakeHttp } from '../../test/fake-http.ts';
import { aListedPatient } from '../../test/listed-patients.ts';
import { now } from '../../test/people.ts';
import { PatientList } from './patient-list.tsx';

const NOW = now() / 1000;
const ROWS = [
  aListedPatient(1, {
    patient: { name: 'Lakshmi Iyer', uhid: 'CL0000000018', birthDate: '1996-05-01', gender: 'female' },
    programmes: ['healthy_motherhood'],
    risk: 'critical',
    edd: '2024-05-20',
    alerts: { critical: 2, review: 1 },
    lastContactAt: NOW - 3 * 86_400,
    next: { kind: 'call', at: NOW },
    why: ['call', 'team'],
  }),
  aListedPatient(2, {
    patient: { name: 'Ravi Kumar', uhid: 'CL0000000026', birthDate: '1960-05-01', gender: 'male' },
    programmes: ['apollo_sugar'],
    risk: 'raised',
    alerts: { critical: 0, review: 1 },
    next: { kind: 'task', at: NOW + 86_400 },
    tags: [{ code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' }],
    why: ['task'],
  }),
];
const answer = (data: typeof ROWS) => () => ({ data, next: null, total: data.length, asOf: NOW });

const meta = {
  title: 'Patient lists/Patient list',
  component: PatientList,
  parameters: {
    now,
    http: fakeHttp({
      'patients/mine': answer(ROWS),
      'patients/facility': answer(ROWS),
      'preference/get': () => ({}),
    }),
  },
  args: {
    kind: 'mine',
    values: {},
    onValuesChange: fn(),
    rowAddress: (vitaId: string) => `/patients/${vitaId}`,
  },
} satisfies Meta<typeof PatientList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Lakshmi Iyer/ })).toBeVisible();
  },
};

export const FacilityWithActs: Story = { args: { kind: 'facility', mayAct: true } };

export const None: Story = {
  parameters: { http: fakeHttp({ 'patients/mine': answer([]), 'preference/get': () => ({}) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no patients now')).toBeVisible();
  },
};
