import { isUuid } from '@careline/core/internal/http';
import { type RawBuilder, sql } from 'kysely';
import { parameterProblem } from '../fhir-problem.ts';
import type {
  DateParameter,
  ReferenceParameter,
  SearchParameter,
  StringMatch,
  StringParameter,
  Token,
  TokenParameter,
} from './parameter.ts';
import { compareRange, readDate } from './time-range.ts';

/** One use of a parameter: `name:modifier=value,value`. */
export interface ParameterUse {
  readonly name: string;
  readonly modifier: string | undefined;
  readonly value: string;
}

/** What values are read with. */
export interface ValueContext {
  /** Address of the API, for absolute references. */
  readonly base: string;
  /** Zone of dates without one. */
  readonly timeZone: string;
}

const MAX_ALTERNATIVES = 100;

/** Splits at separators without a backslash before them, and keeps the escapes. */
const splitAt = (text: string, separator: ',' | '|'): string[] =>
  text.match(separator === ',' ? /(?:\\.|[^\\,])+/gs : /^(?:\\.|[^\\|])*|(?<=\|)(?:\\.|[^\\|])*/gs) ?? [];

const unescaped = (text: string): string => text.replace(/\\([\\,|$])/g, '$1');

function readToken(value: string): Token {
  const [first = '', second] = splitAt(value, '|').map(unescaped);
  if (second === undefined) return { system: undefined, code: first };
  return { system: first, code: second === '' ? undefined : second };
}

const unknownModifier = ({ name, modifier }: ParameterUse) =>
  parameterProblem(name, `The modifier :${modifier} is not supported for ${name}.`, 'not-supported');

function matchToken({ match }: TokenParameter, use: ParameterUse, values: readonly string[]) {
  if (use.modifier !== undefined && use.modifier !== 'not') throw unknownModifier(use);
  const any = anyOf(values.map((value) => match(readToken(value))));
  return use.modifier === 'not' ? sql<boolean>`(${any}) is not true` : any;
}

const STRING_MODIFIERS: Readonly<Record<string, StringMatch>> = { exact: 'exact', contains: 'contains' };

function matchString({ match }: StringParameter, use: ParameterUse, values: readonly string[]) {
  const how = use.modifier === undefined ? 'start' : STRING_MODIFIERS[use.modifier];
  if (how === undefined || !Object.hasOwn({ start: 1, ...STRING_MODIFIERS }, use.modifier ?? 'start'))
    throw unknownModifier(use);
  return anyOf(values.map((value) => match(unescaped(value), how)));
}

function matchDate({ times }: DateParameter, use: ParameterUse, values: readonly string[], timeZone: string) {
  if (use.modifier !== undefined) throw unknownModifier(use);
  return anyOf(
    values.map((value) => {
      const read = readDate(value, timeZone);
      if (!read)
        throw parameterProblem(
          use.name,
          `${use.name} needs a date such as 2026-01-31 or ge2026-01-31T09:00:00Z.`,
        );
      return typeof times === 'function' ? times(read) : compareRange(times, read);
    }),
  );
}

/** Reads `ID`, `Type/ID` or an absolute address of this server. */
function readReference(value: string, { base }: ValueContext): { type: string | undefined; id: string } {
  const relative = value.startsWith(`${base}/`) ? value.slice(base.length + 1) : value;
  const [first = '', second] = relative.split('/');
  return second === undefined
    ? { type: undefined, id: first }
    : { type: first, id: relative.slice(first.length + 1) };
}

function matchReference(
  { match, targets }: ReferenceParameter,
  use: ParameterUse,
  values: readonly string[],
  context: ValueContext,
) {
  const { modifier } = use;
  const named = targets.filter((target) => modifier === undefined || target === modifier);
  if (named.length === 0) throw unknownModifier(use);
  return anyOf(
    values.flatMap((value) => {
      const { type, id } = readReference(unescaped(value), context);
      const among = named.filter((target) => type === undefined || target === type);
      // Ids are UUIDs: any other reference matches nothing here.
      return isUuid(id) ? among.map((target) => match(id, target)) : [];
    }),
  );
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Returns the condition of one use of a parameter. Throws `FhirProblem` for values and modifiers it cannot read. */
export function conditionOf(
  parameter: SearchParameter,
  use: ParameterUse,
  context: ValueContext,
): RawBuilder<boolean> {
  const values = splitAt(use.value, ',').filter((value) => value !== '');
  if (values.length === 0) throw parameterProblem(use.name, `${use.name} has no value.`);
  if (values.length > MAX_ALTERNATIVES) {
    throw parameterProblem(use.name, `${use.name} has more than ${MAX_ALTERNATIVES} values.`, 'too-costly');
  }
  switch (parameter.kind) {
    case 'token':
      return matchToken(parameter, use, values);
    case 'string':
      return matchString(parameter, use, values);
    case 'date':
      return matchDate(parameter, use, values, context.timeZone);
    case 'reference':
      return matchReference(parameter, use, values, context);
  }
}

/** Returns the ids of the patients that a reference parameter names, for the audit. */
export function idsNamed(use: ParameterUse, context: ValueContext): readonly string[] {
  return splitAt(use.value, ',')
    .map((value) => readReference(unescaped(value), context).id)
    .filter(isUuid);
}
