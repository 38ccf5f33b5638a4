import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { LiveRegionProvider, useAnnounce } from './index.ts';

function Search() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('5 patients found')}>Search</Button>;
}

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegionProvider,
  args: { children: <Search /> },
} satisfies Meta<typeof LiveRegionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announcement: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await expect(within(canvasElement).getByText('5 patients found')).toHaveAttribute('role', 'status');
  },
};
