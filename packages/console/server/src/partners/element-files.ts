import { join } from 'node:path';
import { FOR_EVER, type StaticFiles, serveFiles } from '../platform/http/files/static-files.ts';
import { keepRelease, retainedReleases } from './keep-release.ts';
import { isElementFile, type Release, readRelease } from './release.ts';

/** Path of the files. */
export const ELEMENTS_PATH = '/elements';
/** Path of the light build, which has other files with the same names. */
export const LIGHT_PATH = `${ELEMENTS_PATH}/light`;

/** A path that follows updates is revalidated after five minutes. */
const SHORTLY = 'public, max-age=300, stale-while-revalidate=86400';
/** The build puts a content hash into every file name, except those that pages refer to. */
const HASHED = /-[a-z0-9]{8}\.js$/;
const latestCaching = (path: string): string => (HASHED.test(path) ? FOR_EVER : SHORTLY);

export interface ElementFolders {
  /** Base path of the files. */
  readonly path: string;
  /** Folder of this version's build. */
  readonly folder: string;
  /** Folder with earlier builds. Undefined: only this build is served, from where it was built. */
  readonly releases: string | undefined;
  /** Called if a build could not be kept. The server still serves. */
  readonly onKeepFailed: (error: unknown) => void;
}

export interface ElementFiles {
  readonly path: string;
  /** Undefined if the elements are not built. */
  readonly release: Release | undefined;
  /** Returns the answer for a path below `path`, or undefined. */
  answer(path: string, request: Request): Promise<Response | undefined>;
}

/** A file name, with or without its build. */
const PATH = /^\/(?:([0-9a-f]{12})\/)?([^/]+)$/;

/** Public for every page: the files contain no data and load before anyone has signed in. */
export const FOR_EVERY_PAGE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

function forEveryPage(response: Response | undefined): Response | undefined {
  for (const [name, value] of Object.entries(FOR_EVERY_PAGE)) response?.headers.set(name, value);
  return response;
}

/**
 * Serves files of the kept builds, because a page that loaded its first file before an update still needs the others of
 * that build.
 */
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

/** Serves this version's build and earlier ones. */
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
