import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { builtCore, CORE, coreManifest, FOR_NODE, SUBPATHS } from './core-built.ts';
import { publicNames } from './core-names.mjs';
import { publishedManifest } from './write-published.mjs';

const PUBLIC_NAMES = await publicNames();

const OF_RUN = process.env.CARELINE_TESTS === 'short' ? FOR_NODE.slice(0, 4) : FOR_NODE;

const out = builtCore();

const addressOf = (subpath: string): string => JSON.stringify(`file://${join(out, `${subpath}.js`)}`);

/** Returns a subpath's names, imported in a separate Node process. */
function namesInNode(subpath: string): string[] {
  const script = `process.stdout.write(JSON.stringify(Object.keys(await import(${addressOf(subpath)}))));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
}

/** Returns the names of every subpath for Node, imported in a worker thread. */
function namesInWorkerThread(): Promise<Readonly<Record<string, string[]>>> {
  const imports = FOR_NODE.map(
    (subpath) =>
      `names[${JSON.stringify(subpath)}] = Object.keys(await import(${addressOf(subpath)})).sort();`,
  );
  const file = join(out, 'thread.js');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const names = {};
    ${imports.join('\n')}
    parentPort.postMessage(names);`,
  );
  return new Promise((resolve, reject) => {
    const worker = new Worker(file);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code} and told nothing`)));
  });
}

describe('the built subpaths of core', () => {
  it('are published where they are built', () => {
    const published = Object.entries(publishedManifest(CORE).exports).filter(
      ([key]) => !key.endsWith('.json') && !key.includes('*'),
    );
    expect(published.length).toBeLessThanOrEqual(18);
    expect(published.map(([subpath]) => subpath.slice(2))).toEqual(SUBPATHS);
    for (const [subpath, target] of published) {
      const source = coreManifest.exports?.[subpath] ?? '';
      expect(target).toEqual({
        default: `./${subpath.slice(2)}.js`,
        types: source.replace('./src/', './types/').replace(/\.ts$/, '.d.ts'),
      });
    }
  });

  it('have a wildcard for the rooms, which only our other packages import', () => {
    expect(publishedManifest(CORE).exports['./internal/*']).toEqual({
      default: './parts/*/index.js',
      types: './types/*/index.d.ts',
    });
  });

  // A process for each is slow: a short run takes some of them here, and all of them in the thread below.
  it.each(OF_RUN)('%s is imported by plain Node, with its public names', (subpath) => {
    expect(namesInNode(subpath).sort()).toEqual(PUBLIC_NAMES[subpath]);
  });

  it('are imported by a worker thread, with their public names', async () => {
    const listed = FOR_NODE.map((subpath) => [subpath, PUBLIC_NAMES[subpath]]);
    expect(await namesInWorkerThread()).toEqual(Object.fromEntries(listed));
  });
});
