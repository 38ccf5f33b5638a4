/** One event of a stream of server-sent events. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  /** The last id that was sent, with this event or before. */
  readonly id: string | undefined;
}

/** No event of ours is longer; a stream without an end of a line is none of ours. */
const MOST_CHARACTERS = 1_000_000;

/** The text from its bytes, in whatever pieces they come. */
async function* textOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // Whoever stops reading ends the request.
    await reader.cancel().catch(() => undefined);
  }
}

/** Lines end with CR LF, LF or CR; of the two the LF may come in the next piece. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const text of textOf(stream)) {
    rest += text;
    // A CR at the end may be half of a CR LF.
    const lines = rest.split(/\r\n|\n|\r(?=[^\n])/);
    rest = lines.pop() ?? '';
    if (rest.length > MOST_CHARACTERS) throw new TypeError('A line of an event stream has no end.');
    yield* lines;
  }
}

/** The name and the value of a field; a line that begins with a colon is a comment. */
function fieldOf(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}

/**
 * Reads server-sent events (HTML standard, 9.2.6) from a response: `EventSource` cannot send a token. What follows the last
 * empty line is not whole and is left out.
 */
export async function* readEventStream(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent, void, undefined> {
  let event = '';
  let data: string[] = [];
  let id: string | undefined;
  for await (const line of linesOf(stream)) {
    const [name, value] = fieldOf(line);
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), id };
      event = '';
      data = [];
    } else if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
  }
}
