import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { MissingPartContext, onDemand } from './index.ts';

interface Named {
  readonly name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;

describe('a lazy part', () => {
  it('is awaited, then rendered with its props', async () => {
    const load = Promise.withResolvers<ComponentType<Named>>();
    const Part = onDemand(() => load.promise, <p>One moment</p>);
    renderUi(<Part name="Asha" />);
    expect(screen.getByText('One moment')).toBeTruthy();
    load.resolve(Greeting);
    expect(await screen.findByText('Hello Asha')).toBeTruthy();
    expect(screen.queryByText('One moment')).toBeNull();
  });

  it('that was preloaded is rendered at once, and is loaded once', async () => {
    const load = vi.fn(async (): Promise<ComponentType<Named>> => Greeting);
    const Part = onDemand(load, <p>One moment</p>);
    Part.preload();
    Part.preload();
    await load.mock.results[0]?.value;
    await Promise.resolve();
    renderUi(<Part name="Asha" />);
    expect(screen.getByText('Hello Asha')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('that failed to load is reported and retried, however often', async () => {
    const load = vi
      .fn<() => Promise<ComponentType<Named>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Greeting);
    const Part = onDemand(load);
    const missing = vi.fn();
    renderUi(
      <MissingPartContext value={missing}>
        <Part name="Asha" />
      </MissingPartContext>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Asha')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
    expect(missing).toHaveBeenCalledTimes(2);
  });

  it('that failed to load is retried when the network is back', async () => {
    const load = vi
      .fn<() => Promise<ComponentType<Named>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Greeting);
    const Part = onDemand(load);
    renderUi(<Part name="Asha" />);
    await screen.findByRole('button', { name: 'Try again' });
    // The listener is attached once the effects have run.
    await act(async () => undefined);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Hello Asha')).toBeTruthy();
  });

  it('retries when it is rendered after a failed preload', async () => {
    const load = vi
      .fn<() => Promise<ComponentType<Named>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Greeting);
    const Part = onDemand(load);
    Part.preload();
    await load.mock.results[0]?.value.catch(() => undefined);
    await Promise.resolve();
    renderUi(<Part name="Asha" />);
    expect(await screen.findByText('Hello Asha')).toBeTruthy();
  });
});
