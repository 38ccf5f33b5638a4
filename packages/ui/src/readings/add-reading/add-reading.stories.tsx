import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { aPatient } from '../../../test/people.ts';
import { AddReading } from './index.ts';

const patient = aPatient();

const meta = {
  title: 'Readings/AddReading',
  component: AddReading,
  parameters: { now: () => Date.UTC(2026, 10, 21, 6, 30), http: fakeHttp({}) },
  args: {
    metrics: { add: fn(async () => ({ id: 'reading', createdAt: 1 })) },
    vitaId: patient.vitaId,
    patient,
    inline: true,
    onAdded: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BloodPressure: Story = {};

export const Panel: Story = { args: { kind: 'thyroid' } };

export const RapidTest: Story = { args: { kind: 'whole_blood_rdt' } };

export const Otoscopy: Story = { args: { kind: 'otoscopy' } };

export const MeterShowsLow: Story = {
  args: { kind: 'bloodglucose' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Glucose|^Blood Glucose/ }), '18');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'The meter shows LO' }));
    await expect(await canvas.findByRole('region', { name: 'Urgent: tell the doctor now' })).toBeVisible();
  },
};

export const IsItLow: Story = {
  args: { kind: 'bloodglucose' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Glucose|^Blood Glucose/ }), '18');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Does the meter show LO\?/)).toBeVisible();
  },
};

export const InWords: Story = {
  args: { kind: 'urine' },
  async play({ canvas }) {
    await userEvent.selectOptions(await canvas.findByLabelText('Protein in urine'), '2+');
    await userEvent.tab();
  },
};

export const Body: Story = { args: { kind: 'body' } };

export const Slip: Story = {
  args: { kind: 'body' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Weight'), '7.2');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Change it to 72 kg' })).toBeVisible();
  },
};

export const Critical: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(/^Systolic/), '192');
    await userEvent.type(canvas.getByLabelText(/^Diastolic/), '124');
    await userEvent.tab();
    const card = within(await canvas.findByRole('region', { name: 'Urgent: tell the doctor today' }));
    await expect(card.getByRole('button', { name: 'Copy the message' })).toBeVisible();
  },
};
