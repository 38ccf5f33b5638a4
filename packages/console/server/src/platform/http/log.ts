import type { LogFormat, LogLevel } from '../config/config.ts';

/** Facts of a log line: names, codes, ids and numbers; never patient data, tokens or e-mail addresses. */
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

/** A value a terminal shows as it is; any other is quoted, so that none begins a line or moves the cursor. */
const PLAIN = /^[\w.:/+@-]+$/;

const quoted = (value: string | number | boolean): string =>
  PLAIN.test(String(value)) ? String(value) : JSON.stringify(String(value));

const asJson = ({ time, facts, ...line }: Line): string =>
  JSON.stringify({ time: time.toISOString(), ...line, ...facts });

/** Local time, as the person at the terminal has it. */
function asText({ time, level, event, facts }: Line): string {
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
  const at = clock.map((part) => String(part).padStart(2, '0')).join(':');
  const pairs = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(value)}`],
  );
  return [at, level.padEnd(5), event, ...pairs].join(' ');
}

/** Lines of a level and above: one JSON object each for programs, or words for a person at a terminal. */
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

/** Names of classes and codes; anything longer or with other characters may be a text about somebody. */
const NAME = /^[\w.-]{1,60}$/;
const FRAME = /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;
const MOST_FRAMES = 6;

/** Where an error was thrown. A message may have several lines and look like a place itself, so it is cut off first. */
function placesOf({ stack = '', message }: Error): string {
  const start = message ? stack.indexOf(message) : -1;
  const after = start < 0 ? stack : stack.slice(start + message.length);
  const frames = after.split('\n').filter((line) => FRAME.test(line));
  return frames
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().replace(/^at /, ''))
    .join(' < ');
}

const nameOf = ({ name }: Error): string => (NAME.test(name) ? name : 'Error');

function codeOf(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  return NAME.test(code) ? code : undefined;
}

/** Class and code of what an error came from, such as the database's behind a repeated try. */
function causeOf({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return [nameOf(cause), codeOf(cause)].filter(Boolean).join(' ');
}

/**
 * What may be logged of an unexpected error: its class, its code and where it was thrown. Its message may quote a row
 * or an input, so it stays out, as do its further fields (a database's error has the row, the statement and its values).
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: nameOf(error), code: codeOf(error), at: placesOf(error), cause: causeOf(error) };
}
