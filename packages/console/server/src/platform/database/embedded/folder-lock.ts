import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOn, askSocket, type LockAnswer, withSocketFolder } from './lock-socket.ts';

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly folder: string;
  /** The address of that process; undefined while it is still starting. */
  readonly address: string | undefined;

  constructor(folder: string, address: string | undefined) {
    const where = address ? `at ${address}` : 'and has not said yet where it serves';
    super(
      `Careline is already running on the data folder ${folder} ${where}. Use that one, stop it first, or choose another folder with CARELINE_DATA.`,
    );
    this.folder = folder;
    this.address = address;
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Returns the holder's description, read again on each request. */
export type DescribeHolder = () => { readonly address: string | undefined };

const LOCK_NAME = /^lock-[0-9a-f]{8}\.sock$/;
const MAX_TRIES = 60;
const LONGEST_PAUSE_MS = 60;

async function lockNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => LOCK_NAME.test(name));
}

async function askAll(folder: string, short: string, besides?: string) {
  const names = (await lockNames(folder)).filter((name) => name !== besides);
  const answers = await Promise.all(names.map((name) => askSocket(join(short, name))));
  const live = answers.filter((answer): answer is LockAnswer => answer !== undefined);
  return { names, live };
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

async function attempt(folder: string, short: string, describe: DescribeHolder) {
  const own = `lock-${randomBytes(4).toString('hex')}.sock`;
  let state: LockAnswer['state'] = 'trying';
  const server = await answerOn(join(short, own), () => ({ state, ...describe() }));
  const release = async () => {
    await rm(join(folder, own), { force: true });
    await closed(server);
  };
  const { names, live } = await askAll(folder, short, own);
  if (live.length > 0) {
    await release();
    return { live };
  }
  state = 'held';
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  return { lock: { release } };
}

/**
 * Locks the folder through sockets. Each process first listens on its own socket in the folder and only then looks for
 * others. Of two processes, the later one sees the other, so they can never both believe they are alone. Two that see
 * each other step back and try again. The system closes the socket of a dead process, so a stale lock cannot remain.
 */
async function lockBySockets(folder: string, describe: DescribeHolder): Promise<FolderLock> {
  return withSocketFolder(folder, async (short) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { lock, live } = await attempt(folder, short, describe);
      if (lock) return lock;
      const holder = live.find((answer) => answer.state === 'held');
      if (holder) throw new FolderInUseError(folder, holder.address);
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
    throw new FolderInUseError(folder, undefined);
  });
}

/** Windows has no sockets in folders. A pipe's name has one owner at a time and goes away with its process. */
const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\careline-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`;

async function lockByPipe(folder: string, describe: DescribeHolder): Promise<FolderLock> {
  try {
    const server = await answerOn(pipeOf(folder), () => ({ state: 'held', ...describe() }));
    return { release: () => closed(server) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new FolderInUseError(folder, (await askSocket(pipeOf(folder)))?.address);
  }
}

/**
 * Locks the data folder for this process, creating it if missing. Throws `FolderInUseError` if another process has it.
 * The lock ends with the process or with `release`.
 */
export async function lockFolder(folder: string, describe: DescribeHolder): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const real = await realpath(folder);
  try {
    return await (process.platform === 'win32' ? lockByPipe : lockBySockets)(real, describe);
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${folder} cannot be locked (${reason}). It has to be on a local disk that may be written; choose another with CARELINE_DATA.`,
      { cause: error },
    );
  }
}

/**
 * Returns the process that holds the folder, or undefined if it is free. The address is undefined while the process is
 * starting.
 */
export async function askHolder(
  folder: string,
): Promise<{ readonly address: string | undefined } | undefined> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined) return undefined;
  if (process.platform === 'win32') return holderOf([await askSocket(pipeOf(real))]);
  return withSocketFolder(real, async (short) => holderOf((await askAll(real, short)).live));
}

function holderOf(answers: readonly (LockAnswer | undefined)[]) {
  const holder = answers.find((answer) => answer?.state === 'held');
  return holder && { address: holder.address };
}
