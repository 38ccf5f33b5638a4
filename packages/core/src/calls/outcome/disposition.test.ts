import { describe, expect, it } from 'vitest';
import { aContact, aStatus } from '#test';
import { CONTACT_STATUSES, isOpenContact } from '../contact.ts';
import { callForm } from '../forms/call-form.ts';
import { DISPOSITION_KEYS, DISPOSITIONS, dispositionLabel, dispositionOf } from './disposition.ts';

describe('dispositions', () => {
  it.each([
    ['reached-patient', 'reached', undefined, false],
    ['reached-relative', 'reached', 'relation', false],
    ['callback-requested', 'retry', 'time', false],
    ['no-answer', 'retry', undefined, false],
    ['busy', 'retry', undefined, false],
    ['switched-off', 'retry', undefined, false],
    ['call-dropped', 'retry', undefined, false],
    ['language-barrier', 'retry', 'language', false],
    ['wrong-number', 'stop', undefined, 'number'],
    ['invalid-number', 'stop', undefined, 'number'],
    ['refused', 'stop', 'reason', true],
    ['do-not-call', 'stop', 'reason', true],
    ['moved', 'stop', undefined, true],
    ['deceased', 'stop', 'confirmation', true],
    ['already-visited', 'stop', undefined, false],
  ])('%s is %s', (key, outcome, asks, stops) => {
    const disposition = dispositionOf(key);
    expect(disposition?.outcome).toBe(outcome);
    expect(disposition?.asks).toBe(asks);
    expect(disposition?.stopsCalls === true).toBe(stops === true);
    expect(disposition?.stopsNumber === true).toBe(stops === 'number');
  });

  it('has one row per key', () => {
    expect(DISPOSITIONS.map(({ key }) => key)).toEqual([...DISPOSITION_KEYS]);
  });

  it('has labels in English and Hindi; an unknown key is shown unchanged', () => {
    expect(dispositionLabel('no-answer')).toBe('No answer');
    expect(dispositionLabel('no-answer', 'hi')).toBe('उत्तर नहीं मिला');
    expect(dispositionLabel('no-answer', 'hil')).toBe('No answer');
    expect(dispositionLabel('constructor')).toBe('constructor');
    expect(dispositionOf('constructor')).toBeUndefined();
  });
});

describe('an open contact', () => {
  it.each(CONTACT_STATUSES)('%s', (status) => {
    const open = status === 'dialling' || status === 'unfinished';
    expect(isOpenContact(aContact(1, { status: aStatus(1, { status }) }))).toBe(open);
  });
});

describe('the form of a call', () => {
  it.each([
    ['ahc', 'ad-hoc', true],
    ['careline', 'ad-hoc', true],
    ['apollo_sugar', 'monthly', true],
    ['healthy_motherhood', 'psychology', true],
    ['healthy_motherhood', 'monthly', false],
    ['constructor', 'ad-hoc', false],
    ['ahc', 'toString', false],
    ['nothing', 'ad-hoc', false],
  ])('%s · %s: %s', (programme, type, defined) => {
    expect(callForm(programme, type) !== undefined).toBe(defined);
  });
});
