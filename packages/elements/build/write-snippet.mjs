// What a page needs to load a view in one hop, and nothing but our files: the files of each element, their integrity, and a
// snippet with an import map that names the integrity of every file and `modulepreload` for those of the search.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** A file with everything it imports at once. */
export function filesOf(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const { imports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
  for (const imported of imports) filesOf(chunks, imported, found);
  return found;
}

const VIEW = /[\\/]([\w-]+)\.view\.tsx?$/;

/** A part that is fetched later is named by the file that begins it. */
const PART = /([\w-]+)\.(?:tsx?|js)$/;

/** Sentences and labels of a language are in a folder with its name. */
const TRANSLATION = /[\\/](?:languages|locales)[\\/][\w-]+[\\/]\w+\.ts$/;
const isTranslation = (chunks, name) =>
  TRANSLATION.test(chunks.find(({ fileName }) => fileName === name)?.facadeModuleId ?? '');

/**
 * A file with everything that a person's work in it can ask for later; another language is a choice, not work, how days are
 * written is the page's, and `doctor()` is asked by its developers.
 */
export function wholeOf(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const { imports = [], dynamicImports = [] } = chunks.find((chunk) => chunk.fileName === fileName) ?? {};
  for (const next of [
    ...imports,
    ...dynamicImports.filter(
      (name) => !isTranslation(chunks, name) && !/^(?:page-formats|_message-keys)-/.test(name),
    ),
  ])
    wholeOf(chunks, next, found);
  return found;
}

/** Writes `manifest.json`, `integrity.json` and `snippet.html` beside the files of a build. */
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
