import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_LINE_BYTES, readLines, type SourceLine } from './read-lines.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string | Buffer, name = 'file'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function linesOf(content: string | Buffer): Promise<SourceLine[]> {
  const lines: SourceLine[] = [];
  for await (const line of readLines(await fileOf(content))) lines.push(line);
  return lines;
}

const AB = [
  { number: 1, text: '{"a":1}' },
  { number: 3, text: '{"b":2}' },
];

describe('lines of a file', () => {
  it.each([
    ['plain', '{"a":1}\n\n{"b":2}\n'],
    ['without a line end at the end', '{"a":1}\n\n{"b":2}'],
    ['with a byte order mark and CRLF', '\uFEFF{"a":1}\r\n\r\n{"b":2}\r\n'],
    ['gzip, whatever its name', gzipSync('{"a":1}\n\n{"b":2}\n')],
  ])('%s', async (_label, content) => {
    expect(await linesOf(content)).toEqual(AB);
  });

  it('are none in an empty file', async () => {
    expect(await linesOf('')).toEqual([]);
  });

  it('are named, not read, when they are too long or not UTF-8', async () => {
    const long = 'x'.repeat(MAX_LINE_BYTES + 1);
    const content = Buffer.concat([
      Buffer.from(`${long}\n`),
      Buffer.from([0x7b, 0xff, 0x0a]),
      Buffer.from('{"c":3}'),
    ]);
    expect(await linesOf(content)).toEqual([
      { number: 1, fault: 'too-long' },
      { number: 2, fault: 'not-json' },
      { number: 3, text: '{"c":3}' },
    ]);
  });

  it('end with a clear error where a gzip file was cut', async () => {
    const whole = gzipSync('{"a":1}\n'.repeat(1000));
    await expect(linesOf(whole.subarray(0, whole.length - 12))).rejects.toThrow(/cannot be read to its end/);
  });

  it('end with a clear error where there is no file', async () => {
    const read = async () => {
      for await (const _line of readLines(join(folder, 'missing'))) throw new Error('a line of nothing');
    };
    await expect(read()).rejects.toThrow(/cannot be read to its end/);
  });
});
