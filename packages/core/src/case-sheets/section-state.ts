import { type Finding, type TypedStatuses, withoutEscalation } from '#calls/findings';
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

/** A colleague's changes since the form was opened. */
export interface ConcurrentSheetChange {
  /** The versions that the form started from, and the current ones. */
  readonly before: readonly SheetVersion[];
  readonly newest: readonly SheetVersion[];
}

export interface SheetState extends VersionedFormState {
  /** Versions that a save follows; undefined until loaded. */
  readonly newest: readonly SheetVersion[] | undefined;
  /** Answers without a field in this form version. They stay in their own version. */
  readonly aside: readonly SetAside[];
  /** Evaluations of measured values, by `fieldPath`. */
  readonly faces: TypedStatuses;
  /** Critical values that must be handed over before saving. */
  readonly findings: readonly Finding[];
  readonly reason: EnteredReason<CaseSheetReason>;
  /** Whether the form changes a colleague's entry. */
  readonly needsReason: boolean;
  readonly concurrentChange: ConcurrentSheetChange | undefined;
  /** A colleague has saved since; the next save merges their version, or `bringIn` does. */
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
  concurrentChange: undefined,
  outdated: false,
  saved: false,
};

/** Initial form for the newest versions; those of merged records are combined. */
export interface SheetStart {
  readonly values: FormValues;
  readonly overlaps: readonly Overlap[];
  readonly aside: readonly SetAside[];
}

const starts = new WeakMap<readonly SheetVersion[], SheetStart>();

/** Cached by list of versions, because it is called for every key press. */
export function startOf(form: FormDefinition, newest: readonly SheetVersion[]): SheetStart {
  const known = starts.get(newest) ?? makeStart(form, newest);
  starts.set(newest, known);
  return known;
}

function makeStart(form: FormDefinition, newest: readonly SheetVersion[]): SheetStart {
  const [first, ...others] = newest.map(({ answers }) => {
    const { values, aside } = fittingValues(form, answers);
    // The hand-over is not carried over to the next version.
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

/**
 * Returns what would be stored, if it differs from the newest version. Several versions always give a result, which
 * combines them.
 */
export function changedAnswers(
  form: FormDefinition,
  newest: readonly SheetVersion[],
  values: FormValues,
): FormAnswers | undefined {
  const answers = answersFrom(form, values);
  return newest.length < 2 && !isEntered(form, newest, values) ? undefined : answers;
}

/**
 * Whether anything was entered that the newest versions don't have. The hand-over is not compared: it comes with a
 * changed value.
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

/** Returns the reason as sent; undefined while incomplete. */
export function givenSheetReason({
  code,
  text,
}: EnteredReason<CaseSheetReason>): GivenSheetReason | undefined {
  const words = text.trim();
  if (code === '' || (code === 'other' && words === '')) return undefined;
  return { code, ...(words !== '' && { text: words }) };
}

/** Whether saving the current values needs a reason. */
export const asksReason = (
  form: FormDefinition,
  newest: readonly SheetVersion[],
  values: FormValues,
  staffId: string,
): boolean => correctsOthers(form, newest, answersFrom(form, values), staffId);
