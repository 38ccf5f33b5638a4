// What a page needs to load a view in one hop: the files of each element with their integrity, and a snippet with
// `modulepreload` for the search.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The output whose source is `source`, with everything it imports at once, as file names. */
export function filesOf(outputs, source, found = new Set()) {
  const path = Object.keys(outputs).find((name) => outputs[name].entryPoint === source) ?? source;
  const output = outputs[path];
  if (!output || found.has(path)) return found;
  found.add(path);
  for (const { path: imported, kind } of output.imports) {
    if (kind === 'import-statement') filesOf(outputs, imported, found);
  }
  return found;
}

const base = (path) => path.split('/').at(-1);

/** Writes `manifest.json`, `integrity.json` and `snippet.html` beside the files of a build, and takes its metafile away. */
export async function writeSnippet(folder) {
  const metafile = join(folder, 'metafile-esm.json');
  const { outputs } = JSON.parse(await readFile(metafile, 'utf8'));
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const names = (source) => [...filesOf(outputs, source)].map(base);
  const shell = names('src/careline.ts');
  const views = entries
    .filter((source) => source.endsWith('.chunk.ts'))
    .map((source) => [`careline-${base(source).replace('.chunk.ts', '')}`, names(source)]);
  const session = names('src/session/session.ts');
  const manifest = { shell, session, views: Object.fromEntries(views) };

  const files = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  const integrity = {};
  for (const name of files) integrity[name] = integrityOf(await readFile(join(folder, name)));

  const search = [...new Set([...shell, ...session, ...(manifest.views['careline-patient-search'] ?? [])])];
  const preload = (name) =>
    `<link rel="modulepreload" href="careline-elements/${name}" integrity="${integrity[name]}" crossorigin="anonymous" />`;
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
  await writeFile(join(folder, 'snippet.html'), `${search.map(preload).join('\n')}\n`);
  await rm(metafile);
}
