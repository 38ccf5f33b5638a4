export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface ProgressLine {
  /** The share of the import that was read, from 0 to 1, and the rows sent so far. */
  show(share: number, rows: number): void;
  end(): void;
}

const WIDTH = 24;
/** Without a terminal, print a line at every quarter. */
const STEPS = 4;

function onTerminal(output: Output): ProgressLine {
  return {
    show(share, rows) {
      const full = Math.round(share * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      const text = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${rows.toLocaleString('en-US')} rows`;
      output.write(`\r${text.slice(0, (output.columns || 80) - 1)}\u001b[K`);
    },
    end: () => output.write('\r\u001b[K'),
  };
}

function inLog(output: Output): ProgressLine {
  let written = 0;
  return {
    show(share, rows) {
      const step = Math.floor(share * STEPS);
      if (step <= written) return;
      written = step;
      output.write(`${(step * 100) / STEPS} %, ${rows.toLocaleString('en-US')} rows\n`);
    },
    end: () => undefined,
  };
}

/** Returns a progress bar on a terminal, or a few plain lines elsewhere. */
export function progressLine(output: Output): ProgressLine {
  return output.isTTY ? onTerminal(output) : inLog(output);
}
