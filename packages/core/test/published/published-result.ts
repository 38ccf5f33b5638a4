import type { Expected, Patient } from './published-case.ts';

/** One result of a laboratory report; the test is found by what a person types, as on the order. */
export interface PublishedResult {
  readonly who: Patient;
  readonly typed: string;
  readonly text: string;
  readonly unit: string;
  readonly expected: Expected;
  readonly source: string;
}

export const result = (
  who: Patient,
  typed: string,
  value: string,
  expected: Expected,
  source: string,
): PublishedResult => {
  const [text = '', unit = ''] = value.split(' ');
  return { who, typed, text, unit, expected, source };
};
