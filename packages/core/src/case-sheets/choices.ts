import { asked, type Choices, choice, type Pair, text, type Worded, when } from './fields.ts';

export const YES_NO = { YES: ['Yes', 'हाँ'], NO: ['No', 'नहीं'] } as const satisfies Choices;

export const YES_NO_UNKNOWN = { ...YES_NO, UNKNOWN: ['Not known', 'पता नहीं'] } as const satisfies Choices;

export const SIDES = {
  RIGHT: ['Right', 'दाईं ओर'],
  LEFT: ['Left', 'बाईं ओर'],
  BOTH: ['Both sides', 'दोनों ओर'],
} as const satisfies Choices;

const FINDINGS = {
  NORMAL: ['Normal', 'सामान्य'],
  ABNORMAL: ['Abnormal', 'असामान्य'],
  NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
} as const satisfies Choices;

const SIGNS = {
  ABSENT: ['Absent', 'नहीं है'],
  PRESENT: ['Present', 'है'],
  NOT_EXAMINED: ['Not examined', 'जाँच नहीं की'],
} as const satisfies Choices;

export const NONE = { NONE: ['None of these', 'इनमें से कुछ नहीं'] } as const satisfies Choices;

/** Yes and no are answers; an unset choice is not. */
export const yesNo = (key: string, label: Pair) => choice(key, label, YES_NO);

/** A question that the patient may be unable to answer. */
export const yesNoUnknown = (key: string, label: Pair) => choice(key, label, YES_NO_UNKNOWN);

/** An examined sign. Unset means not examined, which is not absent. */
export const sign = (key: string, label: Pair) => choice(key, label, SIGNS);

/** Fields that are shown while a field of the same part has this value. */
export const following = (field: string, value: string, ...fields: readonly Worded[]) =>
  asked(
    `${field}${value[0]}${value.slice(1).toLowerCase().replaceAll('_', '')}`,
    when(field, value),
    ...fields,
  );

export const ifYes = (field: string, ...fields: readonly Worded[]) => following(field, 'YES', ...fields);

export const ifPresent = (field: string, ...fields: readonly Worded[]) =>
  following(field, 'PRESENT', ...fields);

const describedHow: Pair = ['What was found', 'क्या मिला'];

/** An examined item: normal or not, and the finding if not. Two fields, in this order. */
export const examined = (key: string, label: Pair): readonly [Worded, Worded] => [
  choice(key, label, FINDINGS),
  following(
    key,
    'ABNORMAL',
    text(
      `${key}Found`,
      [`${label[0]}: ${describedHow[0].toLowerCase()}`, `${label[1]}: ${describedHow[1]}`],
      {
        maxLength: 1000,
      },
    ),
  ),
];

/** Free text of the clinician. */
export const note = (label: Pair = ['Note', 'टिप्पणी']) => text('note', label, { maxLength: 2000 });
