import {
  type FieldProblem,
  type FormDefinition,
  type FormProblems,
  type FormValues,
  placeOfPath,
  valueAt,
} from '#forms';
import type { HttpError } from '#http';
import { type FieldPlaces, placeOf } from './form-reading.ts';
import { ruleProblem } from './registration-rules.ts';

/** What the server refused, each with the value it refused: another value is another question. */
export type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly problem: FieldProblem }>;

export const NOTHING_REFUSED: RefusedFields = new Map();

/** The shape is refused by its path in the request (`body.phones.0.value`), a rule by the path in the registration. */
const IN_THE_BODY = /^body\./;

function refusedPaths(error: HttpError, places: FieldPlaces): [path: string, rule: string][] {
  if (error.code === 'uhid-taken' || error.code === 'patient-elsewhere') return [['uhid.uhid', error.code]];
  return (error.problem?.errors ?? []).flatMap(({ path }): [string, string][] => {
    const place = placeOf(places, path.replace(IN_THE_BODY, ''));
    return place === undefined ? [] : [[place, 'refused']];
  });
}

/** The fields that a refused save was about. */
export function refusedFields(
  form: FormDefinition,
  error: HttpError,
  places: FieldPlaces,
  values: FormValues,
): RefusedFields {
  return new Map(
    refusedPaths(error, places).map(([path, rule]) => [
      path,
      { value: valueAt(form, values, placeOfPath(path)), problem: ruleProblem(rule) },
    ]),
  );
}

/** Those whose value still stands. */
export function standingRefusals(
  form: FormDefinition,
  refused: RefusedFields,
  values: FormValues,
): FormProblems {
  const standing = [...refused].filter(
    ([path, { value }]) => valueAt(form, values, placeOfPath(path)) === value,
  );
  return Object.fromEntries(standing.map(([path, { problem }]) => [path, problem]));
}
