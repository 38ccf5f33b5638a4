import {
  dangerousAnswers,
  type FieldAt,
  type FormDefinition,
  type FormProblems,
  type FormValues,
  fieldPath,
} from '#forms';

/** Signs that never wait at home: bleeding and fits, as the options of the forms name them. */
const NEVER_WAITS = /BLEEDING|PAD_SOAKED|LARGE_CLOTS|FITS/;
const ADVICE = 'ADVICE_GIVEN';
const ACTION_TAKEN = 'actionTaken';

/** The message key of what is wrong where bleeding or fits were answered with advice. */
export const ADVICE_IS_NOT_ENOUGH = 'calls.escalation.adviceIsNotEnough';

const optionOf = (label: string): string => label.slice(label.lastIndexOf('.') + 1);

/** Where bleeding or fits were told and nothing but advice was given. */
export function adviceAlone(form: FormDefinition, values: FormValues): readonly FieldAt[] {
  const dangerous = dangerousAnswers(form, values).filter(({ label }) => NEVER_WAITS.test(optionOf(label)));
  const sections = new Set(dangerous.map(({ at }) => at.section));
  return [...sections]
    .filter((section) => values[section]?.[ACTION_TAKEN] === ADVICE)
    .map((section) => ({ section, key: ACTION_TAKEN }));
}

/** The same as problems of the form, by `fieldPath`. */
export const adviceProblems = (form: FormDefinition, values: FormValues): FormProblems =>
  Object.fromEntries(
    adviceAlone(form, values).map((at) => [fieldPath(at), { code: 'rule', rule: ADVICE_IS_NOT_ENOUGH }]),
  );
