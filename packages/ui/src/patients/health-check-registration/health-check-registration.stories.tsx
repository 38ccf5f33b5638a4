import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { bookedAs, FACILITY, SLOTS } from '../../../test/health-check.ts';
import { aPatient, now, personId } from '../../../test/people.ts';
import { HealthCheckRegistration } from './health-check-registration.tsx';

const answers: FakeAnswers = {
  'user/get': () => ({ vitaId: personId(1), data: aPatient() }),
  'slots/list': () => ({ data: SLOTS }),
  'encounters/create': ({ body }) => bookedAs(body?.encounter as Parameters<typeof bookedAs>[0]),
};

const meta = {
  title: 'Patients/Health check registration',
  component: HealthCheckRegistration,
  parameters: { now, http: fakeHttp(answers) },
  args: { facility: FACILITY, onRegister: () => {} },
} satisfies Meta<typeof HealthCheckRegistration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /8:30 am/ })).toBeEnabled();
  },
};

export const Filled: Story = {
  args: { vitaId: personId(1), hasOtherFacilities: true },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByLabelText(/^Package/), 'Heart check');
    await userEvent.click(await canvas.findByRole('radio', { name: /8:30 am/ }));
    await expect(canvas.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  },
};

export const NothingChosen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Book the health check' }));
    const summary = await canvas.findByText(/^Fix \d+ problems to save/);
    await expect(summary.closest('[role=alert]')).toHaveFocus();
  },
};

export const Booked: Story = {
  args: { vitaId: personId(1) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Asha Rao' });
    await userEvent.selectOptions(canvas.getByLabelText(/^Package/), 'Heart check');
    await userEvent.click(await canvas.findByRole('radio', { name: /8:30 am/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book the health check' }));
    await expect(await canvas.findByRole('heading', { name: 'The health check is booked' })).toHaveFocus();
  },
};

export const NoTimes: Story = {
  parameters: { http: fakeHttp({ ...answers, 'slots/list': () => ({ data: [] }) }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('No times are offered', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { http: fakeHttp({ 'user/get': never, 'slots/list': never }) },
  args: { vitaId: personId(1) },
  async play({ canvas }) {
    await expect(canvas.getByText('Loading the times')).toBeInTheDocument();
  },
};
