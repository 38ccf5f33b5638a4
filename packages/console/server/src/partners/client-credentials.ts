import { OAuthError } from './oauth-error.ts';
import type { TokenForm } from './token-form.ts';

/** Credentials as sent by the client, not yet verified. */
export interface ClientCredentials {
  readonly clientId: string;
  /** Undefined for a public client, which proves itself with the ID token. */
  readonly clientSecret: string | undefined;
}

const unreadable = () =>
  new OAuthError('invalid_client', 'Send the Authorization header as Basic client_id:client_secret.');

const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** RFC 6749, 2.3.1: both parts are form-encoded before they are joined. */
function fromHeader(header: string): ClientCredentials {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(header.trim()) ?? [];
  const [clientId = '', clientSecret] = Buffer.from(encoded, 'base64').toString('utf8').split(/:(.*)/s);
  if (!clientId || clientSecret === undefined) throw unreadable();
  try {
    return { clientId: decoded(clientId), clientSecret: decoded(clientSecret) || undefined };
  } catch {
    throw unreadable();
  }
}

/** Reads the client of a token request, from Basic authentication or from the form, but not both. */
export function readCredentials(header: string | undefined, form: TokenForm): ClientCredentials {
  const clientId = form.get('client_id');
  const clientSecret = form.get('client_secret');
  if (header === undefined) {
    if (clientId === undefined) throw new OAuthError('invalid_client', 'The request names no client.');
    return { clientId, clientSecret };
  }
  const credentials = fromHeader(header);
  if (clientSecret !== undefined || (clientId !== undefined && clientId !== credentials.clientId)) {
    throw new OAuthError('invalid_request', 'The client is named twice, in the header and in the body.');
  }
  return credentials;
}
