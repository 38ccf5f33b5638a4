import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPatient, now, personId } from '../../../test/people.ts';
import { PatientHeader } from './patient-header.tsx';

const meta = {
  title: 'Patients/Patient header',
  component: PatientHeader,
  parameters: { now },
  args: { patient: aPatient() },
} satisfies Meta<typeof PatientHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeRecord: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  },
};

export const Tagged: Story = {
  args: {
    patient: aPatient({
      tags: [
        ['High risk', 'danger'],
        ['Lives alone', 'info'],
        ['Speaks slowly, give her time to answer', 'warning'],
        ['Diet plan sent', 'success'],
        ['Ward 4', 'accent'],
      ].map(([label = '', colour = '']) => ({
        ...{ code: label, label, colour, setAt: 1_704_000_000 },
        setBy: { id: 's', name: 'Meera Nair' },
      })),
    }),
  },
};

export const CallsStopped: Story = {
  args: {
    patient: aPatient({
      appUserInfo: { name: 'Ashalata Venkataraghavan Subramaniam', gender: 'other' },
      callsStopped: { disposition: 'do-not-call', at: 1_700_000_000 },
      enrolments: [
        { programme: 'ahc', enrolledAt: 1_686_000_000 },
        { programme: 'apollo_sugar', enrolledAt: 0 },
      ],
    }),
  },
};

export const Pregnant: Story = {
  args: {
    patient: aPatient({
      maternity: { dueDate: '2024-02-14' },
      enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1_686_000_000 }],
      alerts: [
        { readingId: personId(7), measure: 'systolic', flag: 'ob:severe', level: 'critical' },
        { readingId: personId(8), measure: 'haemoglobin', flag: 'amb:mild', level: 'review' },
        { readingId: personId(9), measure: 'pulse', flag: 'news2:3', level: 'review' },
      ],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Pregnant: 34w3d', { exact: false })).toBeVisible();
  },
};

export const HardlyAnythingKnown: Story = {
  args: {
    patient: aPatient({
      appUserInfo: { name: '', gender: 'unknown' },
      birthDate: null,
      uhid: null,
      languages: [],
      enrolments: [],
    }),
  },
};

export const Loading: Story = {
  args: { patient: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
