import { roundTo } from '#clinical';
import type { ChoiceInput, InputValue, InputValues, NumberInput, Scale, ScaleInput } from './scale.ts';

/** An input as used: its value, and the time of its source reading. */
export interface EnteredInput {
  readonly key: string;
  readonly value: InputValue;
  /** Unix seconds of the source reading; absent if the value was asked or observed now. */
  readonly at?: number | undefined;
}

const INPUT_PROBLEMS = ['unknown', 'twice', 'not-a-number', 'impossible', 'no-choice'] as const;
export type InputProblem = (typeof INPUT_PROBLEMS)[number];

function numberProblem({ span: [min, max] }: NumberInput, value: InputValue): InputProblem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-number';
  return value < min || value > max ? 'impossible' : undefined;
}

function choiceProblem({ kind, choices }: ChoiceInput, value: InputValue): InputProblem | undefined {
  if (typeof value === 'number' || (typeof value === 'string') !== (kind === 'choice')) return 'no-choice';
  const chosen = typeof value === 'string' ? [value] : value;
  return chosen.every((code) => choices.some((choice) => choice.code === code)) ? undefined : 'no-choice';
}

/** Returns why a scale rejects a value; undefined if it accepts it. */
export const valueProblem = (input: ScaleInput, value: InputValue): InputProblem | undefined =>
  input.kind === 'number' ? numberProblem(input, value) : choiceProblem(input, value);

/** Returns the problems with an assessment's inputs, by input key. */
export function inputProblems(
  scale: Scale,
  entered: readonly EnteredInput[],
): readonly { readonly key: string; readonly problem: InputProblem }[] {
  const seen = new Set<string>();
  return entered.flatMap(({ key, value }) => {
    const input = scale.inputs.find((one) => one.key === key);
    const isTwice = seen.has(key);
    seen.add(key);
    const problem = input ? (isTwice ? 'twice' : valueProblem(input, value)) : 'unknown';
    return problem === undefined ? [] : [{ key, problem }];
  });
}

/** Returns the values for the calculation. Numbers are rounded to the decimals that the scale uses. */
export function valuesOf(scale: Scale, entered: readonly EnteredInput[]): InputValues {
  return Object.fromEntries(
    entered.map(({ key, value }) => {
      const input = scale.inputs.find((one) => one.key === key);
      const isNumber = input?.kind === 'number' && typeof value === 'number';
      return [key, isNumber ? roundTo(value, input.decimals) : value];
    }),
  );
}
