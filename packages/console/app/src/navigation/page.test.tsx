import { act, render, screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { Page } from './page.tsx';

let go: ReturnType<typeof useNavigate>;
function Steps() {
  go = useNavigate();
  return null;
}

const page = (title: string) => (
  <Page key={title} title={title}>
    <input aria-label="Field" />
  </Page>
);

function draw() {
  render(
    <Around fake={fakeConsole()} path="/start">
      <Steps />
      <Routes>
        <Route path="/start" element={page('Start')} />
        <Route path="/next" element={page('Next')} />
      </Routes>
    </Around>,
  );
}

const step = (...to: [number] | [string, { replace: boolean }] | [string]) =>
  act(async () => void (await (go as (...args: unknown[]) => void)(...to)));

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('Page', () => {
  it('leaves the focus to the browser when the page loads, and after a redirect of the start', async () => {
    draw();
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Start · Careline');
    await step('/next', { replace: true });
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Next · Careline');
  });

  it('moves focus and title on every navigation, including back to the first entry', async () => {
    draw();
    await step('/next');
    expect(document.activeElement).toBe(heading('Next'));
    expect(document.title).toBe('Next · Careline');
    await step(-1);
    expect(document.activeElement).toBe(heading('Start'));
    expect(document.title).toBe('Start · Careline');
    await step(1);
    expect(document.activeElement).toBe(heading('Next'));
  });

  it('leaves the focus on a page that stays', async () => {
    draw();
    await step('/next');
    screen.getByRole('textbox').focus();
    await step('/next?patient=1');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
