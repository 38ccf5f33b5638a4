// Writes what a page needs to load a view in one round trip and to accept only our files: the files of each
// element, their integrity, and a snippet with an import map that lists the integrity of every file and
// `modulepreload` for the files of the search.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Returns a file with its static imports. */
export function filesOf(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const { imports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
  for (const imported of imports) filesOf(chunks, imported, found);
  return found;
}

const VIEW = /[\\/]([\w-]+)\.view\.tsx?$/;

/** A lazy part is named after its first file. */
const PART = /([\w-]+)\.(?:tsx?|js)$/;

/** Sentences and labels of a language are in a folder with its name. */
const TRANSLATION = /[\\/](?:languages|locales)[\\/][\w-]+[\\/]\w+\.ts$/;
const isTranslation = (chunks, name) =>
  TRANSLATION.test(chunks.find(({ fileName }) => fileName === name)?.facadeModuleId ?? '');
/** Start of the name of the shell's file, which can fetch every view. */
export const SHELL_FILE = 'shell';
const IS_SHELL = new RegExp(`^${SHELL_FILE}-[a-z0-9]+\\.js$`);

/**
 * Returns a file with everything that using it may load later. Excluded: other languages, because choosing one
 * is not part of the work; date formats, which come from the page; and `doctor()`, which only developers call.
 */
export function wholeOf(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const { imports = [], dynamicImports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
  for (const next of [
    ...imports,
    ...(IS_SHELL.test(fileName) ? [] : dynamicImports).filter(
      (name) => !isTranslation(chunks, name) && !/^(?:page-formats|_message-keys)-/.test(name),
    ),
  ])
    wholeOf(chunks, next, found);
  return found;
}

/** Writes `manifest.json`, `integrity.json` and `snippet.html` into the folder of a build. */
export function writeSnippet({ out, served }, chunks, build) {
  const views = chunks.flatMap(({ fileName, facadeModuleId }) => {
    const [, name] = VIEW.exec(facadeModuleId ?? '') ?? [];
    return name ? [{ tag: `careline-${name}`, fileName }] : [];
  });
  const byTag = (files) =>
    Object.fromEntries(views.map(({ tag, fileName }) => [tag, [...files(chunks, fileName)]]));
  const parts = chunks
    .filter(
      ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId && !VIEW.test(facadeModuleId),
    )
    .map(({ facadeModuleId, fileName }) => [
      PART.exec(facadeModuleId)?.[1] ?? fileName,
      [...filesOf(chunks, fileName)],
    ]);
  const manifest = {
    build,
    shell: [...filesOf(chunks, 'careline.js')],
    session: [...filesOf(chunks, 'session.js')],
    views: byTag(filesOf),
    whole: byTag(wholeOf),
    parts: Object.fromEntries(parts),
  };
  const integrity = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, integrityOf(code)]));
  const { shell, session } = manifest;
  const search = new Set([...shell, ...session, ...manifest.views['careline-patient-search']]);
  const byAddress = Object.entries(integrity).map(([name, hash]) => [`./${served}/${name}`, hash]);
  const map = JSON.stringify({ integrity: Object.fromEntries(byAddress) }, null, 2);
  const preload = (name) =>
    `<link rel="modulepreload" href="${served}/${name}" integrity="${integrity[name]}" crossorigin="anonymous" />`;
  const write = (name, text) => writeFileSync(join(out, name), `${text}\n`);
  write('manifest.json', JSON.stringify(manifest, null, 2));
  write('integrity.json', JSON.stringify(integrity, null, 2));
  write(
    'snippet.html',
    [`<script type="importmap">\n${map}\n</script>`, ...[...search].map(preload)].join('\n'),
  );
}
