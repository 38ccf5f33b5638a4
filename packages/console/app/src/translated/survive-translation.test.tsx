import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

/** Mimics a browser's translator: every text becomes `<font><font>…</font></font>`. */
function translate(root: Node, inOneStep = true): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.nodeName === 'FONT' || !text.data.trim()) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    if (inOneStep) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}

let change: (next: { readonly count: number; readonly saved: boolean }) => void = () => {};

function Screen() {
  const [{ count, saved }, set] = useState({ count: 1, saved: false });
  change = set;
  return (
    <p>
      {saved && 'Saved '}
      Calls {count} of {count + 1} <b>due</b>
      {count > 2 && ' today'}
    </p>
  );
}

let stop = () => {};
beforeEach(() => {
  stop = surviveTranslation(document);
});
afterEach(() => stop());

const settled = () => new Promise((then) => setTimeout(then));

describe('a page that the browser translates', () => {
  it.each([
    ['at once', true, true],
    ['at once, in two steps', true, false],
    ['a moment later', false, true],
    ['a moment later, in two steps', false, false],
  ])('keeps updating its texts %s', async (_, isAtOnce, inOneStep) => {
    const { container } = render(<Screen />);
    translate(container, inOneStep);
    if (!isAtOnce) await settled();
    expect(container.textContent).toBe('CALLS 1 OF 2 DUE');
    act(() => change({ count: 5, saved: true }));
    expect(container.textContent?.toLowerCase()).toBe('saved calls 5 of 6 due today');
    translate(container, inOneStep);
    if (!isAtOnce) await settled();
    act(() => change({ count: 1, saved: false }));
    expect(container.textContent?.toLowerCase()).toBe('calls 1 of 2 due');
  });

  it('removes a screen without an error', async () => {
    const { container, unmount } = render(<Screen />);
    translate(container);
    await settled();
    expect(() => unmount()).not.toThrow();
    expect(container.textContent).toBe('');
  });
});
