import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoutSnackbar } from './index.ts';

const meta = {
  title: 'Notices/Snackbar',
  component: LogoutSnackbar,
  args: { open: true },
} satisfies Meta<typeof LogoutSnackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggingOut: Story = {};
