import { describe, expect, it, vi } from 'vitest';
import { createUnsavedWork } from './unsaved-work.ts';

describe('createUnsavedWork', () => {
  it('lets a navigation through when nothing is unsaved', () => {
    const leave = vi.fn();
    createUnsavedWork().ask(leave);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('asks first when something is, and drops the question when the user stays', () => {
    const unsaved = createUnsavedWork();
    const leave = vi.fn();
    unsaved.setDirty(true);
    unsaved.ask(leave);
    expect(leave).not.toHaveBeenCalled();
    unsaved.stay();
    expect(unsaved.pending()).toBeUndefined();
    expect(unsaved.isDirty()).toBe(true);
    expect(leave).not.toHaveBeenCalled();
  });

  it('also asks when the device stores the work, and says so', () => {
    const unsaved = createUnsavedWork();
    const notified = vi.fn();
    unsaved.subscribe(notified);
    unsaved.setDirty(true);
    unsaved.setDirty(true, true);
    unsaved.setDirty(true, true);
    expect(notified).toHaveBeenCalledTimes(2);
    unsaved.ask(vi.fn());
    expect([unsaved.isStored(), unsaved.pending()]).toEqual([true, expect.any(Function)]);
  });

  it('informs the caller that the user stays, also when another question replaces it', () => {
    const unsaved = createUnsavedWork();
    const [first, second] = [vi.fn(), vi.fn()];
    unsaved.setDirty(true);
    unsaved.ask(vi.fn(), first);
    unsaved.ask(vi.fn(), second);
    expect([first, second].map((stay) => stay.mock.calls.length)).toEqual([1, 0]);
    unsaved.stay();
    expect([first, second].map((stay) => stay.mock.calls.length)).toEqual([1, 1]);
  });

  it('leaves once when the user agrees, and nothing is unsaved then', () => {
    const unsaved = createUnsavedWork();
    const leave = vi.fn(() => expect(unsaved.isDirty()).toBe(false));
    unsaved.setDirty(true);
    unsaved.ask(leave);
    unsaved.agree();
    unsaved.agree();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
