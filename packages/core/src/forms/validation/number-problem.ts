import { checkEntry, type EntryCheck, type EntryContext, type Measured } from '#clinical';
import { MEAL_SITUATIONS, type MealSituation } from '#metrics';
import { MEASURE_DEFINITIONS, METER_WORDS } from '#observations';
import type { NumberField } from '../definition/form-definition.ts';
import type { VisibleBlock } from '../definition/visible-form.ts';
import { reasonKey, unitKey } from '../form-values.ts';
import { pressurePair } from '../pressure-pair.ts';
import type { FieldProblem, FormContext } from './field-problem.ts';

const DECIMAL = /^(-?)\d{1,9}(?:\.(\d+))?$/;
/** Comparator of a value, as `withEntry` writes it. */
const COMPARED = /^([<>])=?(?=\d)/;
const NEWBORN = { months: 0, days: 0 } as const;

const textOf = ({ values }: VisibleBlock, key: string): string => {
  const value = values[key];
  return typeof value === 'string' ? value.trim() : '';
};

function situationOf({ fields, values }: VisibleBlock): MealSituation | undefined {
  const field = fields.find(({ reading }) => reading?.part === 'mealSituation');
  const value = field && values[field.key];
  return MEAL_SITUATIONS.find((situation) => situation === value);
}

function entryContext(field: NumberField, block: VisibleBlock, context: FormContext): EntryContext {
  const { metric, part, subject } = field.reading ?? {};
  const isInfant = subject === 'infant';
  const lastUnit = isInfant ? undefined : context.lastUnits?.[`${metric}.${part}`];
  return {
    age: isInfant ? (context.infantAge ?? NEWBORN) : context.age,
    mealSituation: situationOf(block),
    ...(lastUnit !== undefined && { lastUnit }),
    keepsTyped: textOf(block, reasonKey(field)) !== '',
  };
}

/** Converts a clinical check to a field problem. A reason resolves problems that ask for one. */
function problemOf(
  check: EntryCheck,
  { units }: NumberField,
  unit: string,
  hasReason: boolean,
): FieldProblem | undefined {
  switch (check.kind) {
    case 'unit':
      return { code: 'not-an-option' };
    case 'slip':
      if (check.slip === 'decimal') {
        const { value, possible } = check;
        return { code: 'decimal-slip', value: String(value), unit, ...(possible && { possible }) };
      }
      return check.slip === 'unit' ? { code: 'slip', unit: check.unit } : undefined;
    case 'meter-low': {
      const { meant } = check;
      // Only a unit of the field can be offered.
      return { code: 'meter-low', unit, ...(meant !== undefined && units.includes(meant) && { meant }) };
    }
    case 'impossible':
      return { code: 'impossible', min: check.min, max: check.max, unit };
    case 'unlikely':
      return hasReason ? undefined : { code: 'unlikely', min: check.min, max: check.max, unit };
    default:
      return undefined;
  }
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Whether the field can accept the suggested correction: it has the unit and enough decimals. */
function isOffered(field: NumberField, check: EntryCheck): boolean {
  if (check.kind !== 'slip' || check.slip === 'swapped') return true;
  return check.slip === 'unit' ? field.units.includes(check.unit) : decimalsOf(check.value) <= field.decimals;
}

/** Checks a number of a measure. Slips count only if the field can accept the correction. */
function measuredProblem(
  field: NumberField,
  measure: Measured,
  { value, unit }: { readonly value: number; readonly unit: string },
  block: VisibleBlock,
  context: FormContext,
): FieldProblem | undefined {
  const asked = entryContext(field, block, context);
  const check = checkEntry(measure, value, unit, asked);
  const measured = isOffered(field, check)
    ? check
    : checkEntry(measure, value, unit, { ...asked, keepsTyped: true });
  return problemOf(measured, field, unit, asked.keepsTyped === true);
}

/**
 * A limit is not a value: it is never a slip or unlikely. If it is beyond the possible range, it only shows the end of
 * the lab's range.
 */
function comparedProblem(
  field: NumberField,
  measure: Measured,
  sign: string,
  { value, unit }: { readonly value: number; readonly unit: string },
): FieldProblem | undefined {
  const check = checkEntry(measure, value, unit, { keepsTyped: true });
  if (check.kind === 'unit') return problemOf(check, field, unit, false);
  if (check.kind !== 'impossible') return undefined;
  const isEnd = sign === '<' ? value <= check.min : value >= check.max;
  return isEnd ? undefined : problemOf(check, field, unit, false);
}

/** Whether a field accepts negative numbers, such as a base excess. */
export const takesSign = ({ limits }: NumberField): boolean => (limits?.min ?? 0) < 0;

/** Whether a field accepts a meter's out-of-range words. */
export const takesMeterWords = ({ measure }: NumberField): boolean =>
  measure !== undefined && MEASURE_DEFINITIONS[measure].meter !== undefined;

const isMeterWord = (field: NumberField, text: string): boolean =>
  takesMeterWords(field) && METER_WORDS.some((word) => word === text);

/** Returns the problem of a number: first likely slips, then impossible, then unlikely values. */
export function numberProblem(
  field: NumberField,
  block: VisibleBlock,
  context: FormContext,
): FieldProblem | undefined {
  const text = textOf(block, field.key);
  const [sign = ''] = (field.comparators && COMPARED.exec(text)) || [];
  const number = text.slice(sign.length);
  const match = DECIMAL.exec(number);
  const isWord = isMeterWord(field, text);
  const isSigned = match?.[1] === '-' && !takesSign(field);
  if ((!match || isSigned) && !isWord) return { code: 'not-a-number' };
  if ((match?.[2]?.length ?? 0) > field.decimals)
    return { code: 'too-many-decimals', decimals: field.decimals };
  const unit = textOf(block, unitKey(field));
  if (field.units.length > 0 && !field.units.includes(unit)) return { code: 'not-an-option' };
  if (isWord) return undefined;
  const value = Number(number);
  const measured = field.measure ?? field.definition;
  if (measured && sign) return comparedProblem(field, measured, sign.slice(0, 1), { value, unit });
  if (measured) return measuredProblem(field, measured, { value, unit }, block, context);
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.limits ?? {};
  return value < min || value > max ? { code: 'impossible', min, max, unit } : undefined;
}

/** Returns the problem of a blood pressure pair: one number is missing, or they are swapped. */
export function pressureProblem(
  block: VisibleBlock,
): readonly [key: string, problem: FieldProblem] | undefined {
  const pair = pressurePair(block.fields);
  if (!pair) return undefined;
  const { systolic, diastolic } = pair;
  const [upper, lower] = [textOf(block, systolic), textOf(block, diastolic)];
  if (upper === '' && lower === '') return undefined;
  if (upper === '') return [systolic, { code: 'required' }];
  if (lower === '') return [diastolic, { code: 'required' }];
  // Non-numeric values are reported on their own field.
  return Number(lower) >= Number(upper) ? [diastolic, { code: 'swapped', with: systolic }] : undefined;
}
