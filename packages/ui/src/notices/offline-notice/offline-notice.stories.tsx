import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNotice } from './index.ts';

const meta = {
  title: 'Notices/OfflineNotice',
  component: OfflineNotice,
  args: { online: false },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
