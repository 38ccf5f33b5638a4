import { createLocales, loadedLocales } from '@careline/ui/messages';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrawnLocale } from './use-drawn-locale.ts';

const OFFLINE = new TypeError('Failed to fetch dynamically imported module');
let unmount: (() => void) | undefined;

beforeEach(() => {
  // So that `act` waits for what React does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  unmount?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Wanted {
  readonly wanted: string;
  readonly load: (locale: string) => Promise<void>;
  readonly onMissing: () => void;
}

function Drawn({ wanted, load, onMissing }: Wanted) {
  return <p>{useDrawnLocale(wanted, load, onMissing) ?? 'nothing'}</p>;
}

/** A page on which no language is loaded yet. */
function open() {
  const none = createLocales();
  vi.spyOn(loadedLocales, 'has').mockImplementation(none.has);
  const host = document.createElement('div');
  const root = createRoot(host);
  unmount = () => act(() => root.unmount());
  const arrival = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await arrival.promise;
    none.register('hi', []);
  });
  const onMissing = vi.fn();
  const draw = (wanted: string) => {
    const element: ReactElement = <Drawn wanted={wanted} load={load} onMissing={onMissing} />;
    act(() => root.render(element));
  };
  const settle = (end: () => void) => act(async () => end());
  return { host, draw, onMissing, arrival, settle };
}

describe('the locale an element is drawn in', () => {
  it('is English, and another without sentences of its own, at once', () => {
    const { host, draw } = open();
    draw('en-IN');
    expect(host.textContent).toBe('en-IN');
    draw('fr');
    expect(host.textContent).toBe('fr');
  });

  it('is none until the sentences of the first one are here', async () => {
    const { host, draw, arrival, settle } = open();
    draw('hi');
    expect(host.textContent).toBe('nothing');
    await settle(arrival.resolve);
    expect(host.textContent).toBe('hi');
  });

  it('is the one before until those of another are here', async () => {
    const { host, draw, arrival, settle } = open();
    draw('en');
    draw('hi');
    expect(host.textContent).toBe('en');
    await settle(arrival.resolve);
    expect(host.textContent).toBe('hi');
  });

  it('is English where they do not come, and that is told once', async () => {
    const { host, draw, arrival, settle, onMissing } = open();
    draw('hi');
    await settle(() => arrival.reject(OFFLINE));
    draw('hi');
    expect(host.textContent).toBe('en');
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});
