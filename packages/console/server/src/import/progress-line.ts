import type { ImportFile } from './import-files.ts';

export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface ProgressLine {
  /** Share of the file read, 0 to 1, and lines sent so far. */
  show(share: number, lines: number): void;
  end(): void;
}

const WIDTH = 24;
/** Without a terminal a line is written at every quarter of a file. */
const STEPS = 4;

function onTerminal(output: Output, label: string): ProgressLine {
  return {
    show(share, lines) {
      const full = Math.round(share * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      const text = `${label} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${lines.toLocaleString('en-US')} lines`;
      output.write(`\r${text.slice(0, (output.columns || 80) - 1)}\u001b[K`);
    },
    end: () => output.write('\r\u001b[K'),
  };
}

function inLog(output: Output, label: string): ProgressLine {
  let written = 0;
  return {
    show(share, lines) {
      const step = Math.floor(share * STEPS);
      if (step <= written) return;
      written = step;
      output.write(`${label}: ${(step * 100) / STEPS} %, ${lines.toLocaleString('en-US')} lines\n`);
    },
    end: () => undefined,
  };
}

/** A bar on a terminal, a few plain lines anywhere else. */
export function progressLine(output: Output, file: Pick<ImportFile, 'path' | 'kind'>): ProgressLine {
  return output.isTTY ? onTerminal(output, file.kind) : inLog(output, file.kind);
}
