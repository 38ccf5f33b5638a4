import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockNotice } from './index.ts';

const meta = {
  title: 'Notices/ClockNotice',
  component: ClockNotice,
  args: { minutes: -57_600, canHide: true },
} satisfies Meta<typeof ClockNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DaysBehind: Story = {};
export const HoursAhead: Story = { args: { minutes: 1_500 } };
export const OnTheSignInPage: Story = { args: { minutes: 16, canHide: false } };
