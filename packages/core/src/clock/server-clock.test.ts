import { describe, expect, it, vi } from 'vitest';
import { hearingFetch } from './hearing-fetch.ts';
import { rememberClock } from './remembered-clock.ts';
import { CLOCK_FAULT_MS, createServerClock } from './server-clock.ts';
import { watchClock } from './watch-clock.ts';

const TRUE = Date.parse('2026-11-29T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A device with a clock error, `elapsed` milliseconds after the page opened. */
function aDevice(wrongBy: number) {
  const device = { wrongBy, elapsed: 5_000, asleep: 0 };
  const trueNow = () => TRUE + device.elapsed + device.asleep;
  const clock = createServerClock({ date: () => trueNow() + device.wrongBy, elapsed: () => device.elapsed });
  const answer = (latency = 80) => {
    const sentAt = device.elapsed;
    const date = new Date(trueNow()).toUTCString();
    device.elapsed += latency;
    clock.hear(date, sentAt);
  };
  return { device, clock, answer, trueNow, error: () => Math.abs(clock.now() - trueNow()) };
}

const WRONG = [
  ['400 days behind', -400 * DAY],
  ['40 days behind', -40 * DAY],
  ['an hour behind', -HOUR],
  ['three minutes behind', -3 * MINUTE],
  ['an hour ahead', HOUR],
  ['25 hours ahead', 25 * HOUR],
  ['30 years ahead', 30 * 365 * DAY],
] as const;

describe('the clock of a page', () => {
  it.each(WRONG)('is the server’s on a device %s, and reports the error', (_, wrongBy) => {
    const { clock, answer, error } = aDevice(wrongBy);
    expect(error()).toBe(Math.abs(wrongBy));
    expect(clock.deviceFault()).toBe(0);
    answer();
    expect(error()).toBeLessThan(1_100);
    expect(Math.abs(clock.deviceFault() - wrongBy)).toBeLessThan(1_100);
  });

  it.each([
    ['right', 0],
    ['half a second ahead', 500],
    ['a second behind', -1_000],
  ])('is the device’s when it is %s', (_, wrongBy) => {
    const { clock, answer, device } = aDevice(wrongBy);
    answer();
    expect(clock.now()).toBe(TRUE + device.elapsed + wrongBy);
    expect(clock.deviceFault()).toBe(0);
  });

  it.each([
    ['100 s ahead', 100_000],
    ['100 s behind', -100_000],
  ])('is corrected silently on a device %s', (_, wrongBy) => {
    const { clock, answer, error } = aDevice(wrongBy);
    answer();
    expect(error()).toBeLessThan(1_100);
    expect(Math.abs(wrongBy)).toBeLessThan(CLOCK_FAULT_MS);
    expect(clock.deviceFault()).toBe(0);
  });

  it('becomes more exact with further answers', () => {
    const { device, answer, error } = aDevice(HOUR);
    for (let answers = 0; answers < 40; answers += 1) {
      answer(40);
      device.elapsed += 730;
    }
    expect(error()).toBeLessThan(150);
  });

  it.each([
    ['back by an hour', -HOUR],
    ['back by 40 days', -40 * DAY],
  ])('stays right when the device’s clock is set %s while the page is open', (_, change) => {
    const { clock, device, answer, error } = aDevice(0);
    answer();
    device.elapsed += 10 * MINUTE;
    device.wrongBy += change;
    expect(error()).toBeLessThan(1_100);
    expect(clock.isDoubtful()).toBe(true);
    expect(clock.deviceFault()).toBeLessThan(0);
  });

  it('is doubted when the device’s clock is set ahead, and corrected by the next answer', () => {
    const { clock, device, answer, error } = aDevice(0);
    answer();
    device.wrongBy = 25 * HOUR;
    expect(clock.isDoubtful()).toBe(true);
    answer();
    expect(clock.isDoubtful()).toBe(false);
    expect(error()).toBeLessThan(1_100);
  });

  it('is not moved by an answer to a request from before a long sleep', () => {
    const { answer, device, error } = aDevice(-HOUR);
    answer();
    answer(16 * MINUTE);
    expect(error()).toBeLessThan(1_100);
    device.elapsed += 16 * MINUTE;
    answer();
    expect(error()).toBeLessThan(1_100);
  });

  it('continues after the device slept', () => {
    const { clock, device, answer, error } = aDevice(-HOUR);
    answer();
    device.asleep = 9 * HOUR;
    expect(error()).toBeLessThan(1_100);
    expect(clock.isDoubtful()).toBe(true);
  });

  it.each([null, '', 'yesterday'])('ignores %s instead of a date', (text) => {
    const { clock, error } = aDevice(HOUR);
    clock.hear(text, 0);
    expect(error()).toBe(HOUR);
  });
});

function aStorage() {
  const words = new Map<string, string>();
  return {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: vi.fn((key: string, text: string) => void words.set(key, text)),
  };
}

describe('the stored clock', () => {
  it.each(WRONG)('makes the next page right without a network, on a device %s', (_, wrongBy) => {
    const storage = aStorage();
    const first = aDevice(wrongBy);
    rememberClock(first.clock, storage);
    first.answer();
    const next = aDevice(wrongBy);
    next.device.elapsed += DAY;
    rememberClock(next.clock, storage);
    expect(next.error()).toBeLessThan(1_100);
    expect(next.clock.isDoubtful()).toBe(true);
  });

  it('never goes back: after the device’s clock is set back it starts at the server’s last time', () => {
    const storage = aStorage();
    const first = aDevice(0);
    rememberClock(first.clock, storage);
    first.answer();
    const next = aDevice(-40 * DAY);
    rememberClock(next.clock, storage);
    expect(next.error()).toBeLessThan(1_100);
  });

  it.each(['', '{}', '{"offset":"x","at":1}', 'null', '[]'])('is none if %j is stored', (text) => {
    const { clock, error } = aDevice(HOUR);
    rememberClock(clock, { getItem: () => text, setItem: () => undefined });
    expect(error()).toBe(HOUR);
  });

  it('is written once a minute while nothing changes', () => {
    const storage = aStorage();
    const { clock, device, answer } = aDevice(HOUR);
    rememberClock(clock, storage);
    for (let second = 0; second < 120; second += 1) {
      answer(10);
      device.elapsed += 1_000;
    }
    expect(storage.setItem.mock.calls.length).toBeLessThan(8);
  });

  it('is not an error when the storage is full', () => {
    const { clock, answer } = aDevice(HOUR);
    const full = () => {
      throw new Error('full');
    };
    rememberClock(clock, { getItem: () => null, setItem: full });
    expect(() => answer()).not.toThrow();
  });
});

describe('a fetch that reads the server time', () => {
  const date = new Date(TRUE).toUTCString();
  const heard = async (url: string, headers: Record<string, string>) => {
    const hear = vi.fn();
    const fetch = hearingFetch(
      async () => new Response('', { headers }),
      { hear, elapsed: () => 7 },
      (address) => address.startsWith('/api/'),
    );
    await fetch(url);
    return hear.mock.calls;
  };

  it('takes it from the answer, with the time of the request', async () => {
    expect(await heard('/api/auth', { date })).toEqual([[date, 7]]);
  });

  it.each([
    ['of another server', '/elsewhere', { date }],
    ['of a cache', '/api/auth', { date, age: '120' }],
  ])('leaves an answer %s alone', async (_, url, headers) => {
    expect(await heard(url, headers)).toEqual([]);
  });
});

it('asks the server once the device’s clock was set, also when the page becomes visible', () => {
  const { clock, device, answer } = aDevice(0);
  answer();
  const page = new EventTarget();
  const tasks: (() => void)[] = [];
  const ask = vi.fn();
  const stop = watchClock(
    clock,
    {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      setInterval: (task) => tasks.push(task),
      clearInterval: () => void tasks.splice(0),
    },
    ask,
  );
  tasks[0]?.();
  expect(ask).not.toHaveBeenCalled();
  device.wrongBy = 25 * HOUR;
  tasks[0]?.();
  page.dispatchEvent(new Event('focus'));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new Event('focus'));
  expect(tasks).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(2);
});
