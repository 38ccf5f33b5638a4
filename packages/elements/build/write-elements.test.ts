import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readElement } from './element-sources.mjs';
import { staleFiles } from './write-elements.mjs';

it('every list of the elements is generated from their folders', () => {
  const stale = staleFiles().map(([path]) => relative(process.cwd(), path));
  expect(stale, 'run: npm run elements').toEqual([]);
});

const ELEMENT = `
export interface PulseElement extends CarelineElement {
  patientId: string;
  readonly dirty: boolean;
  add(): boolean;
}
export interface PulseEvents {}
export const pulse: ElementSpec = {
  tag: 'careline-pulse',
  attributes: [textAttribute('patient-id')],
  readOnly: { dirty: false },
  methods: { add: false },
};
`;

describe('an element.ts', () => {
  it('is read', () => {
    expect(readElement('pulse', ELEMENT)).toMatchObject({ tag: 'careline-pulse', view: 'pulseView' });
  });

  it.each([
    [
      'an attribute without a property',
      "textAttribute('patient-id')",
      "textAttribute('unit')",
      /unit is missing in/,
    ],
    [
      'a property without an attribute',
      '  patientId: string;',
      '  from: string;',
      /from is neither an attribute/,
    ],
    ['a value that nothing sets', 'readOnly: { dirty: false },', '', /dirty is missing in the spec/],
    ['a method that nothing answers', 'methods: { add: false },', '', /add is missing in the spec/],
    ['a method that no type names', '  add(): boolean;\n', '', /add is missing in the type/],
    ['a tag of another folder', 'careline-pulse', 'careline-heart', /careline-pulse by its folder/],
    ['no events', 'PulseEvents', 'Events', /no interface PulseEvents/],
    ['no type', 'PulseElement', 'Pulse', /no interface PulseElement/],
    ['no spec', 'const pulse:', 'const spec:', /no constant pulse/],
  ])('with %s is refused', (_, from, to, fault) => {
    expect(() => readElement('pulse', ELEMENT.replace(from, to))).toThrow(fault);
  });
});
