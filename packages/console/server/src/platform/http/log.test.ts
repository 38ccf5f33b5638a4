import { describe, expect, it } from 'vitest';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from '../config/config.ts';
import { createLog, errorFacts } from './log.ts';

function linesOf(level: LogLevel, format?: LogFormat) {
  const lines: string[] = [];
  return { lines, log: createLog(level, (line) => lines.push(line), format) };
}

describe('a log line', () => {
  it('is one JSON object', () => {
    const { lines, log } = linesOf('info');
    log.info('request', { route: 'user/get', status: 200, staff: undefined });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: expect.stringMatching(/Z$/), level: 'info', event: 'request', route: 'user/get', status: 200 },
    ]);
  });

  it('is plain text on a terminal', () => {
    const { lines, log } = linesOf('info', 'text');
    log.warn('request', { route: 'user/get', status: 200, staff: undefined, at: 'a b' });
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}request route=user\/get status=200 at="a b"\n$/);
  });

  it.each(LOG_FORMATS)('is one line whatever its facts contain (%s)', (format) => {
    const { lines, log } = linesOf('info', format);
    log.info('request', { code: 'x\n{"level":"error"}\u001b[2J' });
    expect(lines.join('').split('\n')).toHaveLength(2);
    expect(lines.join('')).not.toContain('\u001b');
  });
});

it.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
  ['off', []],
] as const)('at the level %s has lines of %j', (level, expected) => {
  expect(LOG_LEVELS).toContain(level);
  const { lines, log } = linesOf(level);
  for (const own of ['info', 'warn', 'error'] as const) log[own](own);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(expected);
});

describe('of an error', () => {
  it('has class, code and where it was thrown', () => {
    const error = Object.assign(new TypeError('Asha Verma'), { code: '23505' });
    const facts = errorFacts(error);
    expect(facts).toMatchObject({ error: 'TypeError', code: '23505' });
    expect(facts.at).toMatch(/log\.test\.ts:\d+:\d+/);
  });

  it('has class and code of its cause', () => {
    const cause = Object.assign(new Error('Asha Verma'), { code: 'ECONNREFUSED' });
    expect(errorFacts(new Error('no', { cause })).cause).toBe('Error ECONNREFUSED');
  });

  const named = Object.assign(new Error('no'), { name: 'row of Asha Verma' });
  it.each([
    ['its message', new Error('Key (name)=(Asha Verma) already exists')],
    ['a message of several lines', new Error('first\n    at Asha Verma (row:1:2)\n    at Asha Verma')],
    ['its name', named],
    ['its code', Object.assign(new Error('no'), { code: 'of Asha Verma' })],
    ['its further fields', Object.assign(new Error('no'), { detail: 'Asha Verma', parameters: ['Asha'] })],
    ['its cause', new Error('no', { cause: new Error('Asha Verma') })],
    ['what is no error', 'Asha Verma'],
  ])('contains nothing of %s', (_, error) => {
    expect(JSON.stringify(errorFacts(error))).not.toContain('Asha');
  });
});
