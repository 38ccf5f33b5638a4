import { createLocales, loadedLocales } from '@careline/ui/messages';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDrawnLocale } from './use-drawn-locale.ts';

const OFFLINE = new TypeError('Failed to fetch dynamically imported module');
let unmount: (() => void) | undefined;

afterEach(() => {
  unmount?.();
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

/** A page without any language loaded. */
function open() {
  const none = createLocales();
  vi.spyOn(loadedLocales, 'has').mockImplementation(none.has);
  const host = document.createElement('div');
  const root = createRoot(host);
  unmount = () => root.unmount();
  const arrival = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await arrival.promise;
    none.register('hi', []);
  });
  const onMissing = vi.fn();
  const draw = (wanted: string) =>
    flushSync(() => root.render(<Drawn wanted={wanted} load={load} onMissing={onMissing} />));
  const shows = (text: string) => vi.waitFor(() => expect(host.textContent).toBe(text));
  return { host, draw, onMissing, arrival, shows };
}

describe('the locale an element is drawn in', () => {
  it('is English, or another one that needs no sentences, at once', () => {
    const { host, draw } = open();
    draw('en-IN');
    expect(host.textContent).toBe('en-IN');
    draw('fr');
    expect(host.textContent).toBe('fr');
  });

  it('is none until the sentences of the first one are loaded', async () => {
    const { host, draw, arrival, shows } = open();
    draw('hi');
    expect(host.textContent).toBe('nothing');
    arrival.resolve();
    await shows('hi');
  });

  it('is the previous one until the sentences of another are loaded', async () => {
    const { host, draw, arrival, shows } = open();
    draw('en');
    draw('hi');
    expect(host.textContent).toBe('en');
    arrival.resolve();
    await shows('hi');
  });

  it('is English when they fail to load, which is reported once', async () => {
    const { draw, arrival, shows, onMissing } = open();
    draw('hi');
    arrival.reject(OFFLINE);
    await shows('en');
    draw('hi');
    await shows('en');
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});
