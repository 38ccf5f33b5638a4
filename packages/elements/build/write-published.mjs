// After the build: an entry for each element (`@careline/elements/patient-search` defines that tag and nothing else), and what
// the published manifest says beside that of the workspace.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elementMetadata } from './element-metadata.mjs';
import { readElements } from './element-sources.mjs';
import { FRAMEWORKS, frameworkTypes } from './framework-types.mjs';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..');

const entry = ({ folder, spec }) => `import { defineLater } from '../define-later.js';
import { ${spec} } from '../${folder}/element.js';

if (typeof customElements !== 'undefined') defineLater(${spec});
`;

const entryTypes = ({ folder, types }) => `import '../element-types.js';
export type { ${types.join(', ')} } from '../${folder}/element.js';
`;

/** What the published manifest has beside that of the workspace. */
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
  // What the server sends, and what was only handed on between two steps of the build.
  write('.npmignore', 'cdn/**/*.br\ncdn/*.tgz\npublished.json\n');
  for (const [path, text] of Object.entries(elementMetadata())) write(path, text);
  for (const [name, text] of Object.entries(frameworkTypes)) write(`types/${name}.d.ts`, text);
  return published;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = join(PACKAGE, 'dist');
  writeFileSync(join(dist, 'published.json'), JSON.stringify(writeEntries(dist), null, 2));
}
