import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createScanUpload, type ScanRules } from './scan-upload.ts';
import { readScannerAddress, type ScannerAddress } from './scanner-address.ts';

const PDF = Buffer.from('%PDF-1.7\nnothing in it');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
const REPORT = 'report.pdf';

const TYPES = ['application/pdf', 'image/png', 'image/jpeg'];

const door = (rules: Partial<ScanRules> = {}) => {
  const scan = createScanUpload({ scanner: undefined, timeoutMs: 5_000, ...rules });
  return (content: Parameters<typeof scan>[0], name: string, types = TYPES) =>
    scan(content, name, { types, maxBytes: 200_000 });
};

describe('a file without a virus scanner', () => {
  it.each([
    ['a PDF', PDF, 'report.pdf', 'application/pdf'],
    ['a PNG', PNG, 'REPORT.PNG', 'image/png'],
    ['a JPEG', JPEG, 'foot.jpeg', 'image/jpeg'],
    ['a name in another script', PDF, 'रिपोर्ट.pdf', 'application/pdf'],
    ['a PDF without an ending', PDF, 'report', 'application/pdf'],
    ['a JPEG without an ending', JPEG, 'IMG_0042', 'image/jpeg'],
    ['a JPEG that is named as HEIC', JPEG, 'IMG_0042.heic', 'image/jpeg'],
    ['a JPEG that is named as a PDF', JPEG, 'report.pdf', 'image/jpeg'],
    ['a PNG that is named as a JPEG', PNG, 'report.jpg', 'image/png'],
    ['a PDF with an ending of its own', PDF, 'report.2026-11', 'application/pdf'],
    [
      'a PDF after lines of a printer',
      Buffer.concat([Buffer.from('\x1b%-12345X@PJL\r\n'), PDF]),
      'a.pdf',
      'application/pdf',
    ],
  ])('is accepted: %s', async (_, bytes, name, type) => {
    expect(await door()(bytes, name)).toMatchObject({ result: 'clean', bytes, type });
  });

  it.each([
    ['nothing', Buffer.alloc(0), REPORT, 'empty'],
    ['too much', Buffer.concat([PDF, Buffer.alloc(200_000)]), REPORT, 'too-large'],
    ['a program', Buffer.from('MZ\x90'), REPORT, 'type-unknown'],
    ['an archive', Buffer.from('PK\x03\x04'), 'a.zip', 'type-unknown'],
    ['a page', Buffer.from('<script>'), 'a.html', 'type-unknown'],
    ['a picture with script', Buffer.from('<svg '), 'a.svg', 'type-unknown'],
    ['a page that is named as a picture', Buffer.from('<!doctype html>'), 'a.jpg', 'type-unknown'],
    ['a PDF behind a picture', Buffer.concat([Buffer.from('GIF89a'), PDF]), REPORT, 'type-unknown'],
    ['a picture of a type that is not taken here', WEBP, 'a.webp', 'type-unknown'],
    ['half a signature', PNG.subarray(0, 5), 'a.png', 'type-unknown'],
    ['a PDF with the name of a program', PDF, 'report.pdf.exe', 'name-runs'],
    ['a JPEG with the name of a page', JPEG, 'foot.html', 'name-runs'],
  ])('is refused: %s', async (_, bytes, name, reason) => {
    expect(await door()(bytes, name)).toEqual({ result: 'refused', reason });
  });

  it('is accepted when its type is', async () => {
    const taken = await door()(WEBP, 'logo.webp', ['image/webp']);
    expect(taken).toMatchObject({ result: 'clean', type: 'image/webp' });
  });

  it('is read only up to its limit', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield Buffer.concat([PDF, Buffer.alloc(50_000)]);
      }
    }
    expect(await door()(endless(), REPORT)).toEqual({ result: 'refused', reason: 'too-large' });
    expect(read).toBe(4);
  });
});

describe('a file with clamd', () => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  /** A clamd that answers a complete INSTREAM, with the bodies it received. */
  async function aClamd(answer: (socket: Socket, body: Buffer) => void, path?: string) {
    const sent: Buffer[] = [];
    const server: Server = createServer((socket) => {
      let bytes = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        bytes = Buffer.concat([bytes, chunk]);
        const body = bodyOf(bytes);
        if (!body) return;
        sent.push(body);
        answer(socket, body);
      });
    });
    await new Promise<void>((done) => {
      if (path) server.listen(path, done);
      else server.listen(0, '127.0.0.1', done);
    });
    open.push(() => new Promise((done) => server.close(done)));
    const at = server.address();
    const scanner: ScannerAddress =
      path || typeof at !== 'object' || !at ? { path: path ?? '' } : { host: '127.0.0.1', port: at.port };
    return { scanner, sent };
  }

  /** Returns the file in a complete INSTREAM, or undefined if more is to come. */
  function bodyOf(bytes: Buffer): Buffer | undefined {
    const command = 'zINSTREAM\0';
    if (bytes.length < command.length) return undefined;
    expect(bytes.toString('latin1', 0, command.length)).toBe(command);
    const chunks: Buffer[] = [];
    let at = command.length;
    while (at + 4 <= bytes.length) {
      const length = bytes.readUInt32BE(at);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return undefined;
  }

  it.each([
    ['finds nothing', 'stream: OK\0', { result: 'clean', type: 'application/pdf' }],
    [
      'finds something',
      'stream: Eicar-Signature FOUND\0',
      { result: 'infected', signature: 'Eicar-Signature' },
    ],
    ['has a smaller limit', 'INSTREAM size limit exceeded. ERROR\0', { result: 'unavailable' }],
    ['says what nobody knows', 'stream: OK-ish\0', { result: 'unavailable' }],
    ['says a file name of its own', 'stream: OK FOUND\0', { result: 'infected', signature: 'OK' }],
  ])('that %s', async (_, line, result) => {
    const { scanner, sent } = await aClamd((socket) => socket.end(line));
    const file = Buffer.concat([PDF, Buffer.alloc(150_000, 7)]);
    expect(await door({ scanner })(file, REPORT)).toMatchObject(result);
    expect(sent[0]?.equals(file)).toBe(true);
  });

  it('is sent over a unix socket too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    open.push(() => rm(folder, { recursive: true }));
    const { scanner } = await aClamd((socket) => socket.end('stream: OK\0'), join(folder, 'clamd.ctl'));
    expect(await door({ scanner })(PDF, REPORT)).toMatchObject({ result: 'clean' });
  });

  it.each([
    ['hangs up', (socket: Socket) => socket.destroy(), 5_000],
    ['never answers', () => undefined, 50],
    ['talks without an end', (socket: Socket) => socket.write('x'.repeat(2_000)), 5_000],
  ])('is refused when clamd %s', async (_, answer, timeoutMs) => {
    const { scanner } = await aClamd(answer);
    expect(await door({ scanner, timeoutMs })(PDF, REPORT)).toEqual({ result: 'unavailable' });
  });

  it('is refused when clamd is not listening', async () => {
    const { scanner } = await aClamd(() => undefined);
    await open.pop()?.();
    expect(await door({ scanner })(PDF, REPORT)).toEqual({ result: 'unavailable' });
  });
});

describe('the address of clamd', () => {
  it.each([
    ['tcp://scanner:3311', { host: 'scanner', port: 3311 }],
    ['tcp://127.0.0.1', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix://run/clamd.ctl', undefined],
    ['http://scanner:3310', undefined],
    ['tcp://scanner/path', undefined],
    ['scanner', undefined],
  ])('%s', (text, address) => {
    expect(readScannerAddress(text)).toEqual(address);
  });
});
