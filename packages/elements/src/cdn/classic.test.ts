import { expect, it } from 'vitest';
import text from './classic.js?raw';

const MAX_BYTES = 1024;

it('is a small script that is not a module', () => {
  expect(text.length).toBeLessThan(MAX_BYTES);
  expect(text).not.toMatch(/^\s*(?:import|export) /m);
});

it('loads the elements from its own folder, with its query, and exports what creates a session', async () => {
  const src = new URL('../../test/classic-files/classic.js?suffix=v2', import.meta.url).href;
  const loaded = new Promise<CustomEvent>((resolve) =>
    addEventListener('careline-loaded', (event) => resolve(event as CustomEvent), { once: true }),
  );
  new Function('document', text)({ currentScript: { src } });
  const { detail } = await loaded;
  expect(detail.createSession()).toBe('a session');
  expect(Reflect.get(globalThis, 'loadedBy')).toMatch(/careline\.js\?suffix=v2$/);
  expect(await Reflect.get(window, 'Careline')).toBe(detail);
});
