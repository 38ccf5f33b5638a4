import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { compile } from '@tailwindcss/node';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Published, publishPackages } from './published-packages.ts';
import { ROOT, workspaceFiles } from './workspace-files.ts';
import { publishedManifest } from './write-published.mjs';

let published: Published;
beforeAll(async () => {
  published = await publishPackages();
});
afterAll(() => published?.remove());

const KIB = 1024;

interface HostBundle {
  /** Brotli bytes a page loads at once. */
  readonly eager: number;
  readonly inputs: readonly string[];
  /** What loads later, by the source requested. */
  readonly later: readonly string[];
}

/** Returns an output and all files it imports statically. */
function closure(outputs: Metafile['outputs'], path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { kind, path: next } of outputs[path]?.imports ?? [])
    if (kind === 'import-statement' && outputs[next]) closure(outputs, next, found);
  return found;
}

const asAHost = (contents: string, options: BuildOptions = {}): BuildOptions => ({
  stdin: { contents, resolveDir: published.root, loader: 'tsx', sourcefile: 'host.tsx' },
  absWorkingDir: published.root,
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  write: false,
  outdir: 'out',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
  ...options,
});

async function bundle(contents: string): Promise<HostBundle> {
  const { metafile, outputFiles = [] } = await build(asAHost(contents));
  const { outputs } = metafile as Metafile;
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith('host.tsx')) ?? '';
  const first = closure(outputs, entry);
  const bytes = outputFiles
    .filter(({ path }) => [...first].some((one) => path.replaceAll('\\', '/').endsWith(one)))
    .reduce((sum, { contents: code }) => sum + brotliCompressSync(code).length, 0);
  return {
    eager: bytes,
    inputs: [...first].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {})),
    later: Object.values(outputs).flatMap(({ entryPoint }) =>
      entryPoint?.includes('.view') ? [entryPoint] : [],
    ),
  };
}

const isReact = (path: string) => /node_modules\/react(?:-dom)?\//.test(path);

describe('what a host installs of the elements', () => {
  it.each([
    ['a session', "import { createSession } from '@careline/elements'; createSession({});", 4],
    ['one element', "import '@careline/elements/patient-search';", 8],
    ['all tags', "import '@careline/elements/define';", 8],
  ])('%s comes without React and views, in few bytes', async (_, contents, most) => {
    const { eager, inputs } = await bundle(contents);
    expect(inputs.filter((path) => isReact(path) || path.includes('.view'))).toEqual([]);
    expect(eager).toBeLessThan(most * KIB);
  });

  it('one element loads its own view later and no other', async () => {
    const { later } = await bundle("import '@careline/elements/patient-search';");
    expect(later).toHaveLength(1);
    expect(later[0]).toContain('patient-search');
  });

  it('every element has its own entry', async () => {
    const { SPECS } = JSON.parse(
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '--eval',
          `const { TAG_NAMES } = await import('@careline/elements');
          for (const tag of TAG_NAMES) await import('@careline/elements/' + tag.replace('careline-', ''));
          await import('@careline/elements/define');
          const { createMockSession } = await import('@careline/elements/testing');
          createMockSession().logout();
          console.log(JSON.stringify({ SPECS: TAG_NAMES }));`,
        ],
        { cwd: published.root, encoding: 'utf8' },
      ),
    );
    expect(SPECS).toContain('careline-patient-search');
  });
});

describe.each(['core', 'ui', 'elements'])('the published manifest of %s', (name) => {
  it('names files that were built, and versions that can be installed', () => {
    const folder = published.folderOf(name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { version } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
    for (const [subpath, target] of Object.entries<string | { default?: string }>(manifest.exports)) {
      const path = typeof target === 'string' ? target : target.default;
      // Skip type-only paths and those of another build.
      if (!path || /\*|cdn/.test(path)) continue;
      expect(existsSync(join(folder, path)), `${subpath}: ${path}`).toBe(true);
    }
    const ranges = Object.entries<string>(manifest.dependencies);
    expect(ranges.filter(([, range]) => range.includes(':'))).toEqual([]);
    for (const [of, range] of ranges) if (of.startsWith('@careline/')) expect(range).toBe(version);
    expect(manifest).toMatchObject({
      version,
      license: 'Apache-2.0',
      keywords: expect.any(Array),
      type: 'module',
    });
  });
});

describe.each(['core', 'ui', 'elements'])('the published files of %s', (name) => {
  const dist = join(ROOT, 'packages', name, 'dist');

  it.skipIf(!existsSync(join(dist, 'package.json')))('pass publint', async () => {
    const { messages } = await publint({ pkgDir: dist, pack: false, strict: true });
    expect(messages).toEqual([]);
  });
});

it('core gives a constant without the schemas next to it', async () => {
  const { eager } = await bundle(
    "import { GENDERS } from '@careline/core/internal/patients'; console.log(GENDERS);",
  );
  expect(eager).toBeLessThan(KIB / 4);
});

it('elements define nothing on a server, which has no registry', async () => {
  const entry = pathToFileURL(join(published.folderOf('elements'), 'index.js')).href;
  const { defineAll } = (await import(/* @vite-ignore */ entry)) as { defineAll(options?: object): void };
  expect(() => defineAll()).not.toThrow();
  expect(() => defineAll({ suffix: 'v2' })).not.toThrow();
});

describe('ui', () => {
  const files = () => readdirSync(published.folderOf('ui'), { recursive: true, encoding: 'utf8' });

  it('marks every entry, and no other file, as a client component', () => {
    const folder = published.folderOf('ui');
    const entries = files().filter((file) => /(?:^|\/)index\.js$/.test(file));
    const isClient = (file: string) => readFileSync(join(folder, file), 'utf8').startsWith('"use client";');
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.filter((file) => !isClient(file))).toEqual([]);
    expect(files().filter((file) => /(?:^|\/)chunk-.*\.js$/.test(file) && isClient(file))).toEqual([]);
  });

  it('has a sheet that styles nothing outside its own root', async () => {
    const sheet = readFileSync(join(published.folderOf('ui'), 'styles.css'), 'utf8');
    const preludes = [...sheet.matchAll(/([^{}]*)\{/g)].map(
      ([, prelude = '']) => prelude.split(';').at(-1) ?? '',
    );
    const selectors = preludes.filter((prelude) => !/^@|^(?:from|to|[\d.%, ]+)$|^&/.test(prelude.trim()));
    expect(selectors.length).toBeGreaterThan(300);
    expect(selectors.filter((selector) => !selector.includes('.careline'))).toEqual([]);
    expect(sheet).not.toMatch(/@page|@layer|--tw-(?!.*careline)/);
  });

  it('renders the same with React 18, without a warning', async () => {
    const code = `
      import { createRef } from 'react';
      import { renderToString } from 'react-dom/server';
      import { MessagesProvider } from '@careline/ui/messages';
      import { ErrorSummary } from '@careline/ui/forms/form-renderer';
      import { Button } from '@careline/ui/primitives/button';
      import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
      console.error = (text) => { throw new Error(text); };
      process.stdout.write(renderToString(
        <MessagesProvider locale="en"><LiveRegionProvider>
          <Button ref={createRef()} icon="call">Call</Button>
          <ErrorSummary ref={createRef()} entries={[{ id: 'weight', text: 'Weight' }]} />
        </LiveRegionProvider></MessagesProvider>));`;
    const drawnBy = async (alias: Record<string, string>) => {
      // Our files use our JSX runtime; a host's own code uses its React.
      const drawn = { jsxImportSource: '@careline/ui', platform: 'node', define: {} } as const;
      const options = { ...drawn, alias, splitting: false, minify: false } as const;
      const { outputFiles = [] } = await build(asAHost(code, options));
      return execFileSync(process.execPath, ['--input-type=module'], {
        input: `import { createRequire } from 'node:module'; const require = createRequire('${ROOT}/');\n${outputFiles[0]?.text}`,
        encoding: 'utf8',
      });
    };
    const react18 = {
      react: join(ROOT, 'node_modules/react-18'),
      'react-dom': join(ROOT, 'node_modules/react-dom-18'),
    };
    const text = (html: string) => html.replace(/ id="[^"]*"/g, '').replace(/ aria-labelledby="[^"]*"/g, '');
    expect(text(await drawnBy(react18))).toBe(text(await drawnBy({})));
  });
});

interface Example {
  readonly loader: 'tsx' | 'css';
  readonly code: string;
}

/** Returns a README's examples that a page could contain: TypeScript with JSX, HTML scripts and style sheets. */
function examplesOf(name: string): readonly Example[] {
  const readme = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/```(tsx|html|css|js)\n([\s\S]*?)```/g)].flatMap(
    ([, kind, code = '']): readonly Example[] => {
      if (kind === 'css') return [{ loader: 'css', code }];
      const scripts =
        kind === 'html' ? [...code.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)] : [];
      const codes = kind === 'html' ? scripts.map(([, script = '']) => script) : [code];
      return codes.map((one) => ({ loader: 'tsx' as const, code: one }));
    },
  );
}

describe.each(['ui', 'elements'])('the examples of the README of %s', (name) => {
  it('are built by a page’s own build, from the published files', async () => {
    const scripts = examplesOf(name).filter(({ loader }) => loader === 'tsx');
    expect(scripts.length).toBeGreaterThan(0);
    for (const { code } of scripts) await expect(bundle(code), code).resolves.toBeDefined();
  });
});

it('the sheets of the README of ui are built by Tailwind', async () => {
  const sheets = examplesOf('ui').filter(({ loader }) => loader === 'css');
  expect(sheets.length).toBeGreaterThan(0);
  for (const { code } of sheets) {
    const built = (await compile(code, { base: published.root, onDependency: () => undefined })).build([
      'bg-raised',
    ]);
    expect(built).toContain('.bg-raised');
  }
});

it('nothing else of the workspace can be published', () => {
  const manifests = [...workspaceFiles()].filter((path) => path.endsWith('package.json'));
  const open = manifests
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as { name: string; private?: boolean })
    .filter((manifest) => !manifest.private)
    .map(({ name }) => name);
  expect(open.sort()).toEqual(['@careline/core', '@careline/elements', '@careline/ui']);
  expect(publishedManifest(join(ROOT, 'packages/core')).exports['./formatting']).toEqual({
    types: './types/public/formatting.d.ts',
    default: './formatting.js',
  });
});
