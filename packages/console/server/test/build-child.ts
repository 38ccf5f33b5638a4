import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { copyBesideBundle } from '../files-beside-bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Below node_modules, so that the output finds its packages and git ignores it. */
const outDir = join(root, 'node_modules', '.careline-test');

/** Listed explicitly because the bundler would read the manifest of the current folder. */
async function ownPackages(): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@careline/'));
}

/** Builds a TypeScript file that a test runs as a process (Node 20 runs JavaScript only). */
export async function buildChild(entry: string): Promise<string> {
  const name = basename(entry).replace(/\.ts$/, '');
  await mkdir(outDir, { recursive: true });
  await build({
    entry: { [name]: entry },
    outDir,
    format: 'esm',
    target: 'node20',
    external: await ownPackages(),
    noExternal: [/^@careline\//],
    outExtension: () => ({ js: '.mjs' }),
    config: false,
    clean: false,
    silent: true,
  });
  await copyBesideBundle(root, outDir);
  return join(outDir, `${name}.mjs`);
}

export interface Child {
  readonly process: ChildProcess;
  /** Resolves with the next line of stdout. Rejects with stderr if the process ends first. */
  nextLine(): Promise<string>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

export function startChild(file: string, args: readonly string[]): Child {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  let rest = '';
  let errors = '';
  let ended = false;
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    wake();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const end = new Promise<void>((resolve) =>
    child.once('close', () => {
      ended = true;
      wake();
      resolve();
    }),
  );
  return {
    process: child,
    async nextLine() {
      while (lines.length === 0) {
        if (ended) throw new Error(`The process ended without a line. It said: ${errors}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return lines.shift() ?? '';
    },
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
  };
}
