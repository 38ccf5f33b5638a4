import { connect, type Socket } from 'node:net';
import type { ScannerAddress } from './scanner-address.ts';

export type ClamdResult =
  | { readonly result: 'clean' }
  | { readonly result: 'infected'; readonly signature: string }
  | { readonly result: 'unavailable' };

/** Below clamd's StreamMaxLength in any configuration. */
const CHUNK_BYTES = 65_536;
/** An answer is one short line. Longer ones do not come from clamd. */
const MAX_ANSWER = 1_024;
const UNAVAILABLE: ClamdResult = { result: 'unavailable' };

/**
 * Formats clamd(8)'s command INSTREAM: a length in network order before each chunk, and a length of zero at the end.
 */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Only a plain OK means clean. After an error, such as a scanner limit, the file was not checked. */
function readAnswer(answer: string): ClamdResult {
  const line = answer.replace(/\0.*$/s, '').trim();
  if (line === 'stream: OK') return { result: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(line)?.[1];
  return signature === undefined ? UNAVAILABLE : { result: 'infected', signature };
}

function send(socket: Socket, bytes: Uint8Array): void {
  for (const piece of instream(bytes)) socket.write(piece);
}

/** Scans a file with clamd. Every failure, including a late answer, is `unavailable` and never `clean`. */
export function clamdScan(
  address: ScannerAddress,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<ClamdResult> {
  return new Promise((resolve) => {
    const socket = connect({ ...address });
    let answer = '';
    // Not the socket's timeout, which restarts with every byte.
    const late = setTimeout(() => end(UNAVAILABLE), timeoutMs);
    function end(result: ClamdResult): void {
      clearTimeout(late);
      socket.destroy();
      resolve(result);
    }
    socket.setEncoding('utf8');
    socket.on('connect', () => send(socket, bytes));
    socket.on('data', (text) => {
      answer += String(text);
      if (answer.includes('\0') || answer.length > MAX_ANSWER) end(readAnswer(answer));
    });
    socket.on('error', () => end(UNAVAILABLE));
    socket.on('close', () => end(UNAVAILABLE));
  });
}
