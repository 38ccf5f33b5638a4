import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../packages');
const SOURCES = ['core/src', 'ui/src', 'elements/src', 'console/app/src'];

/** Files that use the device's own clock on purpose, with the reason. */
const DEVICE_CLOCK: Readonly<Record<string, string>> = {
  'core/src/clock/clock-of-page.ts': 'what the server’s clock is counted from',
  'ui/src/http/new-id.ts': 'an id, whose time nobody reads',
};

const TEST = /\.(?:test|stories)\.tsx?$|\/test\//;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** Uses of the device's clock: `Date.now`, a date without an argument, a formatter without an instant. */
const ASKS_DEVICE =
  /\bDate\s*\.\s*now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|\bdayjs\(\s*\)|\.format(?:ToParts)?\(\s*\)/;

const asksDevice = (text: string): boolean => ASKS_DEVICE.test(text.replace(COMMENT, ''));

it('every "now" and "today" of the screens is the server’s', () => {
  const asking = SOURCES.flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
      .filter((file) => asksDevice(readFileSync(join(PACKAGES, file), 'utf8'))),
  );
  // Any other file must use `serverNow` or `serverSeconds` of @careline/core/clock.
  expect(asking.sort()).toEqual(Object.keys(DEVICE_CLOCK).sort());
});

it.each([
  ['Date.now()', true],
  ['now = Date.now', true],
  ['isoDay(new Date(), zone)', true],
  ['const today = new Date;', true],
  ['dayjs()', true],
  ['format.formatToParts()', true],
  ['new Date(seconds * 1000)', false],
  ['dayjs(text)', false],
  ['serverNow()', false],
  ['// in place of Date.now', false],
])('%s asks the device: %s', (text, expected) => {
  expect(asksDevice(text)).toBe(expected);
});
