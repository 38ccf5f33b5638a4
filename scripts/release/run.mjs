import { spawn } from 'node:child_process';

/** Runs a command and returns its output. Throws the whole output if the command fails. */
export function run(command, args, { cwd, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, shell: process.platform === 'win32' };
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let [answer, output] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      answer += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(answer);
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code}\n${output}`));
    });
  });
}

/** Arguments for a quiet npm install. */
export const NPM_INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
