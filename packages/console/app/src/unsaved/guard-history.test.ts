import { describe, expect, it } from 'vitest';
import { guardHistory } from './guard-history.ts';
import { createUnsavedWork } from './unsaved-work.ts';

/** A history of three entries, numbered like the router's; steps complete at once. */
class NumberedPage extends EventTarget {
  at = 1;
  readonly heardByRouter: number[] = [];
  readonly history = {
    page: this as NumberedPage,
    get state() {
      return { idx: this.page.at };
    },
    go(steps = 0) {
      this.page.at += steps;
      this.page.dispatchEvent(new PopStateEvent('popstate', { state: { idx: this.page.at } }));
    },
  };

  listenAsRouter() {
    this.addEventListener('popstate', () => this.heardByRouter.push(this.at));
  }
}

function open() {
  const page = new NumberedPage();
  const unsaved = createUnsavedWork();
  const stop = guardHistory(unsaved, page);
  page.listenAsRouter();
  return { page, unsaved, stop };
}

describe('guardHistory', () => {
  it('lets navigation through when nothing is unsaved', () => {
    const { page } = open();
    page.history.go(-1);
    page.history.go(1);
    expect(page.heardByRouter).toEqual([0, 1]);
  });

  it.each([
    ['back', -1, 0],
    ['forward', 1, 2],
  ])('reverts %s and asks; agreeing repeats the navigation', (_, steps, there) => {
    const { page, unsaved } = open();
    unsaved.setDirty(true);
    page.history.go(steps);
    expect(page.at).toBe(1);
    expect(page.heardByRouter).toEqual([]);
    expect(unsaved.pending()).toBeDefined();
    unsaved.agree();
    expect(page.at).toBe(there);
    expect(page.heardByRouter).toEqual([there]);
  });

  it('stays when the user stays, and asks again the next time', () => {
    const { page, unsaved } = open();
    unsaved.setDirty(true);
    page.history.go(-1);
    unsaved.stay();
    expect(page.at).toBe(1);
    page.history.go(-1);
    expect(unsaved.pending()).toBeDefined();
    expect(page.heardByRouter).toEqual([]);
  });

  it('does nothing once stopped', () => {
    const { page, unsaved, stop } = open();
    stop();
    unsaved.setDirty(true);
    page.history.go(-1);
    expect(page.heardByRouter).toEqual([0]);
  });
});
