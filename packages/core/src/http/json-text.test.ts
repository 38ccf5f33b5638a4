import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonText } from './json-text.ts';
import { problemSchema } from './problem.ts';

const EXTENDED = [Array.prototype, String.prototype, Number.prototype];

afterEach(() => {
  for (const prototype of EXTENDED) Reflect.deleteProperty(prototype, 'toJSON');
  Reflect.deleteProperty(Object.prototype, 'extended');
});

describe('with a library that extends built-in prototypes', () => {
  it('a body has its content, even if lists and strings have a toJSON (Prototype 1.6)', () => {
    const values = [{ key: 'weight', text: '75.0' }];
    const body = { at: new Date(0), values, count: 2, none: undefined, no: null };
    const plain = JSON.stringify(body);
    for (const prototype of EXTENDED)
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => '"of a library"' });
    expect(jsonText(body)).toBe(plain);
  });

  it('an answer is read, even if every object has extra properties', () => {
    const answer = {
      type: 'about:blank',
      title: 'Refused',
      status: 403,
      code: 'scope-missing',
      requestId: 'req-7',
    };
    const read = () => v.safeParse(problemSchema, answer).success;
    expect(read()).toBe(true);
    const extension = { configurable: true, enumerable: true, writable: true, value: () => undefined };
    Object.defineProperty(Object.prototype, 'extended', extension);
    expect(read()).toBe(true);
  });
});
