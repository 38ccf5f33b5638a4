import {
  type FormAnswers,
  type FormChange,
  type FormDefinition,
  type FormProblems,
  fieldAt,
  fieldPath,
  type SectionValues,
  storedKeys,
} from '#forms';
import type { HttpError } from '#http';
import { correctableForm } from '../correction/correctable-form.ts';
import { dispositionOf } from '../outcome/disposition.ts';
import {
  type CallContent,
  type CallDifferences,
  callDifferences,
  contentOfStored,
  hasDifferences,
  type StoredCall,
} from './stored-call.ts';

/** Part of a conflict that is resolved as a whole: one entry, or all rows of a repeated group. */
export interface ConflictPart {
  /** `disposition` (with its answer), `note`, `nextCallAt`, a field path, or a group's section. */
  readonly key: string;
  readonly outcome: CallDifferences['outcome'];
  /** `before` is the server's version, `after` the local one. */
  readonly form: readonly FormChange[];
  /** Only the stored value is possible: a correction can't change whether the patient was reached. */
  readonly fixed: boolean;
}

/** State of saving a merge. */
export interface CallMerge {
  readonly phase: 'open' | 'saving' | 'failed';
  readonly failure: HttpError | undefined;
  /** By `fieldPath`: combinations that are invalid. */
  readonly problems: FormProblems;
  /** Someone changed the stored call during the merge, so it is compared again. */
  readonly changedAgain: boolean;
}

/** Local entries compared with the server's version of the call. */
export interface CallConflict {
  readonly ours: CallContent;
  readonly theirs: StoredCall;
  readonly differences: CallDifferences;
  readonly parts: readonly ConflictPart[];
  /** Whether local entries can be saved as a correction, part by part. */
  readonly mayMerge: boolean;
  readonly merge: CallMerge;
}

const OPEN: CallMerge = { phase: 'open', failure: undefined, problems: {}, changedAgain: false };

const isReached = (disposition: string | null | undefined): boolean =>
  dispositionOf(disposition ?? '')?.outcome === 'reached';

const PART_OF = {
  disposition: 'disposition',
  detail: 'disposition',
  note: 'note',
  nextCallAt: 'nextCallAt',
} as const;

const partKey = ({ at }: FormChange): string => (at.row === undefined ? fieldPath(at) : at.section);

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function partsOf(
  { outcome, form }: CallDifferences,
  ours: CallContent,
  theirs: CallContent,
): readonly ConflictPart[] {
  const isSameKind = isReached(ours.status.disposition) === isReached(theirs.status.disposition);
  const outcomeParts = [...grouped(outcome, ({ part }) => PART_OF[part])].map(([key, differences]) => ({
    key,
    outcome: differences,
    form: [],
    fixed: key === 'disposition' && !isSameKind,
  }));
  const answered = [...grouped(form, partKey)].map(([key, changes]) => ({
    key,
    outcome: [],
    form: changes,
    fixed: !isSameKind,
  }));
  return [...outcomeParts, ...answered];
}

/** Returns the differences between local and stored entries; undefined if there are none. */
export function conflictBetween(
  definition: FormDefinition,
  ours: CallContent,
  theirs: StoredCall,
  merge: Partial<CallMerge> = {},
): CallConflict | undefined {
  const differences = callDifferences(definition, ours, theirs);
  if (!hasDifferences(differences)) return undefined;
  const { contact, log, mayCorrect } = theirs;
  const parts = partsOf(differences, ours, contentOfStored(theirs));
  const isKnown = log === undefined || correctableForm(contact, log) !== undefined;
  const mayMerge = mayCorrect && isKnown && parts.some(({ fixed }) => !fixed);
  return { ours, theirs, differences, parts, mayMerge, merge: { ...OPEN, ...merge } };
}

/** Copies some keys of a section; missing ones are removed. */
function withKeys(
  answers: FormAnswers,
  from: FormAnswers,
  section: string,
  keys: readonly string[],
): FormAnswers {
  const into: Record<string, unknown> = { ...answers[section] };
  for (const key of keys) {
    const value = from[section]?.[key];
    if (value === undefined) delete into[key];
    else into[key] = value;
  }
  return { ...answers, [section]: into as SectionValues };
}

function withPart(
  definition: FormDefinition,
  answers: FormAnswers,
  ours: FormAnswers,
  { form }: ConflictPart,
): FormAnswers {
  return form.reduce((merged, { at }) => {
    const section = definition.sections.find(({ key }) => key === at.section);
    if (at.row !== undefined && section?.group)
      return withKeys(merged, ours, at.section, [section.group.key]);
    const field = fieldAt(definition, at);
    return withKeys(merged, ours, at.section, field ? storedKeys(field) : [at.key, `${at.key}Unit`]);
  }, answers);
}

/** Returns the stored call with the chosen local parts. Fixed parts stay as stored. */
export function mergedCall(
  definition: FormDefinition,
  { ours, theirs, parts }: Pick<CallConflict, 'ours' | 'theirs' | 'parts'>,
  chosen: ReadonlySet<string>,
): CallContent {
  const stored = contentOfStored(theirs);
  const taken = parts.filter(({ key, fixed }) => !fixed && chosen.has(key));
  const has = (key: string) => taken.some((part) => part.key === key);
  const [outcome, note, next] = [has('disposition'), has('note'), has('nextCallAt')].map((isOurs) =>
    isOurs ? ours.status : stored.status,
  );
  return {
    status: {
      disposition: outcome?.disposition,
      detail: outcome?.detail,
      note: note?.note,
      nextCallAt: next?.nextCallAt,
    },
    answers: taken.reduce(
      (answers, part) => withPart(definition, answers, ours.answers, part),
      stored.answers,
    ),
  };
}
