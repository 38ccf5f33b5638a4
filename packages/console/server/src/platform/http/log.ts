import type { LogFormat, LogLevel } from '../config/config.ts';

/** Fields of a log line: names, codes, ids and numbers. Never patient data, tokens or e-mail addresses. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}

type Weight = Exclude<LogLevel, 'off'>;

interface Line {
  readonly time: Date;
  readonly level: Weight;
  readonly event: string;
  readonly facts: LogFacts;
}

const WEIGHT: Readonly<Record<LogLevel, number>> = { info: 0, warn: 1, error: 2, off: 3 };

/** Values that a terminal shows unchanged. All others are quoted, so that none starts a line or moves the cursor. */
const PLAIN = /^[\w.:/+@-]+$/;

const quoted = (value: string | number | boolean): string =>
  PLAIN.test(String(value)) ? String(value) : JSON.stringify(String(value));

const asJson = ({ time, facts, ...line }: Line): string =>
  JSON.stringify({ time: time.toISOString(), ...line, ...facts });

/** Formats a line with local time, for a person at the terminal. */
function asText({ time, level, event, facts }: Line): string {
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
  const at = clock.map((part) => String(part).padStart(2, '0')).join(':');
  const pairs = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(value)}`],
  );
  return [at, level.padEnd(5), event, ...pairs].join(' ');
}

/** Logs lines of a level and above, as one JSON object each for programs, or as words for a terminal. */
export function createLog(level: LogLevel, write: (line: string) => void, format: LogFormat = 'json'): Log {
  const written = format === 'json' ? asJson : asText;
  const at =
    (own: Weight) =>
    (event: string, facts: LogFacts = {}) => {
      if (WEIGHT[own] < WEIGHT[level]) return;
      write(`${written({ time: new Date(), level: own, event, facts })}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** Names of classes and codes. Anything longer, or with other characters, may be text about a person. */
const NAME = /^[\w.-]{1,60}$/;
const FRAME = /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;
const MAX_FRAMES = 6;

/** Returns where an error was thrown. Cuts off the message first, because its lines may look like stack frames. */
function placesOf({ stack = '', message }: Error): string {
  const start = message ? stack.indexOf(message) : -1;
  const after = start < 0 ? stack : stack.slice(start + message.length);
  const frames = after.split('\n').filter((line) => FRAME.test(line));
  return frames
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().replace(/^at /, ''))
    .join(' < ');
}

const nameOf = ({ name }: Error): string => (NAME.test(name) ? name : 'Error');

function codeOf(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return NAME.test(code) ? code : undefined;
}

/** Returns class and code of an error's cause, such as the database error behind a repeated attempt. */
function causeOf({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return [nameOf(cause), codeOf(cause)].filter(Boolean).join(' ');
}

/**
 * Returns what may be logged about an unexpected error: its class, code and stack positions. The message may quote a
 * row or an input, and a database error's other fields contain the row, the statement and its values, so they are left
 * out.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: nameOf(error), code: codeOf(error), at: placesOf(error), cause: causeOf(error) };
}
