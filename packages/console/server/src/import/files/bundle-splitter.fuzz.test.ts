import { expect, it } from 'vitest';
import { seededRandom } from '../../../build/demo/seeded-random.ts';
import { BundleSplitter } from './bundle-splitter.ts';

const ROUNDS = 400;
const seed = process.env.CARELINE_SEED ?? '20240117';
const { chance, int, pick } = seededRandom(`bundle/${seed}`);

const TEXTS = ['', 'entry', '"', '\\', '}],{[', 'a\nb', 'Núñez नीता 😀', '\u0007', 'resourceType'];

function anyValue(depth: number): unknown {
  if (depth === 0 || chance(0.4)) return pick<unknown>([null, true, -1.5, 0, 1e21, ...TEXTS]);
  const parts = Array.from({ length: int(0, 4) }, () => anyValue(depth - 1));
  if (chance(0.5)) return parts;
  return Object.fromEntries(parts.map((part) => [pick(TEXTS), part]));
}

function aBundle() {
  const entries = Array.from({ length: int(0, 6) }, () => anyValue(4));
  const before = chance(0.5) ? { resourceType: 'Bundle', link: anyValue(3) } : {};
  const after = chance(0.5) ? { type: 'batch', meta: anyValue(3) } : {};
  return { entries, text: JSON.stringify({ ...before, entry: entries, ...after }, null, pick([0, 2, '\t'])) };
}

/** Yields the bytes in pieces of random sizes. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const to = from + int(1, 40);
    yield bytes.subarray(from, to);
    from = to;
  }
}

function split(bytes: Buffer): unknown[] {
  const splitter = new BundleSplitter();
  const found: unknown[] = [];
  for (const piece of piecesOf(bytes)) {
    for (const { text } of splitter.feed(piece)) found.push(text);
  }
  splitter.end();
  return found;
}

it(`splits any bundle into the same entries as a parser (seed ${seed})`, () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { entries, text } = aBundle();
    const found = split(Buffer.from(text)).map((entry) => JSON.parse(String(entry)));
    expect(found, `round ${round}: ${text}`).toEqual(entries);
  }
});

it(`fails with nothing worse than a SyntaxError on damaged bytes (seed ${seed})`, () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = Buffer.from(aBundle().text);
    for (let hits = int(1, 3); hits > 0; hits -= 1) bytes[int(0, bytes.length - 1)] = int(0, 255);
    const damaged = chance(0.3) ? bytes.subarray(0, int(0, bytes.length)) : bytes;
    try {
      split(damaged);
    } catch (error) {
      expect(error, `round ${round}: ${damaged}`).toBeInstanceOf(SyntaxError);
    }
  }
});
