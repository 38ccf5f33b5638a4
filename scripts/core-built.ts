import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_SOURCES, ROOM_SOURCES } from './core-names.mjs';
import { ROOT, readManifest } from './workspace-files.ts';

export const CORE = join(ROOT, 'packages/core');
export const coreManifest = readManifest(join(CORE, 'package.json'));

/** Core's public subpaths as hosts write them, such as `session/oidc`. */
export const SUBPATHS: readonly string[] = Object.keys(PUBLIC_SOURCES);
/** The only subpath for browsers only. */
export const BROWSER_ONLY = 'session/oidc';
export const FOR_NODE = SUBPATHS.filter((subpath) => subpath !== BROWSER_ONLY);

/** Core's rooms, such as `patients/registration`. */
export const ROOMS: readonly string[] = Object.keys(ROOM_SOURCES);

/** Returns the absolute path of a room's entry file. */
export const sourceOf = (room: string): string => join(CORE, ROOM_SOURCES[room] ?? `no room ${room}`);

/** The environment variable that passes the built core's folder to test files. */
const BUILT = 'CARELINE_TEST_CORE';

/** Returns the folder of the published core, where a subpath is `<subpath>.js`. It is built once per test run. */
export function builtCore(): string {
  const built = process.env[BUILT];
  if (!built) throw new Error('core was not built: run these tests in the project "workspace"');
  return built;
}

/** Set by a command that has just built the packages. */
export const isBuilt = process.env.CARELINE_BUILT !== undefined;

/**
 * Builds core as published, without types, unless it has just been built.
 * The build goes next to the real dependencies so that it finds them, and not into `dist`, which may be in use.
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
