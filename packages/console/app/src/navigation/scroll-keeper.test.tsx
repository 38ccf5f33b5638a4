import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';

const TALL = 2000;

/** A page that gets its content later, as in lists. */
function List({ arrivesAfter }: { readonly arrivesAfter: Promise<void> | undefined }) {
  const [height, setHeight] = useState(arrivesAfter ? 10 : TALL);
  useEffect(() => {
    void arrivesAfter?.then(() => setHeight(TALL));
  }, [arrivesAfter]);
  return (
    <div key={height} style={{ height }}>
      <Link to="/other">Other</Link>
    </div>
  );
}

/** The shell's content area, which starts every page at its top. */
function Content({ arrivesAfter }: { readonly arrivesAfter?: Promise<void> }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [pathname]);
  return (
    <main ref={main} style={{ height: 300, overflow: 'auto' }}>
      <Routes>
        <Route path="/list" element={<List arrivesAfter={arrivesAfter} />} />
        <Route path="/other" element={<div style={{ height: TALL }}>Another page</div>} />
      </Routes>
    </main>
  );
}

let go: ReturnType<typeof useNavigate>;
function Steps() {
  go = useNavigate();
  return null;
}

function draw(arrivesAfter?: Promise<void>) {
  const ui = (later?: Promise<void>) => (
    <Around fake={fakeConsole()} path="/list">
      <Steps />
      <Content arrivesAfter={later} />
    </Around>
  );
  const { rerender } = render(ui());
  return { comesLater: () => rerender(ui(arrivesAfter)) };
}

const place = () => screen.getByRole('main').scrollTop;

async function scrollTo(top: number) {
  screen.getByRole('main').scrollTo({ top });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const follow = () => userEvent.click(screen.getByRole('link', { name: 'Other' }));
const step = (by: number) => act(async () => void (await go(by)));

describe('the scroll position', () => {
  it('is the top of a new page, and restored on back and forward', async () => {
    draw();
    await scrollTo(700);
    screen.getByRole('link', { name: 'Other' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Another page');
    expect(place()).toBe(0);
    await scrollTo(400);
    await step(-1);
    await vi.waitFor(() => expect(place()).toBe(700));
    await step(1);
    await vi.waitFor(() => expect(place()).toBe(400));
  });

  it('waits for content that loads later', async () => {
    let come = () => {};
    const later = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { comesLater } = draw(later);
    await scrollTo(700);
    comesLater();
    screen.getByRole('link', { name: 'Other' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Another page');
    await step(-1);
    expect(place()).toBe(0);
    await act(async () => come());
    await vi.waitFor(() => expect(place()).toBe(700));
  });

  it('is left to the user as soon as they scroll', async () => {
    let come = () => {};
    const later = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { comesLater } = draw(later);
    await scrollTo(700);
    comesLater();
    screen.getByRole('link', { name: 'Other' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Another page');
    await step(-1);
    await userEvent.keyboard('{Shift}');
    await act(async () => come());
    expect(place()).toBe(0);
  });

  it('is the top when the same page is opened again', async () => {
    draw();
    await scrollTo(700);
    await follow();
    await screen.findByText('Another page');
    await act(async () => void (await go('/list')));
    expect(place()).toBe(0);
  });
});
