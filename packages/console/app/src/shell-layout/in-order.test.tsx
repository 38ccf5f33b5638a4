import { InOrder } from '@careline/ui/primitives/in-order';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import './in-order.css';

const parts = (loading: boolean) => (
  <InOrder>
    <section>{loading ? <Skeleton /> : 'Allergies'}</section>
    <button type="button">Call</button>
  </InOrder>
);
const call = () => screen.getByRole('button', { name: 'Call' });

it('shows a part once the parts above it are loaded', async () => {
  const { rerender } = render(parts(true));
  expect(call()).toHaveStyle({ opacity: '0' });
  rerender(parts(false));
  await vi.waitFor(() => expect(call()).toHaveStyle({ opacity: '1' }));
});

it('does not block on a part that loads slowly, and moves the focus past hidden parts', async () => {
  render(parts(true));
  call().focus();
  expect(call()).toHaveFocus();
  await vi.waitFor(() => expect(call()).toHaveStyle({ opacity: '1' }));
  expect(call()).toHaveFocus();
});

it('hides nothing when something is loaded again later', async () => {
  const { rerender } = render(parts(true));
  await vi.waitFor(() => expect(call()).toHaveStyle({ opacity: '1' }));
  rerender(parts(false));
  rerender(parts(true));
  expect(call()).toHaveStyle({ opacity: '1' });
});
