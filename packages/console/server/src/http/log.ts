import type { LogLevel } from '../config.ts';

/** Facts of a log line: names, codes, ids and numbers; never patient data, tokens or e-mail addresses. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}

const WEIGHT: Readonly<Record<LogLevel, number>> = { info: 0, warn: 1, error: 2, off: 3 };

/** One JSON object a line. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const at = (own: 'info' | 'warn' | 'error') => (event: string, facts?: LogFacts) => {
    if (WEIGHT[own] < WEIGHT[level]) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: own, event, ...facts })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * What may be logged of an unexpected error: its class, its code and where it was thrown. Its message may quote a row
 * or an input, so it stays out.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, 6).map((line) => line.trim().replace(/^at /, ''));
  return { error: error.name, code, at: at.join(' < ') };
}
