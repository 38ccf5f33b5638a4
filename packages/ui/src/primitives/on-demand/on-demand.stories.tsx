import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../skeleton/index.ts';
import { onDemand } from './index.ts';

const waiting = <Skeleton shape="card" lines={2} />;

function Arrived() {
  return <p>The part that was waited for.</p>;
}

/** Fails the given number of times, then loads. */
function afterFailures(count: number) {
  let failures = count;
  return onDemand(async () => {
    failures -= 1;
    if (failures >= 0) throw new TypeError('Failed to fetch');
    return Arrived;
  }, waiting);
}

function Shown({ failures }: { readonly failures: number }) {
  const Part = PARTS[failures] ?? PARTS[0];
  return Part ? <Part /> : null;
}

const PARTS = [afterFailures(0), afterFailures(1)];

const meta = { title: 'Primitives/OnDemand', component: Shown, args: { failures: 0 } } satisfies Meta<
  typeof Shown
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arriving: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('The part that was waited for.')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { failures: 1 },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The part that was waited for.')).toBeVisible();
  },
};
