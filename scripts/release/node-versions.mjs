// Installs the Node versions that the packages are checked with, from the npm package `node`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NPM_INSTALL, run } from './run.mjs';

export const NODE_VERSIONS = ['20.19', '22', '24'];

/** Returns the path of the newest Node of a line, installed below `folder`. */
export async function installNode(folder, line) {
  const own = join(folder, `node-${line}`);
  mkdirSync(own, { recursive: true });
  await run('npm', [...NPM_INSTALL, '--prefix', own, `node@${line}`], { cwd: own });
  return join(own, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
