import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { CallOutcomeTag, type CallOutcomeTagProps } from './call-outcome-tag.tsx';
import { EscalationTag } from './escalation-tag.tsx';

/** How much a tag draws the eye: only a background is for danger, and a ring or a disc is for everyday results. */
const LOOKS = {
  disc: 'before:bg-ink',
  ring: 'before:border-2',
  warning: 'text-warning',
  icon: 'inline-flex',
} as const;

type Case = readonly [
  name: string,
  status: CallOutcomeTagProps['status'],
  words: string,
  look: keyof typeof LOOKS,
];

const CASES: readonly Case[] = [
  ['a reached call', { status: 'reached', disposition: 'reached-patient' }, 'Reached the patient', 'disc'],
  ['a call to try again', { status: 'retry', disposition: 'no-answer' }, 'No answer', 'ring'],
  ['a call that stops the calls', { status: 'stop', disposition: 'do-not-call' }, 'Do not call', 'icon'],
  // The call may have been left hours ago. Only the call screen knows the state of its line.
  ['a call that was begun', { status: 'dialling', disposition: null }, 'No outcome yet', 'warning'],
  ['a call without an outcome', { status: 'unfinished', disposition: null }, 'Unfinished', 'warning'],
  ['a corrected call', { status: 'corrected', disposition: 'no-answer' }, 'Corrected: No answer', 'ring'],
  [
    'a withdrawn call',
    { status: 'withdrawn', disposition: 'reached-patient' },
    'Withdrawn: Reached the patient',
    'icon',
  ],
  ['a status of a newer server', { status: 'left-message', disposition: null }, 'left-message', 'ring'],
  ['an inherited property name', { status: 'constructor', disposition: null }, 'constructor', 'ring'],
];

describe('CallOutcomeTag', () => {
  it.each(CASES)('shows the words and the look of %s', (_, status, words, look) => {
    const { container } = renderUi(<CallOutcomeTag status={status} />);
    expect(screen.getByText(words, { exact: true })).toBeVisible();
    const tag = container.querySelector('[part="badge"]');
    expect(tag).toHaveClass(LOOKS[look]);
    expect(tag).not.toHaveClass('bg-danger-soft');
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
