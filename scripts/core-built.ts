import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_SOURCES, ROOM_SOURCES } from './core-names.mjs';
import { ROOT, readManifest } from './workspace-files.ts';

export const CORE = join(ROOT, 'packages/core');
export const coreManifest = readManifest(join(CORE, 'package.json'));

/** The public subpaths of core as a host writes them, such as `session/oidc`. */
export const SUBPATHS: readonly string[] = Object.keys(PUBLIC_SOURCES);
/** The one subpath for browsers only. */
export const BROWSER_ONLY = 'session/oidc';
export const FOR_NODE = SUBPATHS.filter((subpath) => subpath !== BROWSER_ONLY);

/** The rooms of core, such as `patients/registration`. */
export const ROOMS: readonly string[] = Object.keys(ROOM_SOURCES);

/** The file of the workspace that is a room's door, absolute. */
export const sourceOf = (room: string): string => join(CORE, ROOM_SOURCES[room] ?? `no room ${room}`);

/** The variable that names the folder of the built core to the test files. */
const BUILT = 'CARELINE_TEST_CORE';

/** The folder of core as it is published, where a subpath is `<subpath>.js`; built once for all test files of a run. */
export function builtCore(): string {
  const built = process.env[BUILT];
  if (!built) throw new Error('core was not built: run these tests in the project "workspace"');
  return built;
}

/** Set by who has built the packages a moment ago. */
export const isBuilt = process.env.CARELINE_BUILT !== undefined;

/**
 * Builds core as it is published, but for its types, unless it was built a moment ago. It stands beside the real dependencies, so that what is built finds
 * them, and not in `dist`, which may be in use.
 */
export default function buildForAll(): (() => void) | undefined {
  if (isBuilt) {
    process.env[BUILT] = join(CORE, 'dist');
    return undefined;
  }
  const out = mkdtempSync(join(CORE, 'node_modules', '.subpaths-'));
  writeFileSync(join(out, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }));
  execFileSync(
    join(CORE, 'node_modules/.bin/tsup'),
    ['--no-dts', '--no-clean', '--no-sourcemap', '--silent', '--out-dir', out],
    {
      cwd: CORE,
      shell: process.platform === 'win32',
    },
  );
  process.env[BUILT] = out;
  return () => rmSync(out, { recursive: true, force: true });
}
