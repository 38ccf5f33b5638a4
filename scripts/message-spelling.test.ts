import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** All texts on screens: message files, form labels, and labels in core's catalogue. */
const SPELLINGS = [
  /\.messages\.ts$/,
  /\/(?:locales|console\/app\/src\/languages)\/[a-z]{2,3}\//,
  /\/core\/src\/languages\/[a-z]{2,3}\/observations\.ts$/,
  /\/messages\/form-labels[^/]*\.ts$/,
  /\/core\/src\/(observations|metrics|trends)\/words\/en\.ts$/,
];

const FILES = ['core', 'ui', 'elements', 'console/app']
  .flatMap((name) => {
    const root = `packages/${name}/src`;
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`);
  })
  .filter((file) => SPELLINGS.some((pattern) => pattern.test(file)))
  .toSorted();

/** Comments never appear on a screen. */
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Returns a file's quoted texts, without keys of stored data. */
const sentencesOf = (source: string): readonly string[] =>
  [...withoutComments(source).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, quoted, template]) => quoted ?? template ?? '',
  );

const BANNED: readonly (readonly [what: string, pattern: RegExp, rather: string])[] = [
  ['Haemoglobin', /haemoglobin/i, 'Hemoglobin'],
  ['Bloodpressure', /Bloodpressure|Bloodglucose/, 'Blood Pressure, Blood Glucose'],
  ['UricAcid', /UricAcid/, 'Uric acid'],
  ['NEWS2 alone', /(?<!\()NEWS ?2/, 'what it is in words, with (NEWS2) behind it'],
  ['another word for before and after a meal', /भोजन (?:से पहले|के बाद)/, 'खाने से पहले, खाने के बाद'],
  ['another word for blood glucose', /रक्त शर्करा$/, 'रक्त ग्लूकोज़'],
  ['another spelling of hemoglobin', /हिमोग्लोबिन|हीमोग्लोबीन/, 'हीमोग्लोबिन'],
];

describe('the text of screens', () => {
  it('is in the checked files', () => {
    expect(FILES.length).toBeGreaterThan(80);
  });

  it.each(BANNED)('does not have %s', (_, pattern, rather) => {
    const found = FILES.flatMap((file) =>
      sentencesOf(readFileSync(file, 'utf8'))
        .filter((text) => pattern.test(text))
        .map((text) => `${file}: ${text} (rather ${rather})`),
    );
    expect(found).toEqual([]);
  });
});
