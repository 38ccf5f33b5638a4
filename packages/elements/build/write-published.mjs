// Runs after the build: writes an entry for each element (`@careline/elements/patient-search` defines only that
// tag) and the additional fields of the published manifest.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elementMetadata } from './element-metadata.mjs';
import { readElements } from './element-sources.mjs';
import { FRAMEWORKS, frameworkTypes } from './framework-types.mjs';
import { RELEASE_VERSION } from './release-version.mjs';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..');

const entry = ({ folder, spec }) => `import { defineLater } from '../define-later.js';
import { ${spec} } from '../${folder}/element.js';

if (typeof customElements !== 'undefined') defineLater(${spec});
`;

const entryTypes = ({ folder, types }) => `import '../element-types.js';
export type { ${types.join(', ')} } from '../${folder}/element.js';
`;

/** Returns the fields that only the published manifest has. */
const published = {
  exports: {
    './*': { types: './define/*.d.ts', default: './define/*.js' },
    './cdn/*': './cdn/*',
    ...Object.fromEntries(
      Object.keys(frameworkTypes).map((name) => [`./types/${name}`, { types: `./types/${name}.d.ts` }]),
    ),
    './custom-elements.json': './custom-elements.json',
    './web-types.json': './web-types.json',
    './vscode.html-custom-data.json': './vscode.html-custom-data.json',
    './messages.json': './messages.json',
    './llms.txt': './llms.txt',
  },
  peerDependencies: FRAMEWORKS,
  peerDependenciesMeta: Object.fromEntries(Object.keys(FRAMEWORKS).map((name) => [name, { optional: true }])),
  customElements: './custom-elements.json',
  'web-types': './web-types.json',
  sideEffects: ['./define.js', './define/*.js', './cdn/*.js', './cdn/light/*.js'],
  jsdelivr: './cdn/careline.js',
  unpkg: './cdn/careline.js',
};

/** Writes the entries into the folder of a build. */
export function writeEntries(dist) {
  const write = (path, text) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  };
  for (const element of readElements(join(PACKAGE, 'src'))) {
    write(`define/${element.name}.js`, entry(element));
    write(`define/${element.name}.d.ts`, entryTypes(element));
  }
  // Files that the server sends, and files that are only passed between build steps.
  write('.npmignore', 'cdn/**/*.br\ncdn/*.tgz\npublished.json\ncdn-modules.json\n');
  for (const [path, text] of Object.entries(elementMetadata())) write(path, text);
  for (const [name, text] of Object.entries(frameworkTypes)) write(`types/${name}.d.ts`, text);
  return published;
}

const SOURCE_FILE = /\.js$/;

/** Copies in a page's own bundle report the same build name as the files of the server. */
export function nameBuild(dist) {
  const manifest = join(dist, 'cdn/manifest.json');
  if (!existsSync(manifest)) return;
  const { build } = JSON.parse(readFileSync(manifest, 'utf8'));
  const plain = `VERSION = "${RELEASE_VERSION}"`;
  const places = readdirSync(dist)
    .filter((name) => SOURCE_FILE.test(name))
    .map((name) => join(dist, name));
  for (const path of [...places, join(dist, 'session/version.js')]) {
    const code = readFileSync(path, 'utf8');
    if (code.includes(plain)) writeFileSync(path, code.replace(plain, `${plain.slice(0, -1)}+${build}"`));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = join(PACKAGE, 'dist');
  nameBuild(dist);
  writeFileSync(join(dist, 'published.json'), JSON.stringify(writeEntries(dist), null, 2));
}
