import type { Live, LiveNews, LivePhase } from '@careline/core/internal/live';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { renderUi } from '#test';
import { LiveLine, type LiveOptions, LiveProvider, useLive, useSteady } from './index.ts';

/** Returns live updates that the test controls. */
function fakeLive(phase: LivePhase = 'live') {
  const store = createStore<{ readonly phase: LivePhase }>(() => ({ phase }));
  const listeners = new Set<(news: LiveNews) => void>();
  const live: Live = {
    store,
    follow: () => undefined,
    wake: () => undefined,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    live,
    become: (next: LivePhase) => act(() => store.setState({ phase: next })),
    announce: (news: LiveNews) => {
      for (const listener of listeners) listener(news);
    },
  };
}

function Following({ refresh, options }: { readonly refresh: () => void; readonly options?: LiveOptions }) {
  useLive(['encounters'], refresh, options);
  return <LiveLine />;
}

function follow(fake: ReturnType<typeof fakeLive> | undefined, options?: LiveOptions) {
  const refresh = vi.fn();
  const following = <Following refresh={refresh} options={options} />;
  renderUi(fake ? <LiveProvider value={fake.live}>{following}</LiveProvider> : following);
  return refresh;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const WORDS = /Live updates are interrupted. The list is refreshed every minute./;

describe('a screen that follows live changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each<[string, LiveNews, LiveOptions | undefined, number]>([
    ['its topic', [{ topic: 'encounters' }], undefined, 1],
    ['another topic', [{ topic: 'worklist' }], undefined, 0],
    ['what it shows', [{ topic: 'encounters', id: 'e1' }], { id: 'e1' }, 1],
    ['another one', [{ topic: 'encounters', id: 'e2' }], { id: 'e1' }, 0],
    ['several at once', [{ topic: 'encounters' }], { id: 'e1' }, 1],
    ['what cannot be told', 'missed', { id: 'e1' }, 1],
  ])('is notified of %s', (_, news, options, times) => {
    const fake = fakeLive();
    const refresh = follow(fake, options);
    fake.announce(news);
    pass(200);
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('reloads once for many changes, and once more for later ones', () => {
    const fake = fakeLive();
    const refresh = follow(fake);
    for (let change = 0; change < 5; change += 1) fake.announce('missed');
    pass(200);
    for (let change = 0; change < 5; change += 1) fake.announce('missed');
    pass(1_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    pass(500);
    expect(refresh).toHaveBeenCalledTimes(2);
    pass(10_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('reloads once it is visible again', () => {
    const fake = fakeLive();
    const refresh = follow(fake);
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fake.announce('missed');
    pass(1_000);
    expect(refresh).not.toHaveBeenCalled();
    sight.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    pass(200);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each<[LivePhase | undefined, LiveOptions['byClock'], number]>([
    ['live', 'while-broken', 0],
    ['connecting', 'while-broken', 0],
    ['broken', 'while-broken', 2],
    ['off', 'while-broken', 0],
    [undefined, 'while-broken', 0],
    ['live', 'unless-live', 0],
    ['broken', 'unless-live', 2],
    [undefined, 'unless-live', 2],
    ['live', 'always', 2],
  ])('that is %s polls when %s', (phase, byClock, times) => {
    const refresh = follow(phase && fakeLive(phase), byClock && { byClock });
    pass(120_000);
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('says that it is interrupted, until it is not', () => {
    const fake = fakeLive();
    follow(fake);
    expect(screen.queryByText(WORDS)).toBeNull();
    fake.become('broken');
    expect(screen.getByText(WORDS).closest('[role=status]')).not.toBeNull();
    fake.become('live');
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('leaves a lost connection to its own notice', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    follow(fakeLive('broken'));
    expect(screen.queryByText(WORDS)).toBeNull();
  });
});

function Rows({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useSteady(list, names);
  return (
    <div style={{ height: 200, overflowY: 'auto', overflowAnchor: 'none' }}>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name} style={{ height: 50 }}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

describe('a list that changes while in use', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const topOf = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().top;

  it.each([
    ['has the focus', () => screen.getByRole('button', { name: 'b' }).focus()],
    [
      'is under the pointer',
      () => {
        const { left, top } = screen.getByRole('button', { name: 'b' }).getBoundingClientRect();
        fireEvent.pointerMove(document.body, { clientX: left + 2, clientY: top + 2, pointerType: 'mouse' });
      },
    ],
  ])('leaves what %s in place', (_, go) => {
    const { rerender } = renderUi(<Rows names={NAMES} />);
    act(go);
    const before = topOf('b');
    rerender(<Rows names={['x', 'y', ...NAMES]} />);
    expect(topOf('b')).toBe(before);
    rerender(<Rows names={['y', ...NAMES]} />);
    expect(topOf('b')).toBe(before);
  });

  it('keeps the focus on a row that was moved', () => {
    const { rerender } = renderUi(<Rows names={NAMES} />);
    act(() => screen.getByRole('button', { name: 'g' }).focus());
    rerender(<Rows names={['g', ...NAMES.slice(0, -1)]} />);
    expect(document.activeElement?.textContent).toBe('g');
  });
});
