import { type CodedLabels, codedLabel } from '#formatting';

/** What a rapid test shows. `invalid` is a result too: no line where the control's should be. */
export const RAPID_TEST_RESULTS = ['positive', 'negative', 'invalid'] as const;
export type RapidTestResult = (typeof RAPID_TEST_RESULTS)[number];

export const RAPID_TEST_RESULT_LABELS = {
  en: {
    positive: 'Positive',
    negative: 'Negative',
    invalid: 'Invalid, to be repeated',
  },
  hi: {
    positive: 'पॉज़िटिव',
    negative: 'निगेटिव',
    invalid: 'अमान्य, दोबारा करें',
  },
} as const satisfies CodedLabels<RapidTestResult>;

/** The label of a result; an unknown one is shown as it is. */
export function rapidTestResultLabel(key: string, locale?: string): string {
  return codedLabel(RAPID_TEST_RESULT_LABELS, key, locale);
}
