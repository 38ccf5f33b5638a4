import {
  type EditedForm,
  type FieldProblem,
  type FormDefinition,
  type FormProblems,
  type FormValues,
  placeOfPath,
  valueAt,
  withChecked,
} from '#forms';
import type { HttpError } from '#http';
import type { PatientMatch } from '#patients';
import { uhidOwner } from '#patients/registration';
import { type FieldPlaces, placeOf } from './form-reading.ts';
import { ruleProblem } from './registration-rules.ts';

/** Fields that the server refused, with the refused value: a new value is a new attempt. */
type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly problem: FieldProblem }>;

/** The part of a form's state that refusals use. */
interface Refused extends Pick<EditedForm, 'checked'> {
  readonly phase: 'failed';
  readonly failure: HttpError;
  /** The patient who already has the entered UHID, according to the server. */
  readonly uhidOwner: PatientMatch | undefined;
  readonly waiting: undefined;
}

/** Values that the server refused. */
export interface Refusals {
  /** Records a refused save. Its fields are invalid until their values change. */
  add(
    form: FormDefinition | undefined,
    failure: HttpError,
    places: FieldPlaces,
    entered: Pick<EditedForm, 'values' | 'checked'>,
  ): Refused;
  /** Returns fields that still have a refused value. */
  standing(form: FormDefinition, values: FormValues): FormProblems;
  forget(): void;
}

const NOTHING: RefusedFields = new Map();

/** Shape errors have request paths (`body.phones.0.value`), rule errors registration paths. */
const IN_THE_BODY = /^body\./;

function refusedPaths(error: HttpError, places: FieldPlaces): [path: string, rule: string][] {
  if (error.code === 'uhid-taken' || error.code === 'patient-elsewhere') return [['uhid.uhid', error.code]];
  return (error.problem?.errors ?? []).flatMap(({ path }): [string, string][] => {
    const place = placeOf(places, path.replace(IN_THE_BODY, ''));
    return place === undefined ? [] : [[place, 'refused']];
  });
}

function refusedFields(
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

/** Creates an empty set of refusals. */
export function createRefusals(): Refusals {
  let refused = NOTHING;
  return {
    add(form, failure, places, { values, checked }) {
      refused = form ? refusedFields(form, failure, places, values) : NOTHING;
      return {
        checked: withChecked(checked, [...refused.keys()]),
        phase: 'failed',
        failure,
        uhidOwner: uhidOwner(failure),
        waiting: undefined,
      };
    },
    standing(form, values) {
      const standing = [...refused].filter(
        ([path, { value }]) => valueAt(form, values, placeOfPath(path)) === value,
      );
      return Object.fromEntries(standing.map(([path, { problem }]) => [path, problem]));
    },
    forget() {
      refused = NOTHING;
    },
  };
}
