import { isDiagnosisCode } from '#diagnoses';
import type {
  DateField,
  LeafField,
  MultiselectField,
  ShortTextField,
} from '../definition/form-definition.ts';
import type { FieldProblem } from './field-problem.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
const DAY_MS = 86_400_000;
/** Text before the @ without spaces, and a host with a dot. Only sending can show whether it exists. */
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
const EMAIL_MAX = 254;
/** E.164 allows at most fifteen digits. Ten make an Indian number without 0 or 91. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const NATIONAL = /^(?:0091|91|0)?[1-9]\d{9}$/;
const ADDRESS_MAX = 2000;

function dateProblem(field: DateField, text: string, today: string): FieldProblem | undefined {
  const date = text.slice(0, 10);
  const day = Date.parse(`${date}T00:00:00Z`);
  if (!(field.precision === 'minute' ? MINUTE : DAY).test(text) || Number.isNaN(day))
    return { code: 'not-a-date' };
  // Some engines roll an invalid day such as 31 February over to March.
  if (new Date(day).toISOString().slice(0, 10) !== date) return { code: 'not-a-date' };
  const distance = Math.round((day - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
  const { min = -Infinity, max = Infinity } = field.fromToday ?? {};
  return distance < min || distance > max ? { code: 'date-out-of-range' } : undefined;
}

function isWebAddress(text: string): boolean {
  if (text.length > ADDRESS_MAX || /\s/.test(text) || !URL.canParse(text)) return false;
  return /^https?:\/\/[^/]/i.test(text);
}

function shortTextProblem(field: ShortTextField, text: string): FieldProblem | undefined {
  if (text.length > field.maxLength) return { code: 'too-long', max: field.maxLength };
  if (/[\r\n]/.test(text)) return { code: 'too-long', max: field.maxLength };
  if (field.format === 'icd10') return isDiagnosisCode(text) ? undefined : { code: 'not-a-diagnosis-code' };
  if (field.format === 'digits') return /^\d+$/.test(text) ? undefined : { code: 'not-digits' };
  return field.format === 'address' && !isWebAddress(text) ? { code: 'not-an-address' } : undefined;
}

const isPhoneNumber = (text: string): boolean => {
  const digits = text.replace(/[\s().-]/g, '');
  return INTERNATIONAL.test(digits) || NATIONAL.test(digits);
};

/** Returns the problem of a text field; `today` is the facility's calendar day. */
export function textProblem(field: LeafField, text: string, today: string): FieldProblem | undefined {
  switch (field.control) {
    case 'date':
      return dateProblem(field, text, today);
    case 'short_text':
      return shortTextProblem(field, text);
    case 'long_text':
      return text.length > field.maxLength ? { code: 'too-long', max: field.maxLength } : undefined;
    case 'dropdown':
      return field.options.some(({ value }) => value === text) ? undefined : { code: 'not-an-option' };
    case 'email':
      return EMAIL.test(text) && text.length <= EMAIL_MAX ? undefined : { code: 'not-an-email' };
    case 'phone_number':
      return isPhoneNumber(text) ? undefined : { code: 'not-a-phone-number' };
    default:
      return undefined;
  }
}

function choicesProblem(field: MultiselectField, chosen: readonly string[]): FieldProblem | undefined {
  const known = chosen.every((one) => field.options.some(({ value }) => value === one));
  const together = field.exclusive !== undefined && chosen.includes(field.exclusive) && chosen.length > 1;
  return known && !together && new Set(chosen).size === chosen.length ? undefined : { code: 'not-an-option' };
}

/** Returns the problem of a list of choices or files. */
export function listProblem(field: LeafField, list: readonly string[]): FieldProblem | undefined {
  if (field.control === 'multiselect') return choicesProblem(field, list);
  if (field.control !== 'file') return undefined;
  return list.length > field.maxFiles ? { code: 'too-many', max: field.maxFiles } : undefined;
}
