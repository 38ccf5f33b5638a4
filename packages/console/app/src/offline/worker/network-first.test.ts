import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NETWORK_PATIENCE_MS, networkFirst } from './network-first.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (text: string, status = 200) => new Response(text, { status });
const late = (text: string, ms: number) => () =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(answer(text)), ms);
  });
const stored = async () => answer('kept');
const nothing = async () => undefined;
const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

async function textOf(asked: Promise<Response>): Promise<string> {
  await vi.advanceTimersByTimeAsync(60_000);
  return (await asked).text();
}

describe('networkFirst', () => {
  it.each([
    ['the network in time', late('new', NETWORK_PATIENCE_MS - 1), stored, 'new'],
    ['what was kept when the network is slow', late('new', NETWORK_PATIENCE_MS + 1), stored, 'kept'],
    ['what was kept when there is no network', unreachable, stored, 'kept'],
    ['what was kept when the server is at fault', async () => answer('bad gateway', 502), stored, 'kept'],
    ['a refusal as it is', async () => answer('no', 404), stored, 'no'],
    ['the network, however slow, with nothing kept', late('new', 20_000), nothing, 'new'],
    ['the fault with nothing kept', async () => answer('bad gateway', 502), nothing, 'bad gateway'],
  ] as const)('answers %s', async (_, ask, readStored, expected) => {
    expect(await textOf(networkFirst(ask, readStored))).toBe(expected);
  });

  it('fails like the network when nothing is cached', async () => {
    await expect(networkFirst(unreachable, nothing)).rejects.toThrow('Failed to fetch');
  });
});
