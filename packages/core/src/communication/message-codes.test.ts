import { describe, expect, it } from 'vitest';
import {
  BILLING_TEMPLATES,
  ENCOUNTER_TEMPLATES,
  MESSAGE_CHANNEL_LABELS,
  MESSAGE_CHANNELS,
  MESSAGE_FAILURE_LABELS,
  MESSAGE_FAILURES,
  MESSAGE_STATE_LABELS,
  MESSAGE_STATES,
  MESSAGE_TEMPLATE_LABELS,
  MESSAGE_TEMPLATES,
  MESSAGE_WAIT_LABELS,
  MESSAGE_WAITS,
  messageFailureLabel,
  messageStateLabel,
} from './index.ts';

describe('the labels of messages', () => {
  it.each([
    ['ways', MESSAGE_CHANNELS, MESSAGE_CHANNEL_LABELS],
    ['states', MESSAGE_STATES, MESSAGE_STATE_LABELS],
    ['what they wait for', MESSAGE_WAITS, MESSAGE_WAIT_LABELS],
    ['why they fail', MESSAGE_FAILURES, MESSAGE_FAILURE_LABELS],
    [
      'templates',
      [...MESSAGE_TEMPLATES, ...ENCOUNTER_TEMPLATES, ...BILLING_TEMPLATES],
      MESSAGE_TEMPLATE_LABELS,
    ],
  ] as const)('%s exist in both languages, and are all different', (_, codes, labels) => {
    for (const of of [labels.en, labels.hi] as readonly Readonly<Record<string, string>>[]) {
      expect(Object.keys(of).toSorted()).toEqual([...codes].toSorted());
      expect(new Set(Object.values(of)).size).toBe(codes.length);
    }
    expect(Object.values(labels.hi).every((text) => /[\u0900-\u097f]/.test(text))).toBe(true);
  });

  it('show unknown codes unchanged', () => {
    expect(messageStateLabel('read')).toBe('read');
    expect(messageFailureLabel('handset-full', 'hi')).toBe('handset-full');
  });
});
