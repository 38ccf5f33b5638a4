// Writes THIRD-PARTY-NOTICES.txt of a package: the npm packages whose code is in its built files, with their
// licences. Reads the modules from source maps; `build-cdn.mjs` lists those of its own files, which have no
// maps.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const filesBelow = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Returns the folder of the npm package that contains a module; undefined for our own modules. */
export const packageFolderOf = (module) => PACKAGE.exec(module.replace(/^\0/, '').replace(/\?.*$/, ''))?.[1];

function modulesInMaps(dist) {
  return filesBelow(dist)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const { sources } = read(join(dist, file));
      return sources.map((source) => resolve(dist, dirname(file), source));
    });
}

const CDN_MODULES = 'cdn-modules.json';

/** Tailwind is in no source map: its theme and reset are compiled into the style sheets. */
function tailwindOf(folder) {
  const { devDependencies = {} } = read(join(folder, 'package.json'));
  if (!devDependencies.tailwindcss) return [];
  return [dirname(createRequire(join(folder, 'package.json')).resolve('tailwindcss/package.json'))];
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

function licenceTextOf(folder) {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** For packages that name a licence but do not include its text. Throws for licences other than MIT. */
function standardTextOf(name, license, author) {
  if (license !== 'MIT') throw new Error(`${name} ships no text of its licence (${license}): add one here.`);
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  return `Copyright ${holder}\n\n${MIT}`;
}

/** Returns the npm packages in the built files of one of our packages, by name and version, with their licence texts. */
export function bundledPackages(folder) {
  const dist = join(folder, 'dist');
  const cdn = existsSync(join(dist, CDN_MODULES)) ? read(join(dist, CDN_MODULES)) : [];
  const modules = [...modulesInMaps(dist), ...cdn.map((path) => resolve(folder, path))];
  const folders = new Set([...modules.map(packageFolderOf).filter(Boolean), ...tailwindOf(folder)]);
  const packages = new Map();
  for (const path of folders) {
    const { name, version, license, author } = read(join(realpathSync(path), 'package.json'));
    const text = licenceTextOf(path) || standardTextOf(name, license, author);
    packages.set(`${name}@${version}`, { name, version, license, text });
  }
  return [...packages.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const RULE = '-'.repeat(72);

export function noticesOf(packages) {
  if (packages.length === 0)
    return 'This archive contains no code of other npm packages. See NOTICE for data.\n';
  const parts = packages.map(
    ({ name, version, license, text }) => `${RULE}\n${name} ${version} (${license})\n\n${text}\n`,
  );
  return `This archive contains code of these npm packages:\n\n${parts.join('\n')}`;
}
