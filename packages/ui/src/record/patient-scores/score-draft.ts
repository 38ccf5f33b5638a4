import {
  type EnteredInput,
  type InputProblem,
  type Scale,
  type ScaleInput,
  type ScaleOffer,
  valueProblem,
} from '@careline/core/internal/assessments';
import { writtenNumber } from '@careline/core/internal/clinical';
import { asciiDigits } from '@careline/core/internal/formatting';

/** The text or choice for one input; empty if unknown. */
export interface DraftInput {
  readonly text: string;
  readonly codes: readonly string[];
  /** Unix seconds of the reading used, until the user changes the value. */
  readonly at?: number;
}

export type ScoreDraft = Readonly<Record<string, DraftInput>>;

export const EMPTY: DraftInput = { text: '', codes: [] };

/** Prefills the inputs that the record knows, each with its time. */
export const draftOf = ({ inputs }: Pick<ScaleOffer, 'inputs'>): ScoreDraft =>
  Object.fromEntries(inputs.map(({ key, value, at }) => [key, { text: String(value), codes: [], at }]));

type DraftProblem = Extract<InputProblem, 'not-a-number' | 'impossible'>;

interface ReadDraft {
  readonly entered: readonly EnteredInput[];
  readonly problems: Readonly<Record<string, DraftProblem>>;
}

function enteredValue(input: ScaleInput, { text, codes }: DraftInput): EnteredInput['value'] | undefined {
  if (input.kind === 'choices') return codes.length > 0 ? codes : undefined;
  if (text.trim() === '') return undefined;
  if (input.kind === 'choice') return text;
  const written = writtenNumber(asciiDigits(text));
  return written && written.comparator === undefined ? written.value : Number.NaN;
}

/** Returns the inputs to send, and those that are not valid. */
export function readDraft(scale: Scale, draft: ScoreDraft): ReadDraft {
  const entered: EnteredInput[] = [];
  const problems: Record<string, DraftProblem> = {};
  for (const input of scale.inputs) {
    const own = draft[input.key] ?? EMPTY;
    const value = enteredValue(input, own);
    if (value === undefined) continue;
    const problem = valueProblem(input, value);
    if (problem === undefined)
      entered.push({ key: input.key, value, ...(own.at !== undefined && { at: own.at }) });
    else problems[input.key] = problem === 'impossible' ? problem : 'not-a-number';
  }
  return { entered, problems };
}
