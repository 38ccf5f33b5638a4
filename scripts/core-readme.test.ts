import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { PUBLIC_SOURCES } from './core-names.mjs';
import { ROOT, readManifest } from './workspace-files.ts';

const readme = readFileSync(join(ROOT, 'packages/core/README.md'), 'utf8');

const examples = readme
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    heading: section.slice(0, section.indexOf('\n')),
    code: /```js\n([\s\S]*?)```/.exec(section)?.[1] ?? '',
  }))
  .filter(({ code }) => code !== '');

/** Returns the output that the comments after `console.log` promise. */
const promised = (code: string): string[] =>
  [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1] ?? '');

async function printed(code: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const script = outputFiles[0]?.text ?? '';
  const output = execFileSync(process.execPath, ['--input-type=module'], { input: script, encoding: 'utf8' });
  return output.trimEnd().split('\n');
}

describe('the examples of core', () => {
  it('exist', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
  });

  it.each(examples)('$heading', async ({ code }) => {
    expect(promised(code).length).toBeGreaterThan(0);
    expect(await printed(code)).toEqual(promised(code));
  });
});

/** Returns the subpaths in the first column of a README's table. */
const listed = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, subpath = '']) => subpath),
  );

describe('the list of subpaths', () => {
  it('of core names every one', () => {
    expect(listed(readme).sort()).toEqual(Object.keys(PUBLIC_SOURCES).sort());
  });

  it('of ui names every one', () => {
    const manifest = readManifest(join(ROOT, 'packages/ui/package.json'));
    const text = readFileSync(join(ROOT, 'packages/ui/README.md'), 'utf8');
    expect(listed(text).sort()).toEqual(
      Object.keys(manifest.exports ?? {})
        .map((key) => key.slice(2))
        .sort(),
    );
  });
});
