import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { never } from '../../../test/fake-http.ts';
import { CameraPanel } from './camera-panel.tsx';

const meta = {
  title: 'Patients/Camera of the patient search',
  component: CameraPanel,
  args: { scanner: { scan: never }, onCode: fn(), onCancel: fn() },
} satisfies Meta<typeof CameraPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText(/Hold the bar code/)).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { scanner: { scan: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The camera is blocked/)).toBeVisible();
  },
};
