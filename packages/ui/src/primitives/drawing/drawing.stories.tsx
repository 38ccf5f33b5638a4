import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../empty-state/index.ts';
import { BellAtRest, CallsDone, SearchCards, TicksOnList } from './index.ts';

const meta = {
  title: 'Primitives/Drawing',
  component: CallsDone,
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <EmptyState title="All caught up" drawing={<CallsDone />} />
      <EmptyState title="Who are you looking for?" drawing={<SearchCards />} />
      <EmptyState title="No open alerts" drawing={<BellAtRest />} />
      <EmptyState title="Nothing to do" drawing={<TicksOnList />} />
    </div>
  ),
} satisfies Meta<typeof CallsDone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawings: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
