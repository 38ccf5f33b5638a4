import { describe, expect, it } from 'vitest';
import { MESSAGE_TEMPLATES, type MessageParameters, type MessageTemplate, parameterFaults } from './index.ts';

const time = { now: 1_760_000_000, today: '2025-10-09' };
const LATER = time.now + 60;

describe('the parameters of a template', () => {
  it.each<[string, MessageTemplate, MessageParameters, string[]]>([
    ['a time to come', 'next-call', { at: LATER }, []],
    ['a time that is over', 'next-call', { at: time.now }, ['at must not be over']],
    ['no time', 'next-call', {}, ['at must be given']],
    [
      'a day for a time',
      'next-call',
      { on: '2025-10-10' },
      ['at must be given', 'on is not of this template'],
    ],
    ['today', 'visit', { on: '2025-10-09' }, []],
    ['yesterday', 'visit', { on: '2025-10-08' }, ['on must not be over']],
    ['nothing', 'missed-call', {}, []],
    ['a time nobody asked for', 'reports', { at: LATER }, ['at is not of this template']],
  ])('%s of %s', (_, template, parameters, faults) => {
    const found = parameterFaults(template, parameters, time);
    expect(found.map(({ parameter, message }) => `${parameter} ${message}`)).toEqual(faults);
  });

  it('are required by every template', () => {
    const filled = MESSAGE_TEMPLATES.filter((one) =>
      [{}, { at: LATER }, { on: time.today }].some((each) => parameterFaults(one, each, time).length === 0),
    );
    expect(filled).toEqual([...MESSAGE_TEMPLATES]);
  });
});
