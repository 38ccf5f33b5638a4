import { PATHS } from '@careline/core/internal/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coachMenu } from '../../../test/staff.ts';
import { SideMenu } from './index.ts';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen', path: PATHS.callInfo },
  render: (args) => (
    <div className="h-dvh">
      <SideMenu {...args} />
    </div>
  ),
  args: { items: coachMenu(), role: 'Coordinator', expanded: true, onExpandedChange: fn() },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Collapse menu|मेनू समेटें/ }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(false);
  },
};
export const Collapsed: Story = { args: { expanded: false } };
export const InGroups: Story = {
  args: { items: coachMenu().map((item, index) => ({ ...item, group: index < 2 ? 'Work' : 'Patients' })) },
};
export const InGroupsCollapsed: Story = { args: { ...InGroups.args, expanded: false } };
export const InHindi: Story = { args: { items: coachMenu('hi') } };

/** With the keyboard, an icon's name shows next to it. */
export const CollapsedByKeyboard: Story = {
  args: { expanded: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Dashboard')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
