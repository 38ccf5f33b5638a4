import { type BuildFiles, CONFIG_PATH, HASHED_FOLDER } from './build-files.ts';

/** A page of the console, its configuration, or a file of a build. */
export type AnswerKind = 'page' | 'config' | 'file';

/**
 * Addresses that are never the worker's: services, the pages of people without an account (a video visit, the check of a prescription), the identity provider and its login, and where it returns to
 * (`/auth/callback`, `/auth/silent`). A name with an ending is a file, whoever navigates to it.
 */
const SERVERS_OWN = /^\/(api|oidc|login|health|visit|rx)(\/|$)|^\/auth\/(callback|silent)|\.[a-z0-9]+$/i;

export type AskedRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** How the worker answers a request; undefined leaves it to the browser, as if there were no worker. */
export function answerKind(
  request: AskedRequest,
  origin: string,
  build: Pick<BuildFiles, 'named'>,
): AnswerKind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.mode === 'navigate') {
    // A frame is the silent renewal's.
    return request.destination === 'document' && !SERVERS_OWN.test(url.pathname) ? 'page' : undefined;
  }
  if (url.pathname === CONFIG_PATH) return 'config';
  const isFile =
    url.pathname.startsWith(HASHED_FOLDER) || build.named.some(([path]) => path === url.pathname);
  return isFile ? 'file' : undefined;
}
