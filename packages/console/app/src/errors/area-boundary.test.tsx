import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { onDemand } from './on-demand.tsx';

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js');
const SECRET = 'Asha Rao, +91 98450 00000';

let logged: unknown[][];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Same as in production: caught errors are not logged. */
const QUIET = { onCaughtError: () => undefined };

function draw(Area: ComponentType, reload = vi.fn()) {
  render(
    <Around fake={fakeConsole()}>
      <p>The rest</p>
      <AreaBoundary reload={reload}>
        <Suspense fallback={<p>Waiting</p>}>
          <Area />
        </Suspense>
      </AreaBoundary>
    </Around>,
    QUIET,
  );
  return reload;
}

const failure = () => screen.findByText('This part of the console stopped working');
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
const Area = () => <p>The area</p>;
function Fragile({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error(SECRET);
  return <p>The area</p>;
}

describe('AreaBoundary', () => {
  it('contains an error within its area', async () => {
    draw(() => {
      throw new Error(SECRET);
    });
    expect(await failure()).toBeTruthy();
    expect(document.title).toBe('This part of the console stopped working · Careline');
    expect(screen.getByText('The rest')).toBeTruthy();
  });

  it('shows an error number that can be copied, and logs nothing else with it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    draw(() => {
      throw new Error(SECRET);
    });
    await failure();
    expect(screen.getByRole('heading', { level: 1, name: 'Careline' })).toBeTruthy();
    const number = document.querySelector('code')?.textContent ?? '';
    expect(number).toMatch(/^[0-9a-f]{8}$/);
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(number);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(logged).toEqual([[`Careline error ${number}`]]);
  });

  it('recovers at another address', async () => {
    const fake = fakeConsole();
    const at = (place: string, broken: boolean) => (
      <Around fake={fake}>
        <AreaBoundary place={place}>
          <Fragile broken={broken} />
        </AreaBoundary>
      </Around>
    );
    const { rerender } = render(at('/one', true), QUIET);
    await failure();
    rerender(at('/two', false));
    expect(await screen.findByText('The area')).toBeTruthy();
  });

  it('renders the area again on retry', async () => {
    let broken = true;
    draw(() => {
      if (broken) throw new Error('once');
      return <Area />;
    });
    await failure();
    broken = false;
    await retry();
    expect(await screen.findByText('The area')).toBeTruthy();
  });
});

describe('an area with a file that fails to load', () => {
  it('is requested again on retry, once for each', async () => {
    const load = vi
      .fn<() => Promise<{ default: ComponentType }>>()
      .mockRejectedValueOnce(MISSING)
      .mockResolvedValue({ default: Area });
    const reload = draw(onDemand(load));
    await failure();
    expect(load).toHaveBeenCalledTimes(1);
    await retry();
    expect(await screen.findByText('The area')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded once, however often it is rendered', async () => {
    const load = vi.fn(async () => ({ default: Area }));
    const Once = onDemand(load);
    draw(Once);
    await screen.findByText('The area');
    cleanup();
    draw(Once);
    await screen.findByText('The area');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again when the user returns to it', async () => {
    const load = vi
      .fn<() => Promise<{ default: ComponentType }>>()
      .mockRejectedValueOnce(MISSING)
      .mockResolvedValue({ default: Area });
    const Again = onDemand(load);
    draw(Again);
    await failure();
    cleanup();
    draw(Again);
    expect(await screen.findByText('The area')).toBeTruthy();
  });

  it('reloads the page for the new build when it is missing again', async () => {
    const reload = draw(onDemand(() => Promise.reject(MISSING)));
    await failure();
    expect(reload).not.toHaveBeenCalled();
    await retry();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('does not reload while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = draw(onDemand(() => Promise.reject(MISSING)));
    await failure();
    await retry();
    expect(await failure()).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for another kind of error', async () => {
    const reload = draw(onDemand(() => Promise.reject(new Error('broken module'))));
    await failure();
    await retry();
    expect(await failure()).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
