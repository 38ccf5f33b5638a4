import { describe, expect, it } from 'vitest';
import { readEventStream, type StreamEvent } from './event-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A stream of these bytes, split into chunks of `sizes`, repeatedly. */
function streamOf(bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): ReadableStream<Uint8Array> {
  let at = 0;
  let turn = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const size = sizes[turn % sizes.length] ?? 1;
      turn += 1;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function read(stream: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(stream)) events.push(event);
  return events;
}

const anEvent = (event: string, data: string, id?: string) => ({ event, data, id });

describe('a stream of server-sent events', () => {
  it.each([
    ['an event with its id', 'id: 7\nevent: change\ndata: [1]\n\n', [anEvent('change', '[1]', '7')]],
    ['an event without a name', 'data: a\n\n', [anEvent('message', 'a')]],
    ['data of several lines', 'data: a\ndata:b\ndata:  c\n\n', [anEvent('message', 'a\nb\n c')]],
    [
      'an id that stays',
      'id: 1\ndata: a\n\ndata: b\n\n',
      [anEvent('message', 'a', '1'), anEvent('message', 'b', '1')],
    ],
    [
      'a name that does not',
      'event: x\ndata: a\n\ndata: b\n\n',
      [anEvent('x', 'a'), anEvent('message', 'b')],
    ],
    ['comments and fields of others', ': still here\nretry: 9\nfoo\ndata: a\n\n', [anEvent('message', 'a')]],
    ['an event without data', 'event: x\n\ndata: a\n\n', [anEvent('message', 'a')]],
    ['ends of lines of every kind', 'data: a\r\ndata: b\rdata: c\n\r\n', [anEvent('message', 'a\nb\nc')]],
    ['a mark at the beginning', '\uFEFFdata: a\n\n', [anEvent('message', 'a')]],
    ['an id that cannot be sent back', 'id: a\0b\ndata: a\n\n', [anEvent('message', 'a')]],
    ['what has no end', 'data: a\n\ndata: b\n', [anEvent('message', 'a')]],
    ['nothing', '', []],
  ])('has %s', async (_, text, events) => {
    expect(await read(streamOf(bytesOf(text)))).toEqual(events);
  });

  it('gives the same events wherever it is split', async () => {
    const text =
      'id: 1.7\r\nevent: change\r\ndata: ["अ", "😀"]\r\n\r\n: beat\n\ndata: a\rdata: é\r\rid: 2\ndata:\n\n';
    const bytes = bytesOf(text);
    const whole = await read(streamOf(bytes));
    expect(whole).toHaveLength(3);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      expect(await read(streamOf(bytes, [cut])), `${cut} bytes at a time`).toEqual(whole);
      expect(await read(streamOf(bytes, [cut, bytes.length])), `cut after ${cut}`).toEqual(whole);
    }
  });

  it('refuses a line that never ends', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(bytesOf('x'.repeat(65_536)));
      },
    });
    await expect(read(endless)).rejects.toThrow('without an end');
    expect(sent).toBeLessThan(40);
  });

  it('ends the request when the reader stops', async () => {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytesOf('data: a\n\ndata: b\n\n')),
      cancel() {
        isCancelled = true;
      },
    });
    for await (const _ of readEventStream(stream)) break;
    expect(isCancelled).toBe(true);
  });
});
