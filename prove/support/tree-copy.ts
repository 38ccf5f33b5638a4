import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { ROOT, workspaceFiles } from '../../scripts/workspace-files.ts';

const PACKAGES = ['core', 'ui', 'elements', 'console/app', 'console/server'] as const;
export type Package = (typeof PACKAGES)[number];

export interface TreeCopy {
  readonly root: string;
  /** Changes a file of the copy. Throws if the text did not change. */
  edit(path: string, change: (text: string) => string): void;
  add(path: string, text: string): void;
  /** Returns the files edited and added, sorted, without those a command wrote. */
  changed(): readonly string[];
  /** Runs a command in the copy; the workspace's own tools are found first. */
  run(command: string, ...args: readonly string[]): Promise<{ status: number; output: string }>;
  /** Type-checks packages with the sources that they import, by default all packages. */
  types(...packages: readonly Package[]): Promise<{ status: number; output: string }>;
  remove(): Promise<void>;
}

/** The workspace's own packages link to each other, so they stay within the copy. */
const OWN_SCOPE = '@careline';

/** Left out: caches in which tools remember the files they saw. */
const CACHES = new Set([
  '.pnpm-task-run-state-v1',
  '.cache',
  '.vite',
  '.vite-temp',
  '.vitest',
  '.experimental-vitest-cache',
]);

/** Links every installed package instead of copying it. */
function linkInstalled(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (CACHES.has(name)) continue;
    if (name === OWN_SCOPE) linkOwn(join(from, name), join(to, name));
    else symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
}

function linkOwn(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}

const isManifest = (path: string) => path.endsWith(`${sep}package.json`);

function copyFiles(root: string) {
  for (const file of workspaceFiles()) {
    const target = join(root, relative(ROOT, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
    const installed = join(dirname(file), 'node_modules');
    if (isManifest(file) && existsSync(installed))
      linkInstalled(installed, join(dirname(target), 'node_modules'));
  }
}

/** The test runner's own variables for its workers, which commands in the copy must not get. */
const OF_THE_RUNNER = /^(VITEST|TINYPOOL|NODE_ENV$|NODE_OPTIONS$|MODE$|DEV$|PROD$|SSR$|TEST$|BASE_URL$)/;

function environment(root: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_THE_RUNNER.test(name));
  const tools = join(root, 'node_modules', '.bin');
  return { ...Object.fromEntries(inherited), PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Copies the workspace with its uncommitted changes into a temporary folder, where proofs change it and run its tools.
 * Nothing is installed again.
 */
export async function copyTree(): Promise<TreeCopy> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'careline-tree-')));
  copyFiles(root);
  const changed = new Set<string>();
  const running = new Set<ReturnType<typeof spawn>>();

  const run: TreeCopy['run'] = (command, ...args) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: root, env: environment(root) });
      running.add(child);
      let output = '';
      const take = (chunk: Buffer) => {
        output += chunk.toString();
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.on('error', reject);
      child.on('close', (code) => {
        running.delete(child);
        resolve({ status: code ?? 1, output });
      });
    });

  return {
    root,
    edit(path, change) {
      const before = readFileSync(join(root, path), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${path} is as it was: the change found nothing to change`);
      writeFileSync(join(root, path), after);
      changed.add(path);
    },
    add(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text, { flag: 'wx' });
      changed.add(path);
    },
    changed: () => [...changed].sort(),
    run,
    async types(...packages) {
      const compiler = 'node_modules/typescript-native/bin/tsc';
      let [status, output] = [0, ''];
      for (const name of packages.length > 0 ? packages : PACKAGES) {
        // A proof checks the same package several times; only the first check is a whole one.
        const memory = `node_modules/.cache/proof-types/${name.replaceAll('/', '-')}.tsbuildinfo`;
        const project = [
          '-p',
          `packages/${name}/tsconfig.json`,
          '--incremental',
          '--tsBuildInfoFile',
          memory,
        ];
        const result = await run('node', compiler, ...project);
        status ||= result.status;
        output += result.output;
      }
      return { status, output };
    },
    async remove() {
      for (const child of running) child.kill();
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
