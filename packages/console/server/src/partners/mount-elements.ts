import type { Settings } from '../platform/config/config.ts';
import type { App } from '../platform/http/app-context.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { mountElementDocs } from './element-docs.ts';
import { ELEMENTS_PATH, type ElementFiles, FOR_EVERY_PAGE, openElementFiles } from './element-files.ts';
import { releaseNote } from './release-note.ts';

/** Opens the builds of the custom elements. */
export const openElements = (
  { elementsFolder, releasesFolder }: Pick<Settings, 'elementsFolder' | 'releasesFolder'>,
  log: Log,
): Promise<ElementFiles> =>
  openElementFiles({
    folder: elementsFolder,
    releases: releasesFolder,
    onKeepFailed: (error) => log.error('elements-not-kept', errorFacts(error)),
  });

/**
 * The custom elements for pages of partners: `/elements/careline.js` follows updates, `/elements/{build}/careline.js` never
 * changes, and `/elements/release.json` says which build that is now.
 */
export function mountElements(app: App, files: ElementFiles, origin: string): void {
  const note = releaseNote(files, origin);
  const missing = () =>
    new ProblemError('not-found', {
      detail: note ? 'There is no such file of the elements.' : 'The elements are not built.',
      action: note ? `${ELEMENTS_PATH}/release.json names the files.` : 'Run "npm run build" on the server.',
    });
  app.use(`${ELEMENTS_PATH}/*`, (c, next) => {
    recordOf(c.env.incoming).route = 'elements';
    return next();
  });
  mountElementDocs(app, files, origin);
  mountAt(app, 'GET', `${ELEMENTS_PATH}/release.json`, (c) => {
    if (!note) throw missing();
    return c.json(note, 200, { 'cache-control': 'no-cache', ...FOR_EVERY_PAGE });
  });
  mountAt(app, 'GET', `${ELEMENTS_PATH}/*`, async (c) => {
    const path = decodeURIComponent(new URL(c.req.url).pathname).slice(ELEMENTS_PATH.length);
    const file = await files.answer(path, c.req.raw);
    if (!file) throw missing();
    return file;
  });
}
