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

/** What the server refused, each with the value it refused: another value is another question. */
type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly problem: FieldProblem }>;

/** What of a form's state tells of a save that was refused. */
interface Refused extends Pick<EditedForm, 'checked'> {
  readonly phase: 'failed';
  readonly failure: HttpError;
  /** Who has the UHID that was entered, as the server said. */
  readonly uhidOwner: PatientMatch | undefined;
  readonly waiting: undefined;
}

/** What the server has refused of a form. */
export interface Refusals {
  /** A save was refused: its fields are wrong for as long as their values stand. A form that is not known has none. */
  add(
    form: FormDefinition | undefined,
    failure: HttpError,
    places: FieldPlaces,
    entered: Pick<EditedForm, 'values' | 'checked'>,
  ): Refused;
  /** The fields whose refused value still stands. */
  standing(form: FormDefinition, values: FormValues): FormProblems;
  forget(): void;
}

const NOTHING: RefusedFields = new Map();

/** The shape is refused by its path in the request (`body.phones.0.value`), a rule by the path in the registration. */
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

/** Nothing is refused yet. */
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
