import {
  type AnswerLabel,
  type AnswerLine,
  type AnswerSection,
  type FormDefinition,
  type FormSection,
  fieldsTogether,
  rowsBecame,
  rowsOf,
  sameValue,
  sectionsOfForm,
} from '#forms';
import type { SheetVersion } from './version.ts';

type LineChange = 'same' | 'changed' | 'added' | 'removed';

/** An answer in two versions. */
export interface ComparedLine {
  readonly key: string;
  readonly label: AnswerLabel;
  readonly left: AnswerLine | undefined;
  readonly right: AnswerLine | undefined;
  readonly change: LineChange;
}

/** Fields of a part of the form, or of one of its rows. */
export interface ComparedBlock {
  readonly key: string;
  readonly label: AnswerLabel;
  /** Row number in the right version, or in the left one if it was removed; starts at 1. */
  readonly row?: number;
  readonly lines: readonly ComparedLine[];
}

type Answered = Pick<SheetVersion, 'form' | 'answers'>;
type Lines = readonly AnswerLine[];

function changeOf(left: AnswerLine | undefined, right: AnswerLine | undefined): LineChange {
  if (!left) return 'added';
  if (!right) return 'removed';
  return sameValue(left, right) ? 'same' : 'changed';
}

function comparedLines(left: Lines, right: Lines): readonly ComparedLine[] {
  const keys = [...new Set([...right, ...left].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [was, is] = [left, right].map((lines) => lines.find((line) => line.key === key));
    const label = (is ?? was)?.label;
    return label ? [{ key, label, left: was, right: is, change: changeOf(was, is) }] : [];
  });
}

/** Pairs equal rows at any position; rows in only one version are unpaired. */
function rowPairs(
  section: FormSection | undefined,
  left: Answered,
  right: Answered,
  counts: readonly [left: number, right: number],
): readonly (readonly [left: number | undefined, right: number | undefined])[] {
  const [leftRows, rightRows] = section
    ? [rowsOf(section, left.answers[section.key]), rowsOf(section, right.answers[section.key])]
    : [[], []];
  const isKnown = leftRows.length === counts[0] && rightRows.length === counts[1];
  if (!section?.group || !isKnown) {
    return Array.from({ length: Math.max(...counts) }, (_, row) => [
      row < counts[0] ? row : undefined,
      row < counts[1] ? row : undefined,
    ]);
  }
  const became = rowsBecame(fieldsTogether(section.group.fields), leftRows, rightRows);
  const before = new Map([...became].map(([from, to]) => [to, from]));
  return [
    ...rightRows.map((_, row) => [before.get(row), row] as const),
    ...leftRows.flatMap((_, row) => (became.has(row) ? [] : [[row, undefined] as const])),
  ];
}

const NO_LINES: Lines = [];

function comparedSection(
  key: string,
  sides: readonly [AnswerSection | undefined, AnswerSection | undefined],
  pairs: ReturnType<typeof rowPairs>,
): readonly ComparedBlock[] {
  const [left, right] = sides;
  const label = (right ?? left)?.label ?? { words: key };
  const rowLabel = (right ?? left)?.rowLabel ?? label;
  const own = comparedLines(left?.lines ?? NO_LINES, right?.lines ?? NO_LINES);
  const rows = pairs.map(([from, to]) => ({
    key: `${key}.${from ?? ''}.${to ?? ''}`,
    label: rowLabel,
    row: (to ?? from ?? 0) + 1,
    lines: comparedLines(
      (from !== undefined && left?.rows[from]) || NO_LINES,
      (to !== undefined && right?.rows[to]) || NO_LINES,
    ),
  }));
  return [...(own.length > 0 ? [{ key, label, lines: own }] : []), ...rows];
}

/** Compares two versions in form order; unknown fields follow. */
export function compareVersions(
  form: FormDefinition | undefined,
  left: Answered,
  right: Answered,
): readonly ComparedBlock[] {
  const [before, after] = [sectionsOfForm(left, form), sectionsOfForm(right, form)];
  const sectionIn = (sections: readonly AnswerSection[], key: string) =>
    sections.find((one) => one.key === key);
  const known = (form?.sections ?? []).map(({ key }) => key);
  // A hand-over belongs to the version with the measurement; later versions without it have not removed it.
  const apart = new Set((form?.sections ?? []).flatMap(({ key, apart }) => (apart ? [key] : [])));
  const lasting = before.filter(({ key }) => !apart.has(key));
  const all = [...new Set([...after, ...lasting].map(({ key }) => key))];
  const keys = [...known.filter((key) => all.includes(key)), ...all.filter((key) => !known.includes(key))];
  return keys.flatMap((key) => {
    const sides = [sectionIn(before, key), sectionIn(after, key)] as const;
    const counts = [sides[0]?.rows.length ?? 0, sides[1]?.rows.length ?? 0] as const;
    const definition = form?.sections.find((one) => one.key === key);
    return comparedSection(key, sides, rowPairs(definition, left, right, counts));
  });
}
