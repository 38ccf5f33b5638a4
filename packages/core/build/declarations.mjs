// Writes core's published types: `tsc` emits a declaration for each module into dist/types, package-internal
// names (`#metrics`) become relative paths, and the result is type-checked like in a host's project.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CORE = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(CORE, 'dist/types');
const TSC = join(CORE, '../../node_modules/typescript-native/bin/tsc');

const tsc = (...args) => execFileSync(process.execPath, [TSC, ...args], { cwd: CORE, stdio: 'inherit' });

/** Returns the path from this file to the declaration of `#metrics`. */
function pathFrom(file, name) {
  const path = relative(dirname(file), join(OUT, name.slice(1), 'index.ts')).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

rmSync(OUT, { recursive: true, force: true });
tsc('-p', 'tsconfig.build.json');
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => join(OUT, file));
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const outside = text.replace(
    /(["'])(#[a-z/-]+)\1/g,
    (_, quote, name) => quote + pathFrom(file, name) + quote,
  );
  // For inferred types the compiler may emit the path of a folder, which Node's resolution does not support.
  const whole = outside.replace(/(["'])(\.\.?\/[a-z/.-]*)\1/g, (found, quote, path) =>
    existsSync(join(dirname(file), path, 'index.d.ts')) ? `${quote}${path}/index.ts${quote}` : found,
  );
  if (whole !== text) writeFileSync(file, whole);
}
tsc('-p', 'tsconfig.declarations.json');
