/** A server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  /** Last id, from this event or an earlier one. */
  readonly id: string | undefined;
}

/** Our events are shorter; a stream without line ends is not ours. */
const MAX_CHARACTERS = 1_000_000;

/** Decodes text from byte chunks of any size. */
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
    // When the consumer stops, the request ends.
    await reader.cancel().catch(() => undefined);
  }
}

/** Splits lines at CR LF, LF or CR. A CR LF may be split across chunks. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const text of textOf(stream)) {
    rest += text;
    // A final CR may be half of a CR LF.
    const lines = rest.split(/\r\n|\n|\r(?=[^\n])/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_CHARACTERS) throw new TypeError('The event stream has a line without an end.');
    yield* lines;
  }
}

/** Returns the name and value of a field. Lines that start with a colon are comments. */
function fieldOf(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}

/**
 * Reads server-sent events (HTML standard, 9.2.6) from a response, because `EventSource` can't send a token. An
 * incomplete last event is dropped.
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
