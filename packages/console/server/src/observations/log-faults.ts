import type { Answers } from '@careline/core/internal/calls';
import {
  type AnswerProblem,
  checkAnswers,
  type FormContext,
  type FormDefinition,
} from '@careline/core/internal/forms';
import type { InputFault } from '../platform/access/entry.ts';

const KIND_WORDS = {
  text: 'a text',
  tick: 'true or false',
  list: 'a list of texts',
  rows: 'an object, or a list of objects where the form has rows',
} as const;

const WORDS = {
  'no-section': 'is not a section of this form',
  'no-field': 'is not a field of this form',
  'not-asked': 'is not asked with these answers',
  required: 'must be given',
  missing: 'must be given',
  'not-a-number': 'must be a number',
  'not-a-date': 'must be a date such as 2024-01-31, or 2024-01-31T09:30 where the form asks for the time',
  'date-out-of-range': 'is not a day this form takes',
  'not-an-option': 'is not one of the choices of this form',
  'not-an-email': 'must be an e-mail address',
  'not-a-phone-number': 'must be a phone number',
  'not-an-address': 'must be a web address that begins with https:// or http://',
  'not-digits': 'must contain only digits',
  'not-a-diagnosis-code': 'must be a code of ICD-10 such as E11.9',
  rule: 'is against a rule of this form',
} as const;

const spanWords = ({ min, max, unit }: { min: number; max: number; unit: string }) =>
  `between ${min} and ${max} ${unit}`.trimEnd();

function words(problem: AnswerProblem): string {
  switch (problem.code) {
    case 'wrong-kind':
      return `must be ${KIND_WORDS[problem.kind]}`;
    case 'impossible':
      return `must be ${spanWords(problem)}`;
    case 'unlikely':
      return `is often a typing error: must be ${spanWords(problem)}, or given with a reason`;
    case 'meter-low':
      return `is so low in ${problem.unit} that a meter may show LO: must be LO, or given with a reason`;
    case 'slip':
      return `looks like a value in ${problem.unit}: must be given in that unit or with a reason`;
    case 'decimal-slip':
      if (problem.possible)
        return `looks like ${problem.value} ${problem.unit}: must be that, or given with a reason`;
      return `is not a possible value: ${problem.value} ${problem.unit} may be meant`;
    case 'too-many-decimals':
      return `must have at most ${problem.decimals} digits after the point`;
    case 'too-long':
      return `must have at most ${problem.max} characters`;
    case 'too-many':
      return `must have at most ${problem.max} entries`;
    case 'swapped':
      return `must fit together with ${problem.with}`;
    default:
      return WORDS[problem.code];
  }
}

/** Returns the faults in a form's answers, at the paths given by `pathOf`. */
export const problemFaults = (
  form: FormDefinition,
  answers: Answers,
  context: FormContext,
  pathOf: (path: string) => string,
): InputFault[] =>
  checkAnswers(form, answers, context).map(([path, problem]) => ({
    path: pathOf(path),
    message: words(problem),
  }));

/**
 * Returns the faults in a form's answers as messages for the sender.
 * `context.today` is the call's calendar day at the facility.
 */
export const answerFaults = (form: FormDefinition, answers: Answers, context: FormContext): InputFault[] =>
  problemFaults(form, answers, context, (path) => `log.answers.${path}`);
