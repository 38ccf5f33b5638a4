import { type Label, phrase, wordLabel, wordLabels } from '#formatting';
import { asked, type Choices, choice, text, type Worded, when } from './fields.ts';
import * as words from './words/en.ts';

export const YES_NO = wordLabels(words.yesNo) satisfies Choices;

export const YES_NO_UNKNOWN = {
  ...YES_NO,
  UNKNOWN: wordLabel(words.choices, 'unknown'),
} as const satisfies Choices;

export const SIDES = wordLabels(words.sides) satisfies Choices;

const FINDINGS = wordLabels(words.findings) satisfies Choices;

const SIGNS = wordLabels(words.signs) satisfies Choices;

export const NONE = wordLabels(words.none) satisfies Choices;

/** Yes and no are answers; an unset choice is not. */
export const yesNo = (key: string, label: Label) => choice(key, label, YES_NO);

/** A question that the patient may be unable to answer. */
export const yesNoUnknown = (key: string, label: Label) => choice(key, label, YES_NO_UNKNOWN);

/** An examined sign. Unset means not examined, which is not absent. */
export const sign = (key: string, label: Label) => choice(key, label, SIGNS);

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

/** An examined item: normal or not, and the finding if not. Two fields, in this order. */
export const examined = (key: string, label: Label): readonly [Worded, Worded] => [
  choice(key, label, FINDINGS),
  following(
    key,
    'ABNORMAL',
    text(`${key}Found`, phrase(words.choices, 'found', { label }), {
      maxLength: 1000,
    }),
  ),
];

/** Free text of the clinician. */
export const note = (label: Label = wordLabel(words.choices, 'note')) =>
  text('note', label, { maxLength: 2000 });
