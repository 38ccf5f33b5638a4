import { roundTo } from '#clinical';
import type { ChoiceInput, InputValue, InputValues, NumberInput, Scale, ScaleInput } from './scale.ts';

/** One input as it was used: what it held, and when that was measured where it came from the record. */
export interface EnteredInput {
  readonly key: string;
  readonly value: InputValue;
  /** Unix seconds of the reading it came from; absent for what was asked or seen now. */
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

/** Why a scale does not take a value for an input; undefined where it does. */
export const valueProblem = (input: ScaleInput, value: InputValue): InputProblem | undefined =>
  input.kind === 'number' ? numberProblem(input, value) : choiceProblem(input, value);

/** What is wrong with the inputs of an assessment, by their keys. */
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

/** The values a scale works with: numbers to the decimals its rows are written in. */
export function valuesOf(scale: Scale, entered: readonly EnteredInput[]): InputValues {
  return Object.fromEntries(
    entered.map(({ key, value }) => {
      const input = scale.inputs.find((one) => one.key === key);
      const isNumber = input?.kind === 'number' && typeof value === 'number';
      return [key, isNumber ? roundTo(value, input.decimals) : value];
    }),
  );
}
