import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Waits until a program writes a line like this. It goes on being read, so that the program is never held by a full pipe. */
export function lineOf(output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  const seen: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: output })
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
