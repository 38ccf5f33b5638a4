import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedLine } from './index.ts';

const NOW = Date.UTC(2026, 0, 5, 9);

const meta = {
  title: 'Notices/SavedLine',
  component: SavedLine,
  parameters: { now: () => NOW },
  args: { phase: 'saved', savedAt: NOW - 3_000, keeps: 'device' },
} satisfies Meta<typeof SavedLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const NotYet: Story = { args: { phase: 'unsaved' } };
export const Failed: Story = { args: { phase: 'failed' } };
export const PageOnly: Story = { args: { keeps: 'page' } };
