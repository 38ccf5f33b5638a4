import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { AddReport } from './index.ts';

const patient = aPatient({ enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1_760_000_000 }] });

const meta = {
  title: 'Care/AddReport',
  component: AddReport,
  parameters: {
    now: () => NOW,
    http: fakeHttp({ 'user/get': () => ({ vitaId, data: patient }), 'report/add': never }),
  },
  args: {
    vitaId,
    onAdded: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ToleranceTest: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Report(?! file)/), 'Glucose Tolerance Test');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Fasting/ }), '96');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^After 2 hours/ })).toBeVisible();
  },
};

export const QuadrupleMarker: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Report(?! file)/), 'Quadruple Marker Test');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Weeks of pregnancy/ }), '9');
    await userEvent.tab();
  },
};

export const Loading: Story = { parameters: { http: fakeHttp({ 'user/get': never }) } };
