import { join } from 'node:path';
import { FOR_EVER, type StaticFiles, serveFiles } from '../platform/http/files/static-files.ts';
import { keepRelease, retainedReleases } from './keep-release.ts';
import { isElementFile, type Release, readRelease } from './release.ts';

/** Where the files are served. */
export const ELEMENTS_PATH = '/elements';
/** And those of the light build: other files of the same names. */
export const LIGHT_PATH = `${ELEMENTS_PATH}/light`;

/** An address that follows updates is asked for again after five minutes. */
const SHORTLY = 'public, max-age=300, stale-while-revalidate=86400';
/** The build puts a hash of the content into the names of all files but those that pages name. */
const HASHED = /-[a-z0-9]{8}\.js$/;
const latestCaching = (path: string): string => (HASHED.test(path) ? FOR_EVER : SHORTLY);

export interface ElementFolders {
  /** The address below which they are served. */
  readonly path: string;
  /** The build of this version. */
  readonly folder: string;
  /** Where builds are kept; undefined: this one is served from where it was built. */
  readonly releases: string | undefined;
  /** Told of what could not be kept: that is no reason not to serve. */
  readonly onKeepFailed: (error: unknown) => void;
}

export interface ElementFiles {
  readonly path: string;
  /** Undefined where the elements are not built. */
  readonly release: Release | undefined;
  /** The answer for a path below `path`, or undefined. */
  answer(path: string, request: Request): Promise<Response | undefined>;
}

/** The name of a file, with the build before it or alone. */
const PATH = /^\/(?:([0-9a-f]{12})\/)?([^/]+)$/;

/** Public for every page: they hold no data, and a page loads them before anybody has signed in. */
export const FOR_EVERY_PAGE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

function forEveryPage(response: Response | undefined): Response | undefined {
  for (const [name, value] of Object.entries(FOR_EVERY_PAGE)) response?.headers.set(name, value);
  return response;
}

/** Files of the builds that are kept. A page that loaded the first file before an update still asks for the others of then. */
function releaseFiles(releases: string) {
  const opened = new Map<string, StaticFiles>();

  async function answer(id: string, name: string, request: Request): Promise<Response | undefined> {
    const files = opened.get(id) ?? serveFiles(join(releases, id), () => FOR_EVER);
    const found = await files.answer(`/${name}`, request);
    if (found) opened.set(id, files);
    return found;
  }

  return {
    answer,
    async answerAny(name: string, request: Request): Promise<Response | undefined> {
      if (!HASHED.test(name)) return undefined;
      for (const id of await retainedReleases(releases)) {
        const found = await answer(id, name, request);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** Serves the build of this version and those before it. */
export async function openElementFiles(folders: ElementFolders): Promise<ElementFiles> {
  const { path: served, folder, releases, onKeepFailed } = folders;
  const release = await readRelease(folder);
  const latest = serveFiles(folder, latestCaching);
  const here = serveFiles(folder, () => FOR_EVER);
  const before = releases === undefined ? undefined : releaseFiles(releases);
  if (release && releases !== undefined) await keepRelease(folder, releases, release).catch(onKeepFailed);

  async function find(id: string | undefined, name: string, request: Request) {
    if (id === undefined) {
      return (await latest.answer(`/${name}`, request)) ?? before?.answerAny(name, request);
    }
    const found = await before?.answer(id, name, request);
    return found ?? (id === release?.id ? here.answer(`/${name}`, request) : undefined);
  }

  return {
    path: served,
    release,
    async answer(path, request) {
      const [, id, name = ''] = PATH.exec(path) ?? [];
      return isElementFile(name) ? forEveryPage(await find(id, name, request)) : undefined;
    },
  };
}
