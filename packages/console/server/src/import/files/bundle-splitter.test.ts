import { describe, expect, it } from 'vitest';
import { type BundleEntry, BundleSplitter, MAX_ENTRY_BYTES } from './bundle-splitter.ts';

/** Returns a splitter's output for bytes that arrive in pieces of this size. */
function split(content: string | Buffer, size = Number.POSITIVE_INFINITY) {
  const bytes = Buffer.from(content as string);
  const splitter = new BundleSplitter();
  const entries: BundleEntry[] = [];
  const step = Math.min(size, bytes.length || 1);
  for (let from = 0; from < bytes.length; from += step) {
    entries.push(...splitter.feed(bytes.subarray(from, from + step)));
  }
  splitter.end();
  return { entries, fields: Object.fromEntries(splitter.fields) };
}

const BUNDLE = `\uFEFF {
  "resourceType": "Bundle", "type": "collection", "id": "a,b]}\\"",
  "meta": { "tag": [{ "code": "x" }, { "code": "entry" }], "entry": [1, 2] },
  "entry": [ {"resource": {"name": "Núñez, \\"[{\\\\", "entry": [1,[2]]}}, {"resource": {"value": 75.0}} , {} ],
  "total": 3
} \n`;

const TEXTS = [
  '{"resource": {"name": "Núñez, \\"[{\\\\", "entry": [1,[2]]}}',
  '{"resource": {"value": 75.0}}',
  '{}',
];

describe('a bundle read piece by piece', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('is the same in pieces of %d bytes', (size) => {
    const { entries, fields } = split(BUNDLE, size);
    expect(entries.map(({ text }) => text?.trim())).toEqual(TEXTS);
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(fields).toEqual({ resourceType: 'Bundle', type: 'collection', id: 'a,b]}"' });
  });

  it.each([
    ['no entries', '{"resourceType":"Bundle","entry":[ ]}', 0],
    ['no array', '{"resourceType":"Bundle"}', 0],
    ['nothing at all', '{}', 0],
    ['an array in another field', '{"a":[1,2],"b":{"entry":[1]}}', 0],
    ['entries before their type', '{"entry":[{}],"resourceType":"Bundle"}', 1],
    ['the array twice', '{"entry":[{}],"entry":[{},{}]}', 3],
  ])('%s', (_label, text, count) => {
    expect(split(text).entries).toHaveLength(count);
  });

  it('passes invalid entries on for the reader to refuse', () => {
    expect(split('{"entry":[{},,7,{"a":}]}').entries.map(({ text }) => text)).toEqual([
      '{}',
      '',
      '7',
      '{"a":}',
    ]);
  });

  it('says which entry is too long or not UTF-8, and continues', () => {
    const long = `{"data":"${'x'.repeat(MAX_ENTRY_BYTES)}"}`;
    expect(split(`{"entry":[{},${long},{}]}`, 65_536).entries).toEqual([
      { number: 1, text: '{}' },
      { number: 2, fault: 'too-long' },
      { number: 3, text: '{}' },
    ]);
    const broken = Buffer.concat([Buffer.from('{"entry":["'), Buffer.from([0xff]), Buffer.from('",{}]}')]);
    expect(split(broken).entries).toEqual([
      { number: 1, fault: 'not-json' },
      { number: 2, text: '{}' },
    ]);
  });

  it.each([
    ['nothing', '', /ends in the middle/],
    ['an end in the middle', '{"entry":[{},{"a":', /ends in the middle/],
    ['an end inside a string', '{"entry":[{}],"a":"', /ends in the middle/],
    ['an array', '[{"entry":[]}]', /it is not an object/],
    ['words before it', 'no {"entry":[]}', /it is not an object/],
    ['two objects', '{"entry":[]}\n{"entry":[]}', /it contains more than one value/],
    ['words behind it', '{"entry":[]} and so on', /there is data after its end/],
    ['a bracket too many', '{"entry":[]}}', /more than one value|no object/],
    ['a field that is none', '{"entry":[], 7}', /JSON/],
  ])('refuses %s', (_label, text, message) => {
    expect(() => split(text)).toThrow(message);
    expect(() => split(text, 1)).toThrow(SyntaxError);
  });
});
