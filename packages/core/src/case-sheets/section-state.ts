import { type Finding, type TypedFaces, withoutEscalation } from '#calls/findings';
import {
  answersFrom,
  type FormAnswers,
  type FormDefinition,
  type FormValues,
  fittingValues,
  initialValues,
  mergeForm,
  type Overlap,
  type SetAside,
  sameValue,
} from '#forms';
import { type EnteredReason, NEW_FORM_STATE, NO_REASON, type VersionedFormState } from '#outbox';
import { correctsOthers } from './correction.ts';
import type { CaseSheetReason, GivenSheetReason, SheetVersion } from './version.ts';

/** What somebody else wrote while something was entered here. */
export interface SheetMeanwhile {
  /** The versions that the form was begun with, and those that are the newest now. */
  readonly before: readonly SheetVersion[];
  readonly newest: readonly SheetVersion[];
}

export interface SheetState extends VersionedFormState {
  /** The versions that a save follows; undefined until they were read. */
  readonly newest: readonly SheetVersion[] | undefined;
  /** Answers that this version of the form has no field for: they stay in the version that has them. */
  readonly aside: readonly SetAside[];
  /** What the measured values are, by `fieldPath`. */
  readonly faces: TypedFaces;
  /** Critical values that have to be handed over before they are saved. */
  readonly findings: readonly Finding[];
  readonly reason: EnteredReason<CaseSheetReason>;
  /** Whether the form takes back what a colleague wrote. */
  readonly needsReason: boolean;
  readonly meanwhile: SheetMeanwhile | undefined;
  /** A colleague has saved since; the next save brings in what they wrote, or `bringIn`. */
  readonly outdated: boolean;
}

export const INITIAL_SHEET: SheetState = {
  ...NEW_FORM_STATE,
  phase: 'loading',
  newest: undefined,
  overlaps: [],
  aside: [],
  faces: {},
  findings: [],
  reason: NO_REASON,
  needsReason: false,
  meanwhile: undefined,
  outdated: false,
  saved: false,
};

/** A form as it begins from the newest versions: what two merged records say of it stands together. */
export interface SheetStart {
  readonly values: FormValues;
  readonly overlaps: readonly Overlap[];
  readonly aside: readonly SetAside[];
}

const starts = new WeakMap<readonly SheetVersion[], SheetStart>();

/** The same for the same list of versions, which is of one section: it is asked with every key. */
export function startOf(form: FormDefinition, newest: readonly SheetVersion[]): SheetStart {
  const known = starts.get(newest) ?? makeStart(form, newest);
  starts.set(newest, known);
  return known;
}

function makeStart(form: FormDefinition, newest: readonly SheetVersion[]): SheetStart {
  const [first, ...others] = newest.map(({ answers }) => {
    const { values, aside } = fittingValues(form, answers);
    // Who was told of a critical value is no answer of the next version.
    return { values: withoutEscalation(form, values), aside };
  });
  if (!first) return { values: initialValues(form), overlaps: [], aside: [] };
  const base = initialValues(form);
  return others.reduce<SheetStart>(
    (start, { values: theirs, aside }) => {
      const merged = mergeForm(form, { base, mine: start.values, theirs });
      return {
        values: merged.values,
        overlaps: [...start.overlaps, ...merged.overlaps],
        aside: [...start.aside, ...aside],
      };
    },
    { ...first, overlaps: [] },
  );
}

/** What would be stored, where it differs from what is: of several versions in any case, since it puts them together. */
export function changedAnswers(
  form: FormDefinition,
  newest: readonly SheetVersion[],
  values: FormValues,
): FormAnswers | undefined {
  const answers = answersFrom(form, values);
  return newest.length < 2 && !isEntered(form, newest, values) ? undefined : answers;
}

/**
 * Whether somebody entered something that the newest versions do not say. Who was told of a critical value is not compared: it
 * comes with a value that changed.
 */
export const isEntered = (
  form: FormDefinition,
  newest: readonly SheetVersion[],
  values: FormValues,
): boolean =>
  !sameValue(
    answersFrom(form, withoutEscalation(form, values)),
    answersFrom(form, startOf(form, newest).values),
  );

/** The reason as it is sent; undefined while it is not said. */
export function givenSheetReason({
  code,
  text,
}: EnteredReason<CaseSheetReason>): GivenSheetReason | undefined {
  const words = text.trim();
  if (code === '' || (code === 'other' && words === '')) return undefined;
  return { code, ...(words !== '' && { text: words }) };
}

/** Whether a save needs a reason, by what stands in the form. */
export const asksReason = (
  form: FormDefinition,
  newest: readonly SheetVersion[],
  values: FormValues,
  staffId: string,
): boolean => correctsOthers(form, newest, answersFrom(form, values), staffId);
