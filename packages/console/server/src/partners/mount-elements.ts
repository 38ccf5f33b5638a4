import { join } from 'node:path';
import type { Settings } from '../platform/config/config.ts';
import type { App } from '../platform/http/app-context.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { type DocsAddresses, mountElementDocs, mountSnippet } from './element-docs.ts';
import {
  ELEMENTS_PATH,
  type ElementFiles,
  FOR_EVERY_PAGE,
  LIGHT_PATH,
  openElementFiles,
} from './element-files.ts';
import { isArchive } from './release.ts';
import { releaseNote } from './release-note.ts';

/** The builds of the custom elements: with React, and light. */
export interface Elements {
  readonly full: ElementFiles;
  readonly light: ElementFiles;
}

export async function openElements(
  { elementsFolder, releasesFolder }: Pick<Settings, 'elementsFolder' | 'releasesFolder'>,
  log: Log,
): Promise<Elements> {
  const onKeepFailed = (error: unknown) => log.error('elements-not-kept', errorFacts(error));
  const [full, light] = await Promise.all([
    openElementFiles({ path: ELEMENTS_PATH, folder: elementsFolder, releases: releasesFolder, onKeepFailed }),
    openElementFiles({
      path: LIGHT_PATH,
      folder: join(elementsFolder, 'light'),
      releases: releasesFolder && `${releasesFolder}-light`,
      onKeepFailed,
    }),
  ]);
  return { full, light };
}

const noArchive = () =>
  new ProblemError('not-found', {
    detail: 'This build has no such archive.',
    action: `Run "npm run archives" on the server and restart it; ${ELEMENTS_PATH}/release.json then lists them.`,
  });

/** Mounts the files of one kind of build, with `release.json` and `snippet.html`. */
function mountFiles(app: App, files: ElementFiles, origin: string): void {
  const { path } = files;
  const note = releaseNote(files, origin);
  const missing = () =>
    new ProblemError('not-found', {
      detail: note ? 'There is no such file of the elements.' : 'The elements are not built.',
      action: note ? `${path}/release.json lists the files.` : 'Run "npm run build" on the server.',
    });
  mountSnippet(app, files, origin);
  mountAt(app, 'GET', `${path}/release.json`, (c) => {
    if (!note) throw missing();
    return c.json(note, 200, { 'cache-control': 'no-cache', ...FOR_EVERY_PAGE });
  });
  mountAt(app, 'GET', `${path}/*`, async (c) => {
    const name = decodeURIComponent(new URL(c.req.url).pathname).slice(path.length);
    const file = await files.answer(name, c.req.raw);
    if (!file) throw isArchive(name) ? noArchive() : missing();
    return file;
  });
}

/**
 * Mounts the custom elements for partner pages. `/elements/careline.js` follows updates,
 * `/elements/{build}/careline.js` never changes, and `/elements/release.json` names the current build.
 * `/elements/light` has the same for the light build.
 */
export function mountElements(app: App, { full, light }: Elements, addresses: DocsAddresses): void {
  const { origin } = addresses;
  app.use(`${ELEMENTS_PATH}/*`, (c, next) => {
    recordOf(c.env.incoming).route = 'elements';
    return next();
  });
  mountElementDocs(app, full, addresses);
  mountFiles(app, light, origin);
  mountFiles(app, full, origin);
}
