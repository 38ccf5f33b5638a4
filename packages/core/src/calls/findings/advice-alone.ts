import {
  dangerousAnswers,
  type FieldAt,
  type FormDefinition,
  type FormProblems,
  type FormValues,
  fieldPath,
} from '#forms';

/** Signs that can never wait at home: bleeding and fits, by option key. */
const NEVER_WAITS = /BLEEDING|PAD_SOAKED|LARGE_CLOTS|FITS/;
const ADVICE = 'ADVICE_GIVEN';
const ACTION_TAKEN = 'actionTaken';

/** Message key of the problem that bleeding or fits only got advice. */
export const ADVICE_IS_NOT_ENOUGH = 'calls.escalation.adviceIsNotEnough';

const optionOf = (label: string): string => label.slice(label.lastIndexOf('.') + 1);

/** Returns bleeding or fits for which only advice was given. */
export function adviceAlone(form: FormDefinition, values: FormValues): readonly FieldAt[] {
  const dangerous = dangerousAnswers(form, values).filter(({ label }) => NEVER_WAITS.test(optionOf(label)));
  const sections = new Set(dangerous.map(({ at }) => at.section));
  return [...sections]
    .filter((section) => values[section]?.[ACTION_TAKEN] === ADVICE)
    .map((section) => ({ section, key: ACTION_TAKEN }));
}

/** Returns them as form problems, by `fieldPath`. */
export const adviceProblems = (form: FormDefinition, values: FormValues): FormProblems =>
  Object.fromEntries(
    adviceAlone(form, values).map((at) => [fieldPath(at), { code: 'rule', rule: ADVICE_IS_NOT_ENOUGH }]),
  );
