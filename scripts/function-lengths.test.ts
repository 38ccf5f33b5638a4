import { describe, expect, it } from 'vitest';
import { longFunctions, MAX_LINES } from './function-lengths.mjs';

const statements = (count: number): string => '  run();\n'.repeat(count);

/** Returns a source with a function of this many lines, counted from its first line. */
const withLines = (lines: number, head = 'export function book(): void {', end = '}'): string =>
  `import { run } from './run.ts';\n\n${head}\n${statements(lines - 2)}${end}\n`;

describe('a function of the product', () => {
  it('may be as long as permitted, in a file of any length', () => {
    expect(longFunctions('booking.ts', withLines(MAX_LINES) + withLines(MAX_LINES))).toEqual([]);
  });

  it.each([
    ['a function', 'booking.ts', 'export function book(): void {', '}', 'book'],
    ['an arrow function', 'booking.ts', 'export const book = (): void => {', '};', 'a function'],
    ['a component', 'booking.tsx', 'export function Booking() {', '  return <p />;\n}', 'Booking'],
  ])('is reported when it has more: %s', (_, file, head, end, name) => {
    const [found, ...others] = longFunctions(file, withLines(MAX_LINES + 1, head, end));
    expect(found).toMatchObject({ name, line: 3 });
    expect(found?.lines).toBeGreaterThan(MAX_LINES);
    expect(others).toEqual([]);
  });

  it('is reported with the function around it, when both have more', () => {
    const inner = `  const send = () => {\n${statements(MAX_LINES)}  };\n`;
    const outer = `function book() {\n${inner}}\n`;
    expect(longFunctions('booking.ts', outer).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('does not include a long list', () => {
    expect(longFunctions('words.ts', `export const WORDS = [\n${"  'word',\n".repeat(200)}];\n`)).toEqual([]);
  });
});
