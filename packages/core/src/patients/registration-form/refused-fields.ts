import type { FieldAt, FieldProblem, FormProblems, FormValues } from '#forms';
import { valueAt } from '#forms';
import type { HttpError } from '#http';
import { type FieldPlaces, placeOf } from './form-reading.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { ruleProblem } from './registration-rules.ts';

/** What the server refused, each with the value it refused: another value is another question. */
export type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly problem: FieldProblem }>;

function fieldOf(path: string): FieldAt {
  const [section = '', ...rest] = path.split('.');
  const key = rest.at(-1) ?? '';
  return rest.length > 1 ? { section, row: Number(rest[0]), key } : { section, key };
}

/** The shape is refused by its path in the request (`body.phones.0.value`), a rule by the path in the registration. */
const IN_THE_BODY = /^body\./;

const UHID_PATH = 'uhid.uhid';

function refusedPaths(error: HttpError, places: FieldPlaces): [path: string, rule: string][] {
  if (error.code === 'uhid-taken') return [[UHID_PATH, 'uhid-taken']];
  if (error.code === 'patient-elsewhere') return [[UHID_PATH, 'patient-elsewhere']];
  return (error.problem?.errors ?? []).flatMap(({ path }): [string, string][] => {
    const place = placeOf(places, path.replace(IN_THE_BODY, ''));
    return place === undefined ? [] : [[place, 'refused']];
  });
}

/** The fields that a refused save was about. */
export function refusedFields(error: HttpError, places: FieldPlaces, values: FormValues): RefusedFields {
  return new Map(
    refusedPaths(error, places).map(([path, rule]) => [
      path,
      { value: valueAt(REGISTRATION_FORM, values, fieldOf(path)), problem: ruleProblem(rule) },
    ]),
  );
}

/** Those whose value still stands. */
export function standingRefusals(refused: RefusedFields, values: FormValues): FormProblems {
  const standing = [...refused].filter(
    ([path, { value }]) => valueAt(REGISTRATION_FORM, values, fieldOf(path)) === value,
  );
  return Object.fromEntries(standing.map(([path, { problem }]) => [path, problem]));
}
