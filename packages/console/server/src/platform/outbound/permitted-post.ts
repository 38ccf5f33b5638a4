import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPermittedAddress, literalAddress, type WebhookReach } from './permitted-address.ts';
import { AddressRefusedError, permittedLookup } from './permitted-lookup.ts';

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface PostOptions {
  readonly reach: WebhookReach;
  readonly timeoutMs: number;
}

/** An HTTP status, or why there was none: a Node error code, `timeout` or `address-refused`. */
export type PostAnswer =
  | { readonly status: number; readonly error: null }
  | { readonly status: null; readonly error: string };

const MAX_CODE = 60;

function codeOf(error: unknown): string {
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  return typeof code === 'string' ? code.slice(0, MAX_CODE) : 'failed';
}

function post(url: URL, { headers, body }: PostRequest, { reach, timeoutMs }: PostOptions): Promise<number> {
  const literal = literalAddress(url);
  if (literal && !isPermittedAddress(literal, reach)) return Promise.reject(new AddressRefusedError());
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // Use a new connection, never one opened under another reach.
      agent: false,
      lookup: permittedLookup(reach),
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('response', (response) => {
      answered(response.statusCode ?? 0);
      // Do not read the rest of the answer.
      response.destroy();
    });
    request.on('error', failed);
    // A connection can end without either event, for example on a protocol upgrade.
    request.on('close', () => failed(new Error('The connection was closed')));
    request.end(body);
  });
}

/** Posts to a permitted address. Follows no redirect and reads only the status of the answer. */
export async function permittedPost(request: PostRequest, options: PostOptions): Promise<PostAnswer> {
  try {
    return { status: await post(new URL(request.url), request, options), error: null };
  } catch (error) {
    return { status: null, error: codeOf(error) };
  }
}
