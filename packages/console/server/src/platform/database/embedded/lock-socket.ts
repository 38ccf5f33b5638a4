import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A lock socket's answer. `trying`: its process does not hold the folder yet. */
export interface LockAnswer {
  readonly state: 'held' | 'trying';
  /** Where it serves, once it does. */
  readonly address?: string;
}

/** A socket's path may have 104 bytes on macOS and 108 on Linux, including the final zero. */
const LONGEST_SOCKET_PATH = 103;
/** Longer than `/lock-0123abcd.sock`. */
const NAME_BYTES = 24;
/** A busy holder still holds the folder; only its address stays unknown. */
const ANSWER_TIMEOUT_MS = 2_000;

/** Calls `use` with a path of the folder that is short enough for sockets, through a temporary link if necessary. */
export async function withSocketFolder<T>(folder: string, use: (short: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) + NAME_BYTES <= LONGEST_SOCKET_PATH) return use(folder);
  const work = await mkdtemp(join(tmpdir(), 'cl-'));
  try {
    const link = join(work, 'f');
    await symlink(folder, link);
    return await use(link);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Answers each connection with one line of JSON. */
export function answerOn(path: string, answer: () => LockAnswer): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${JSON.stringify(answer())}\n`);
    });
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function parseAnswer(text: string): LockAnswer {
  try {
    const { state, address } = JSON.parse(text) as LockAnswer;
    return { state: state === 'trying' ? state : 'held', address };
  } catch {
    // A process that is listening holds the folder, whatever it answers.
    return { state: 'held' };
  }
}

/** Nothing listens there any more, for example after a crash or `kill -9`. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT']);

/** Returns the answer of the process behind a socket, or undefined if there is none. */
export function askSocket(path: string): Promise<LockAnswer | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(path).setEncoding('utf8').setTimeout(ANSWER_TIMEOUT_MS);
    let text = '';
    const done = (answer: LockAnswer | undefined) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => done(parseAnswer(text)));
    socket.on('timeout', () => done({ state: 'held' }));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(DEAD.has(error.code ?? '') ? undefined : { state: 'held' }),
    );
  });
}
