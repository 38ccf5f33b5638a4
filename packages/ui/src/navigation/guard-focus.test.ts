import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardFocus } from './guard-focus.ts';

let field: HTMLInputElement;
let frame: HTMLIFrameElement;
let inner: HTMLInputElement;
let stop: () => void;

beforeEach(() => {
  field = document.createElement('input');
  frame = document.createElement('iframe');
  document.body.append(field, frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  inner = page.document.createElement('input');
  page.document.body.append(inner);
  stop = guardFocus(page);
});
afterEach(() => {
  stop();
  field.remove();
  frame.remove();
});

it('leaves the focus in the page’s own field when a screen of the frame asks for it', () => {
  field.focus();
  inner.focus();
  expect(document.activeElement).toBe(field);
});

it('lets the screen focus its fields once the user is in the frame', () => {
  field.focus();
  frame.focus();
  inner.focus();
  expect(document.activeElement).toBe(frame);
  expect(frame.contentDocument?.activeElement).toBe(inner);
});

it('takes nothing from the page itself', () => {
  inner.ownerDocument.defaultView?.focus();
  inner.focus();
  field.focus();
  expect(document.activeElement).toBe(field);
});
