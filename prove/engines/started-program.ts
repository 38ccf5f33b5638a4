import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Starts a program that ends no later than the proof, even if that fails. */
export function start(
  command: string | undefined,
  flags: readonly string[],
  stdio: StdioOptions,
  env = process.env,
): ChildProcess {
  if (!command) throw new Error('The engine is not on this machine.');
  const program = spawn(command, flags, { stdio, env });
  process.once('exit', () => program.kill());
  return program;
}

/** Waits for a matching line of output. Reading continues afterwards, so that a full pipe never blocks the program. */
export function lineOf(output: unknown, pattern: RegExp): Promise<RegExpExecArray> {
  const seen: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: output as Readable })
      .on('line', (line) => {
        seen.push(line);
        const found = pattern.exec(line);
        if (found) resolve(found);
      })
      .on('close', () => reject(new Error(`The program ended before it was ready:\n${seen.join('\n')}`)));
  });
}

export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

export async function end(program: ChildProcess): Promise<void> {
  program.kill();
  await ended(program);
}
