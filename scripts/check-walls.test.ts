import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const PACKAGES = ['core', 'ui', 'elements', 'console/app', 'console/server'].map(
  (name) => `packages/${name}`,
);

/** Returns a workspace with the real manifests, settings and dependencies, and these files as sources. */
function workspaceOf(files: readonly (readonly [file: string, text: string])[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'careline-walls-'));
  for (const settings of ['biome.json', '.gitignore', 'tsconfig.base.json']) {
    copyFileSync(join(ROOT, settings), join(copy, settings));
  }
  for (const dir of PACKAGES) {
    mkdirSync(join(copy, dir, 'src'), { recursive: true });
    copyFileSync(join(ROOT, dir, 'package.json'), join(copy, dir, 'package.json'));
    symlinkSync(join(ROOT, dir, 'node_modules'), join(copy, dir, 'node_modules'), 'dir');
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  }
  return copy;
}

function run(cwd: string, command: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, [...args], { cwd, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
const checkWalls = (copy: string) => run(copy, process.execPath, [join(ROOT, 'scripts/check-walls.mjs')]);
const lint = (copy: string) =>
  run(copy, bin('biome'), ['lint', '--colors=off', '--max-diagnostics=none', 'packages']);

/** Type-checks a package's sources with the settings of its kind. */
function types(copy: string, dir: string, lib: readonly string[]) {
  const extended = join(copy, 'tsconfig.base.json');
  const settings = { extends: extended, compilerOptions: { lib }, include: ['src'] };
  writeFileSync(join(copy, dir, 'tsconfig.json'), JSON.stringify(settings));
  return run(copy, process.execPath, [
    join(ROOT, 'node_modules/typescript-native/bin/tsc'),
    '-p',
    `${dir}/tsconfig.json`,
  ]);
}

const IMPORTS = [
  ['React in core', 'packages/core/src/react.ts', 'react', 'is not in the dependencies of packages/core'],
  ['Node in core', 'packages/core/src/node.ts', 'node:fs', 'runs in browsers too'],
  ['ui in core', 'packages/core/src/ui.ts', '@careline/ui/shell', 'may use no other package of ours'],
  [
    'the server in the app',
    'packages/console/app/src/server.ts',
    '@careline/console-server',
    'not @careline/console-server',
  ],
  [
    'the app in the server',
    'packages/console/server/src/service/app.ts',
    '@careline/console-app',
    'not @careline/console-app',
  ],
  ['ui in the server', 'packages/console/server/src/ui.ts', '@careline/ui/shell', 'not @careline/ui'],
  [
    'a dependency of the server in the app',
    'packages/console/app/src/hono.ts',
    'hono',
    'is not in the dependencies',
  ],
  [
    'a path into core',
    'packages/ui/src/path.ts',
    '../../core/src/metrics/metric-types.ts',
    'leaves packages/ui',
  ],
  [
    'a path into the server',
    'packages/console/app/src/path.ts',
    '../../server/src/service/app.ts',
    'leaves packages/console/app',
  ],
  [
    'a path into another domain',
    'packages/core/src/calls/path.ts',
    '../metrics/metric-types.ts',
    'import #metrics',
  ],
] as const;

const OTHER_IMPORTS = [
  ['a type', 'packages/core/src/type.ts', "export type { ReactNode } from 'react';"],
  ['a re-export', 'packages/core/src/re-export.ts', "export { useState } from 'react';"],
  ['an import that comes late', 'packages/core/src/late.ts', "export const late = () => import('react');"],
] as const;

const HARMLESS = PACKAGES.map((dir) => [`${dir}/src/harmless.ts`, 'export const harmless = true;'] as const);
const USE = [
  'packages/ui/src/use.ts',
  "export { PROGRAMMES } from '@careline/core/internal/programmes';",
] as const;
const DEEP_IMPORT = '@careline/core/src/programmes/programme.ts';

/** Globals that core takes as arguments instead. */
const PAGE_GLOBALS = [
  'localStorage',
  'sessionStorage',
  'fetch',
  'indexedDB',
  'location',
  'navigator',
  'caches',
  'BroadcastChannel',
  'window',
  'document',
];

const copies: string[] = [];
const made = (...args: Parameters<typeof workspaceOf>): string => {
  const copy = workspaceOf(...args);
  copies.push(copy);
  return copy;
};
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

describe('the walls between packages', () => {
  it('pass the check and the linter', () => {
    const copy = made([...HARMLESS, USE]);
    expect(checkWalls(copy)).toMatchObject({ ok: true, output: expect.stringContaining(' 0 crossed') });
    expect(lint(copy)).toMatchObject({ ok: true });
  });
});

describe('the check names an import through a wall', () => {
  let result = { ok: true, output: '' };
  beforeAll(() => {
    const broken = IMPORTS.map(([, file, specifier]) => [file, `import '${specifier}';`] as const);
    result = checkWalls(made([...broken, ...OTHER_IMPORTS.map(([, file, text]) => [file, text] as const)]));
  });

  it.each(IMPORTS)('%s', (_, file, specifier, problem) => {
    const line = result.output
      .split('\n')
      .find((message) => message.includes(`${file} imports ${specifier}:`));
    expect(line).toContain(problem);
    expect(result.ok).toBe(false);
  });

  it.each(OTHER_IMPORTS)('%s', (_, file) => {
    expect(result.output).toContain(`${file} imports react:`);
  });

  it('counts them all', () => {
    expect(result.output).toContain(`${IMPORTS.length + OTHER_IMPORTS.length} crossed`);
  });
});

describe('the check names faults between rooms', () => {
  const use = (path: string) => `export * from '${path}';`;
  const server = (file: string) => `packages/console/server/src/${file}`;
  let output = '';
  beforeAll(() => {
    const files = [
      [server('calls/log.ts'), use('../patients/persons.ts')],
      [server('patients/persons.ts'), use('../worklist/work.ts')],
      [server('worklist/work.ts'), use('../calls/log.ts')],
      [server('charts/chart.ts'), use('../calls/log.ts')],
      [server('platform/database/work.ts'), use('../../audit/list.ts')],
      [server('audit/list.ts'), 'export const list = [];'],
      [server('platform/database/migrations/0001-first.ts'), use('../new-id.ts')],
      [server('platform/database/new-id.ts'), 'export const newId = 1;'],
      [server('care/goals/index.ts'), use('../notes/note.ts')],
      [server('care/notes/note.ts'), use('../goals/index.ts')],
      [server('care/notes/index.ts'), use('./note.ts')],
      ['packages/console/app/src/pages/calls/page.ts', use('../tasks/page.ts')],
      ['packages/console/app/src/pages/tasks/page.ts', use('../calls/own.ts')],
      ['packages/console/app/src/pages/calls/own.ts', 'export const own = 1;'],
    ] as const;
    ({ output } = checkWalls(made(files)));
  });

  it.each([
    [
      'a circle, with every room of it and no other',
      'packages/console/server: calls, patients, worklist import each other',
    ],
    ['an import of the circle', '  worklist/work.ts imports calls/log.ts'],
    ['the platform in a room', 'platform/database/work.ts imports audit/list.ts: platform knows no room'],
    ['a circle of the parts of a room', 'packages/console/server: care/goals, care/notes import each other'],
    ['a circle of page rooms', 'packages/console/app: pages/calls, pages/tasks import each other'],
    [
      'a circle of files',
      'packages/console/server: care/goals/index.ts, care/notes/note.ts import each other',
    ],
    ['a migration that imports product code', '0001-first.ts imports ../new-id.ts: is a migration'],
  ])('%s', (_, message) => {
    expect(output).toContain(message);
    expect(output).toContain(' 7 crossed');
  });
});

describe('the check names a function that is too long', () => {
  it('in the product, and not in a test', () => {
    const text = `export function long(run: () => void): void {\n${'  run();\n'.repeat(130)}}`;
    const { ok, output } = checkWalls(
      made([
        ['packages/core/src/calls/long.ts', text],
        ['packages/core/src/calls/long.test.ts', text],
      ]),
    );
    expect(ok).toBe(false);
    expect(output).toContain('packages/core/src/calls/long.ts:1 long has 132 lines');
    expect(output).toContain(' 1 functions too long');
  });
});

describe('the compiler refuses', () => {
  it('a deep import across packages, and not one by the subpath', () => {
    const deep = ['packages/ui/src/deep.ts', `export { PROGRAMMES } from '${DEEP_IMPORT}';`] as const;
    const { ok, output } = types(made([USE, deep]), 'packages/ui', ['ES2024', 'DOM']);
    expect(ok).toBe(false);
    expect(output).toContain(`Cannot find module '${DEEP_IMPORT}'`);
    expect(output).not.toContain('use.ts');
  });

  it('React and localStorage in core', () => {
    const react = ['packages/core/src/react.ts', "export { useState } from 'react';"] as const;
    const storage = [
      'packages/core/src/storage.ts',
      "export const flag = localStorage.getItem('flag');",
    ] as const;
    const { ok, output } = types(made([...HARMLESS, react, storage]), 'packages/core', [
      'ES2024',
      'WebWorker',
    ]);
    expect(ok).toBe(false);
    expect(output).toContain("Cannot find module 'react'");
    expect(output).toContain("Cannot find name 'localStorage'");
    expect(output).not.toContain('harmless.ts');
  });
});

describe('the linter refuses in core', () => {
  let result = { ok: true, output: '' };
  beforeAll(() => {
    const taken = PAGE_GLOBALS.map(
      (name) => [`packages/core/src/${name}.ts`, `export const taken: unknown = ${name};`] as const,
    );
    result = lint(made(taken));
  });

  it.each(PAGE_GLOBALS)('%s', (name) => {
    expect(result.ok).toBe(false);
    expect(result.output).toContain(`packages/core/src/${name}.ts:1:31 lint/style/noRestrictedGlobals`);
  });
});
