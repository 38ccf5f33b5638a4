import { type BuildFiles, CONFIG_PATH, HASHED_FOLDER } from './build-files.ts';

export type AnswerKind = 'page' | 'config' | 'file';

/**
 * Addresses the worker never answers: services, pages for people without an account (video visits, prescription
 * checks), the identity provider, its login and its return addresses (`/auth/callback`, `/auth/silent`), and any path
 * with a file extension.
 */
const SERVERS_OWN = /^\/(api|oidc|login|health|visit|rx)(\/|$)|^\/auth\/(callback|silent)|\.[a-z0-9]+$/i;

export type AskedRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** Returns how the worker answers a request; undefined leaves it to the browser. */
export function answerKind(
  request: AskedRequest,
  origin: string,
  build: Pick<BuildFiles, 'named'>,
): AnswerKind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode === 'navigate') {
    // Frames belong to the silent renewal.
    return request.destination === 'document' && !SERVERS_OWN.test(url.pathname) ? 'page' : undefined;
  }
  if (url.pathname === CONFIG_PATH) return 'config';
  const isFile =
    url.pathname.startsWith(HASHED_FOLDER) || build.named.some(([path]) => path === url.pathname);
  return isFile ? 'file' : undefined;
}
