import { ENDPOINTS } from '#contract';
import { createHttpClient, type Endpoint, type HttpClient, serviceBasesUnder } from '#http';
import type { FuzzNotes } from './fuzz.ts';
import { mutated, pick, wireText } from './fuzz-mutate.ts';
import { sampleAnswer } from './fuzz-samples.ts';

type Random = () => number;

/** A reply with its expected properties. */
export interface FuzzReply {
  readonly how: string;
  /** Undefined if no response arrives. */
  readonly status?: number;
  /** From the header. */
  readonly requestId?: string;
  give(): Promise<Response>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES = ['text/html', 'text/plain', 'application/octet-stream', 'image/png', 'text/event-stream', ''];
const STATUSES = [
  201, 206, 300, 400, 401, 403, 404, 405, 408, 409, 410, 413, 418, 422, 429, 451, 500, 502, 503, 599,
];
const RETRY_AFTER = ['7', '-1', 'soon', '9'.repeat(40), 'Mon, 05 Jan 2026 09:00:30 GMT', 'NaN'];
const HTML = '<!doctype html><title>Log in</title><script>location = "/"</script>';

interface ReplyFacts {
  readonly how: string;
  readonly body: BodyInit | null;
  readonly status?: number;
  readonly type?: string;
}

/** Half of the replies have a request id, some of them a retry delay. */
function reply(random: Random, { how, body, status = 200, type = JSON_TYPE }: ReplyFacts): FuzzReply {
  const headers = new Headers({ 'content-type': type });
  const requestId = random() < 0.5 ? `request-${Math.floor(random() * 1e6)}` : undefined;
  if (requestId) headers.set('x-request-id', requestId);
  if (random() < 0.3) headers.set('retry-after', pick(random, RETRY_AFTER));
  return { how, status, requestId, give: async () => new Response(body, { status, headers }) };
}

/** A body that breaks off with an error. */
function brokenOff(text: string, error: unknown): ReadableStream {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, bytes.length / 2));
      controller.error(error);
    },
  });
}

const lost = () => new TypeError('terminated');
const late = () => new DOMException('too slow', 'TimeoutError');
const rejecting = (how: string, error: unknown): FuzzReply => ({ how, give: () => Promise.reject(error) });

const aProblem = () => ({
  type: 'about:blank',
  title: 'No',
  status: 422,
  code: 'input-invalid',
  detail: 'It does not fit.',
  action: 'Correct it.',
  requestId: 'request-of-the-problem',
  errors: [{ path: 'a.b', message: 'must not be empty' }],
});

type MakeReply = (endpoint: Endpoint, random: Random) => FuzzReply;

const mutatedAnswer: MakeReply = (endpoint, random) => {
  const { text, how } = mutated(sampleAnswer(endpoint), random);
  return reply(random, { how: `${how}: ${text.slice(0, 1500)}`, body: text });
};

const mutatedProblem: MakeReply = (_, random) => {
  const { text, how } = mutated(aProblem(), random);
  const status = pick(random, STATUSES);
  return reply(random, { how: `${status} with ${how}: ${text.slice(0, 1500)}`, body: text, status });
};

/** Replies that fail for other reasons than their JSON. */
const BAD_REPLIES: Readonly<Record<string, MakeReply>> = {
  'cut text': (endpoint, random) => {
    const text = wireText(sampleAnswer(endpoint));
    const end = Math.floor(random() * text.length);
    return reply(random, { how: `cut at ${end}`, body: text.slice(0, end) });
  },
  'another content type': (endpoint, random) => {
    const type = pick(random, TYPES);
    return reply(random, { how: `as ${type}`, body: wireText(sampleAnswer(endpoint)), type });
  },
  'an empty body': (_, random) => reply(random, { how: 'empty', body: '' }),
  'no content': (_, random) =>
    reply(random, { how: 'no content', body: null, status: pick(random, [204, 205]) }),
  'a page': (_, random) => {
    const status = pick(random, [200, ...STATUSES]);
    return reply(random, { how: `page with ${status}`, body: HTML, status, type: 'text/html' });
  },
  'bytes that are no text': (_, random) =>
    reply(random, { how: 'bytes', body: new Uint8Array([0xff, 0xfe, 0x7b, 0x22, 0xc0, 0x80]) }),
  'a byte order mark': (endpoint, random) =>
    reply(random, { how: 'marked', body: `\ufeff${wireText(sampleAnswer(endpoint))}` }),
  'a bare value': (_, random) => {
    const body = pick(random, ['null', '0', '""', '[]', '{}', 'NaN', 'undefined', '"\\ud800"', '1e999']);
    return reply(random, { how: `bare ${body}`, body });
  },
  'a valid answer with another status': (endpoint, random) => {
    const status = pick(random, STATUSES);
    return reply(random, { how: `answer with ${status}`, body: wireText(sampleAnswer(endpoint)), status });
  },
  'a connection that breaks off': (endpoint, random) => {
    const body = brokenOff(wireText(sampleAnswer(endpoint)), random() < 0.5 ? lost() : late());
    return reply(random, { how: 'broken off', body, status: pick(random, [200, 422, 500]) });
  },
  'no connection': () => rejecting('no connection', new TypeError('Failed to fetch')),
  'no answer in time': () => rejecting('no answer in time', late()),
};

/** Returns a faulty reply, mostly with faulty JSON. */
export function badReply(endpoint: Endpoint, random: Random): FuzzReply {
  const chance = random();
  if (chance < 0.6) return mutatedAnswer(endpoint, random);
  if (chance < 0.75) return mutatedProblem(endpoint, random);
  return pick(random, Object.values(BAD_REPLIES))(endpoint, random);
}

/** Returns what a working server answers. */
export function goodReply(endpoint: Endpoint): FuzzReply {
  const answer = sampleAnswer(endpoint);
  const body = endpoint.gives === 'file' ? (answer as { file: Blob }).file : wireText(answer);
  return { how: 'as it should be', status: 200, give: async () => new Response(body) };
}

const ORIGIN = 'https://careline.example';
const bases = serviceBasesUnder(`${ORIGIN}/api`);
const BY_ADDRESS = new Map(
  ENDPOINTS.map((endpoint) => [`${endpoint.method} ${bases[endpoint.service]}${endpoint.path}`, endpoint]),
);

/** Returns the contract's endpoint for a request. */
function endpointAt(input: unknown, init: RequestInit | undefined): Endpoint {
  const { origin, pathname } = new URL(String(input));
  const address = `${init?.method ?? 'GET'} ${origin}${pathname}`;
  const endpoint = BY_ADDRESS.get(address);
  if (!endpoint) throw new RangeError(`the contract has no ${address}`);
  return endpoint;
}

/** Returns the real client with a server whose replies the test makes. */
export function fuzzServer(replyTo: (endpoint: Endpoint) => FuzzReply): HttpClient {
  return createHttpClient({
    bases,
    origin: ORIGIN,
    accessToken: async () => 'token',
    fetch: (input, init) => replyTo(endpointAt(input, init)).give(),
  });
}

/** A server that alternates between correct and faulty replies and notes each of them. */
export function moodyServer(random: Random, notes: FuzzNotes): HttpClient {
  return fuzzServer((endpoint) => {
    const isWrong = random() < 0.6;
    const reply = isWrong ? badReply(endpoint, random) : goodReply(endpoint);
    notes[isWrong ? 'wrong' : 'right'](`${endpoint.name}: ${reply.how}`);
    return reply;
  });
}
