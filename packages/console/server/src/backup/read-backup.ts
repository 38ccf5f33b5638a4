import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  type BackupItem,
  parseAbout,
} from './backup-format.ts';
import { createSeal } from './seal.ts';

/** Summary of a backup that was read in full and matched its seal. */
export interface BackupSummary {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
}

/** Maximum rows per batch, and the approximate maximum of characters. */
const MAX_ROWS = 1_000;
const MANY_CHARACTERS = 1_000_000;

const damaged = (path: string, cause?: unknown) =>
  new BackupError(`${path} is not a Careline backup, or it is damaged or incomplete. Use another one.`, {
    cause,
  });

function inWords(path: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  // Only disk errors name a system call. All others are about the content.
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return new BackupError(`${path} does not exist. Check the path of the backup.`, { cause: error });
  if (syscall === undefined) return damaged(path, error);
  return new BackupError(`${path} cannot be read: ${message}.`, { cause: error });
}

/** Yields lines that end with `\n` only. JSON keeps other line ends inside texts. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest + decoder.decode() !== '') throw new Error('the last line has no end');
}

async function* linesOfFile(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const text = createGunzip();
  const piped = pipeline(source, text);
  // The loop also throws this error. Only avoid an unhandled rejection here.
  piped.catch(() => undefined);
  try {
    yield* linesOf(text);
    await piped;
  } finally {
    source.destroy();
    text.destroy();
  }
}

async function* itemsOf(lines: AsyncIterable<string>): AsyncGenerator<BackupItem> {
  let rows: string[] = [];
  let characters = 0;
  const flush = function* (): Generator<BackupItem> {
    if (rows.length > 0) yield { kind: 'rows', lines: rows };
    rows = [];
    characters = 0;
  };
  for await (const line of lines) {
    if (line.startsWith('[')) {
      rows.push(line);
      characters += line.length;
      if (rows.length >= MAX_ROWS || characters >= MANY_CHARACTERS) yield* flush();
      continue;
    }
    yield* flush();
    const item: BackupItem | undefined = line.startsWith('"') ? { kind: 'bytes', line } : parseAbout(line);
    if (!item) throw new Error('a line is of no known kind');
    yield item;
  }
  yield* flush();
}

/** Checks that the header comes first and only there, and that a matching end comes last and only there. */
async function* sealChecked(items: AsyncIterable<BackupItem>): AsyncGenerator<BackupItem> {
  const seal = createSeal();
  let state: 'before' | 'within' | 'ended' = 'before';
  for await (const item of items) {
    if ((item.kind === 'header') !== (state === 'before') || state === 'ended')
      throw new Error('the lines are not in order');
    state = item.kind === 'end' ? 'ended' : 'within';
    if (item.kind !== 'end') seal.add(item);
    else if (JSON.stringify(item.end) !== JSON.stringify(seal.end()))
      throw new Error('the seal does not fit');
    yield item;
  }
  if (state !== 'ended') throw new Error('the end is missing');
}

/**
 * Yields a backup from header to end.
 * Throws `BackupError` on reaching damage. Call `checkBackup` first to know that all of it is sound.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupItem> {
  const items = sealChecked(itemsOf(linesOfFile(path)));
  try {
    for (;;) {
      const next = await items.next().catch((error) => {
        throw inWords(path, error);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await items.return(undefined);
  }
}

/** Reads a whole backup and compares it with its seal. Throws `BackupError`. */
export async function checkBackup(path: string): Promise<BackupSummary> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const item of readBackup(path)) {
    if (item.kind === 'header') header = item.header;
    if (item.kind === 'end') end = item.end;
  }
  if (!header || !end) throw damaged(path);
  return { header, end };
}
