import { unitsOf } from '#clinical';
import {
  type FormDefinition,
  type FormField,
  type FormValues,
  initialRow,
  initialValues,
  type LeafField,
  type NumberField,
  type PlacedReading,
  placedReadings,
  type ReadingContext,
  type RowValues,
  reasonKey,
  rowsOf,
  unitKey,
} from '#forms';
import { type EntryLimits, MEASURE_DEFINITIONS, valueDefinition } from '#observations';
import {
  MAX_RESULT_TEXT,
  MAX_TEST_NAME,
  MAX_TESTS,
  MAX_UNIT,
  type NewLabLine,
  type TestName,
} from './lab-line.ts';
import type { LabTest } from './tests/lab-test.ts';
import { labTest } from './tests/lab-tests.ts';

/** Sections of known tests, and of other tests. */
export const KNOWN_RESULTS = 'results';
const OTHER_RESULTS = 'others';
const ROWS = 'rows';

/** Message keys of tests and words. `labWords` of the ui has the texts. */
const testLabelKey = (key: string): string => `labs.test.${key}`;
const wordLabelKey = (test: string, word: string): string => `labs.word.${test}.${word}`;

function readingField(test: LabTest, common: Pick<LeafField, 'key' | 'label'>): LeafField {
  const { result } = test;
  if (result.kind !== 'reading') throw new Error(`${test.key} is no reading`);
  const { metric, part, situation } = result;
  const value = valueDefinition(metric, part);
  if (!value) throw new Error(`${metric} has no ${part}`);
  const { of, entry } = value;
  const reading = { metric, part, subject: 'patient', ...(situation && { situation }) } as const;
  const { words } = MEASURE_DEFINITIONS[of.measure];
  if (words) {
    const options = words.map((word) => ({ value: word, label: wordLabelKey(test.key, word) }));
    return { ...common, control: 'dropdown', options, reading };
  }
  return {
    ...common,
    control: 'number',
    measure: of.measure,
    units: entry?.units ?? unitsOf(of.measure),
    decimals: entry?.decimals ?? 0,
    comparators: true,
    reading,
  };
}

/** A field accepts a sign only if its minimum is negative. */
function signLimits(limits: EntryLimits | undefined): Partial<Pick<NumberField, 'limits'>> {
  const [min, max] = limits?.hard ?? [0, 0];
  return min < 0 ? { limits: { min, max } } : {};
}

function fieldOf(test: LabTest): LeafField {
  const { key, result } = test;
  const common = { key, label: testLabelKey(key) };
  switch (result.kind) {
    case 'reading':
      return readingField(test, common);
    case 'number':
      return {
        ...common,
        control: 'number',
        definition: result.of,
        ...signLimits(result.of.limits),
        units: unitsOf(result.of),
        decimals: result.decimals,
        comparators: true,
      };
    case 'words':
      return {
        ...common,
        control: 'dropdown',
        options: result.words.map(({ value }) => ({ value, label: wordLabelKey(key, value) })),
      };
    default:
      return { ...common, control: 'short_text', maxLength: MAX_RESULT_TEXT };
  }
}

const line = (key: string, maxLength: number, required = false): FormField => ({
  key,
  label: `labs.other.${key}`,
  control: 'short_text',
  maxLength,
  ...(required && { required }),
});

const OTHERS: readonly FormField[] = [
  line('name', MAX_TEST_NAME, true),
  // An ordered test is listed before it has a result.
  line('text', MAX_RESULT_TEXT),
  line('unit', MAX_UNIT),
  line('range', MAX_UNIT),
];

/** Returns the entry form for known tests, and for others by name. Unknown keys have no field. */
export function labForm(tests: readonly (string | null)[]): FormDefinition {
  const known = [...new Set(tests)].flatMap((key) => labTest(key) ?? []);
  return {
    id: 'labs/results@1',
    sections: [
      { key: KNOWN_RESULTS, label: 'labs.results', fields: known.map(fieldOf) },
      {
        key: OTHER_RESULTS,
        label: 'labs.others',
        fields: [],
        group: { key: ROWS, label: 'labs.other', fields: OTHERS, maxRows: MAX_TESTS },
      },
    ],
  };
}

const textAt = (values: Readonly<Record<string, unknown>> | undefined, key: string): string => {
  const value = values?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

const isNumber = (key: string): boolean => {
  const kind = labTest(key)?.result;
  if (kind?.kind === 'number') return true;
  const part = kind?.kind === 'reading' ? valueDefinition(kind.metric, kind.part) : undefined;
  return part !== undefined && !MEASURE_DEFINITIONS[part.of.measure].words;
};

/** Returns the entered results in form order; empty fields are skipped. */
export function linesOf(form: FormDefinition, values: FormValues): readonly NewLabLine[] {
  const [known, others] = form.sections;
  const entered = (known?.fields ?? []).flatMap(({ key }): NewLabLine[] => {
    const own = values[KNOWN_RESULTS];
    const text = textAt(own, key);
    const test = labTest(key);
    if (text === '' || !test) return [];
    const reason = textAt(own, reasonKey({ key }));
    const unit = isNumber(key) ? textAt(own, unitKey({ key })) : '';
    return [{ test: key, name: test.labels.en, text, unit, reason, range: '' }];
  });
  const rows = others ? rowsOf(others, values[OTHER_RESULTS]) : [];
  return [
    ...entered,
    ...rows.flatMap((row): NewLabLine[] => {
      const [name, text] = [textAt(row, 'name'), textAt(row, 'text')];
      if (name === '' || text === '') return [];
      return [{ test: null, name, text, unit: textAt(row, 'unit'), reason: '', range: textAt(row, 'range') }];
    }),
  ];
}

const rowOf = (part: Partial<NewLabLine>): RowValues => ({
  ...initialRow(OTHERS),
  ...Object.fromEntries((['name', 'text', 'unit', 'range'] as const).map((key) => [key, part[key] ?? ''])),
});

/** Returns the form values of results: known tests with units, others by row. */
export function valuesOfLines(
  form: FormDefinition,
  lines: readonly NewLabLine[],
  /** Other tests without a result. */
  asked: readonly TestName[] = [],
): FormValues {
  const before = initialValues(form);
  const known = lines.flatMap(({ test, text, unit, reason }) =>
    test === null
      ? []
      : [
          [test, text] as const,
          ...(isNumber(test)
            ? [[unitKey({ key: test }), unit] as const, [reasonKey({ key: test }), reason] as const]
            : []),
        ],
  );
  const rows = [
    ...lines.filter(({ test }) => test === null).map(rowOf),
    ...asked.map(({ name }) => rowOf({ name })),
  ];
  return {
    ...before,
    [KNOWN_RESULTS]: { ...before[KNOWN_RESULTS], ...Object.fromEntries(known) },
    [OTHER_RESULTS]: { ...before[OTHER_RESULTS], [ROWS]: rows },
  };
}

/** Returns the path of a result in its form. */
export const pathOfLine = (lines: readonly NewLabLine[], index: number): string => {
  const test = lines[index]?.test;
  if (test) return `${KNOWN_RESULTS}.${test}`;
  const row = lines.slice(0, index).filter((one) => one.test === null).length;
  return `${OTHER_RESULTS}.${row}.text`;
};

/** A reading made of results, with its tests. */
export interface LabReading {
  readonly reading: PlacedReading['reading'];
  /** Keys of the values, by test key. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Returns the readings of results: one per metric, and one for each value with its own situation. */
export function labReadings(lines: readonly NewLabLine[], context: ReadingContext): readonly LabReading[] {
  const form = labForm(lines.map(({ test }) => test));
  return placedReadings(form, valuesOfLines(form, lines), context).map(({ reading, paths }) => ({
    reading,
    parts: Object.fromEntries(
      Object.entries(paths).map(([part, path]) => [path.slice(KNOWN_RESULTS.length + 1), part]),
    ),
  }));
}
