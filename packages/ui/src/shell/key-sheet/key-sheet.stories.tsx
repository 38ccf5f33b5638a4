import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { KeySheet } from './index.ts';

const meta = {
  title: 'Shell/KeySheet',
  component: KeySheet,
  args: { open: true, onClose: fn(), onTour: fn() },
} satisfies Meta<typeof KeySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No screen is open, so no shortcut works. */
export const WithoutScreen: Story = {
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Take the tour again' })).toBeVisible();
  },
};
