/**
 * Implements what core's client uses of ofetch, on the browser's fetch. The build for pages without a bundler swaps it
 * in, because the other nine tenths of ofetch (retries, streams, guessed types, URL tools) are unused. A test checks
 * that both behave the same through core's client.
 */
interface Context {
  readonly request: string;
  options: RequestOptions & { headers: Headers };
  response: (Response & { _data?: unknown }) | undefined;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly query?: Readonly<Record<string, unknown>>;
  /** A form, or encoded JSON. */
  readonly body?: FormData | string;
  signal?: AbortSignal;
  onRequest?(context: Context): Promise<void> | void;
}

interface Globals {
  readonly fetch: typeof globalThis.fetch;
}

export class FetchError extends Error {}

function addressOf(url: string, query: RequestOptions['query'] = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return url;
  return `${url}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

function bodyOf({ body, headers }: Context['options']): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (body instanceof FormData) return body;
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return String(body);
}

/** Statuses of responses without a body. */
const WITHOUT_BODY = [101, 204, 205, 304];

export const createFetch = ({ fetch }: Globals) => ({
  create: ({ parseResponse }: { readonly parseResponse?: (text: string) => unknown }) => ({
    async raw(url: string, given: RequestOptions) {
      const options = { ...given, headers: new Headers(given.headers) };
      const context: Context = { request: url, options, response: undefined };
      await given.onRequest?.(context);
      const { method, headers, signal, query } = context.options;
      const init = { method, headers, signal: signal ?? null, body: bodyOf(context.options) };
      const response: Context['response'] = await fetch(addressOf(url, query), init as RequestInit).catch(
        (cause: unknown) => {
          throw new FetchError('no reply', { cause });
        },
      );
      context.response = response;
      if (response.body && !WITHOUT_BODY.includes(response.status)) {
        response._data = await (parseResponse ? response.text().then(parseResponse) : response.blob());
      }
      if (response.status >= 400) throw new FetchError('refused');
      return response;
    },
  }),
});
