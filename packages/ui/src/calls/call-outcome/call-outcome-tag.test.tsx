import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { CallOutcomeTag, type CallOutcomeTagProps } from './call-outcome-tag.tsx';
import { EscalationTag } from './escalation-tag.tsx';

type Case = readonly [
  name: string,
  status: CallOutcomeTagProps['status'],
  words: string,
  tone: 'success' | 'info' | 'danger' | 'warning' | 'sunken',
];

const CASES: readonly Case[] = [
  ['a reached call', { status: 'reached', disposition: 'reached-patient' }, 'Reached the patient', 'success'],
  ['a call to try again', { status: 'retry', disposition: 'no-answer' }, 'No answer', 'info'],
  ['a call that stops the calls', { status: 'stop', disposition: 'do-not-call' }, 'Do not call', 'danger'],
  // The call may have been left hours ago. Only the call screen knows the state of its line.
  ['a call that was begun', { status: 'dialling', disposition: null }, 'No outcome yet', 'warning'],
  ['a call without an outcome', { status: 'unfinished', disposition: null }, 'Unfinished', 'warning'],
  ['a corrected call', { status: 'corrected', disposition: 'no-answer' }, 'Corrected: No answer', 'info'],
  [
    'a withdrawn call',
    { status: 'withdrawn', disposition: 'reached-patient' },
    'Withdrawn: Reached the patient',
    'sunken',
  ],
  ['what a newer server says', { status: 'left-message', disposition: null }, 'left-message', 'sunken'],
  ['a name that every object has', { status: 'constructor', disposition: null }, 'constructor', 'sunken'],
];

describe('CallOutcomeTag', () => {
  it.each(CASES)('shows %s as text and in the tone of its class', (_, status, words, tone) => {
    renderUi(<CallOutcomeTag status={status} />);
    const tag = screen.getByText(words, { exact: true }).parentElement;
    expect(tag).toHaveClass(tone === 'sunken' ? 'bg-sunken' : `bg-${tone}-soft`);
  });

  it('uses Hindi', () => {
    renderUi(<CallOutcomeTag status={{ status: 'dialling', disposition: null }} />, { locale: 'hi' });
    expect(screen.getByText('अभी परिणाम दर्ज नहीं')).toBeVisible();
  });
});

describe('EscalationTag', () => {
  it.each([
    ['what was handed over', ['CRITICAL_READING'], 'Escalated'],
    ['a call like others', [], ''],
    ['what an older server says', undefined, ''],
  ])('of %s', (_, escalated, words) => {
    const { container } = renderUi(<EscalationTag contact={{ escalated }} />);
    expect(container).toHaveTextContent(new RegExp(`^${words}$`));
  });
});
