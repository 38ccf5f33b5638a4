import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, readManifest } from './workspace-files.ts';

const core = join(ROOT, 'packages/core');
const manifest = readManifest(join(core, 'package.json'));
const subpaths = Object.keys(manifest.exports ?? {}).map((subpath) => subpath.slice(2));
/** The one subpath for browsers only. */
const BROWSER_ONLY = 'session/oidc';
const forNode = subpaths.filter((subpath) => subpath !== BROWSER_ONLY);

// Beside the real dependencies, so that what is built finds them, and not in `dist`, which may be in use.
let out = '';

beforeAll(() => {
  out = mkdtempSync(join(core, 'node_modules', '.subpaths-'));
  writeFileSync(join(out, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }));
  execFileSync(
    join(core, 'node_modules/.bin/tsup'),
    ['--no-dts', '--no-clean', '--silent', '--out-dir', out],
    {
      cwd: core,
      shell: process.platform === 'win32',
    },
  );
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

const built = (subpath: string): string => join(out, `${subpath}.js`);

/** What a bundler makes of one import, with the packages it needs. */
async function bundle(contents: string, external: readonly string[] = []): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: out },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: [...external],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

describe('the built subpaths of core', () => {
  it('are published where they are built', () => {
    const published = Object.entries(manifest.publishConfig?.exports ?? {});
    expect(published.map(([subpath]) => subpath.slice(2))).toEqual(subpaths);
    for (const [subpath, { default: code, types }] of published) {
      expect(code).toBe(`./dist/${subpath.slice(2)}.js`);
      expect(types).toBe(`./dist/${subpath.slice(2)}.d.ts`);
    }
  });

  it.each(forNode)('%s is imported by plain Node', (subpath) => {
    const script = `const names = Object.keys(await import(${JSON.stringify(`file://${built(subpath)}`)}));
      process.stdout.write(String(names.length));`;
    const names = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect(Number(names)).toBeGreaterThan(0);
  });

  it('need the OpenID client in that one subpath only', () => {
    const code = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const holders = code.filter((file) => readFileSync(join(out, file), 'utf8').includes('oidc-client-ts'));
    expect(holders).toEqual([join('session', 'oidc.js')]);
  });
});

describe('what a host pays', () => {
  it.each(['formatDate', 'formatEpochDate', 'formatTime', 'formatAge', 'formatCalendar'])(
    '%s alone is at most 4 KiB, and without dayjs',
    async (name) => {
      const code = await bundle(`export { ${name} } from './formatting.js';`);
      expect(new TextDecoder().decode(code).includes('$isDayjsObject')).toBe(false);
      expect(code.length).toBeGreaterThan(200);
      expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4096);
    },
  );

  it.each(['formatting', 'metrics', 'forms', 'http'])('%s comes without dayjs', async (subpath) => {
    const code = await bundle(`export * from './${subpath}.js';`);
    expect(new TextDecoder().decode(code).includes('$isDayjsObject')).toBe(false);
  });

  it('calls has dayjs, or the check above checks nothing', async () => {
    const code = await bundle("export { proposeNextCall } from './calls.js';");
    expect(new TextDecoder().decode(code).includes('$isDayjsObject')).toBe(true);
  });
});
