import { join } from 'node:path';
import { ALL_RANGES, measureLabel } from '@careline/core/internal/clinical';
import { LAB_TESTS } from '@careline/core/internal/labs';
import { expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

type Range = (typeof ALL_RANGES)[number];
type Band = Range['bands'][number];
type LabResult = (typeof LAB_TESTS)[number]['result'];
type NumberResult = Extract<LabResult, { readonly kind: 'number' }>;

const HEAD = `# Limits

<!-- Written by scripts/limits-docs.test.ts, run with --update. -->
Every limit of the rules with its source, for a clinician to review and sign. None is signed. "Critical" opens an alert that needs an answer
before the call is saved, "review" opens an alert for the same day, others are flags. A row without limits is a reference only. "Confirm"
marks limits whose source is indirect, or that were chosen where sources differ. Open-questions.md lists choices without a source.
`;

const LEVELS: Readonly<Record<string, string>> = { critical: 'critical', severe: 'review' };

const boundsOf = ({ from, above, below }: Band): string =>
  [
    from !== undefined && `from ${from}`,
    above !== undefined && `above ${above}`,
    below !== undefined && `under ${below}`,
  ]
    .filter(Boolean)
    .join(' and ');

const bandText = (band: Band): string =>
  `${boundsOf(band) || 'any'}: ${LEVELS[band.severity] ?? 'flag'}${band.status === 'unverified' ? ' (confirm)' : ''}`;

const years = (months: number): string => (months % 12 === 0 ? `${months / 12} y` : `${months} m`);

function whoOf({
  sex,
  months,
  days,
  maternal,
  situations,
  diabetes,
  symptoms,
  ...rest
}: Range['population']): string {
  const age = (span: readonly [number, number] | undefined, text: (value: number) => string) => {
    if (!span) return undefined;
    const [first, last] = span;
    if (!Number.isFinite(last)) return `from ${text(first)}`;
    return first === 0 ? `under ${text(last)}` : `${text(first)} to under ${text(last)}`;
  };
  const further = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key} ${value}`],
  );
  return [
    sex,
    age(months, years),
    age(days, (value) => `${value} d`),
    maternal?.filter((one) => one !== 'none').join(', '),
    situations?.join(', '),
    diabetes !== undefined && (diabetes ? 'known diabetes' : 'no known diabetes'),
    symptoms && `with ${symptoms.join(' or ')}`,
    ...further,
  ]
    .filter(Boolean)
    .join('; ');
}

const span = ({
  least,
  greatest,
}: {
  readonly least?: number | undefined;
  readonly greatest?: number | undefined;
}): string =>
  least === undefined ? `≤ ${greatest}` : greatest === undefined ? `≥ ${least}` : `${least}–${greatest}`;

const intervalOf = ({ interval }: Range): string => (interval ? `reference ${span(interval)}` : '');

const tableOf = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `\n## ${title}\n`,
    ...[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');

const readingRows = ALL_RANGES.map((range) => [
  measureLabel(range.measure),
  range.unit.replaceAll('|', ''),
  whoOf(range.population),
  range.use === 'triage' ? 'triage' : 'reference',
  [...range.bands.map(bandText), intervalOf(range)].filter(Boolean).join('; '),
  `${range.source}${range.status === 'unverified' ? ' (confirm)' : ''}`,
]);

const limitsText = (limits: NumberResult['critical']): string =>
  limits
    ? [limits.low !== undefined && `≤ ${limits.low}`, limits.high !== undefined && `≥ ${limits.high}`]
        .filter(Boolean)
        .join(', ')
    : '';

function newbornText({ newborn }: NumberResult): string {
  if (!newborn) return '';
  const high = newborn.high && `≥ ${newborn.high.join(', ')} by day of life`;
  return [newborn.low !== undefined && `≤ ${newborn.low}`, high].filter(Boolean).join(', ');
}

const sourcesOf = (result: NumberResult): string =>
  [
    ...new Set(
      [result.critical, result.review, result.newborn, ...result.ranges].flatMap((one) =>
        one?.source ? [one.source] : [],
      ),
    ),
  ].join('; ');

const rangeText = ({
  sex,
  years: ages,
  pregnant,
  least,
  greatest,
}: NumberResult['ranges'][number]): string => {
  const who = [
    sex,
    pregnant && 'pregnant',
    ages && `${ages[0]}${Number.isFinite(ages[1]) ? `–${ages[1]}` : '+'} y`,
  ]
    .filter(Boolean)
    .join(' ');
  return `${who ? `${who}: ` : ''}${span({ least, greatest })}`;
};

const laboratoryRows = LAB_TESTS.flatMap(({ labels, result }) =>
  result.kind === 'number'
    ? [
        [
          labels.en,
          Object.keys(result.of.units)[0] ?? '',
          result.ranges.map(rangeText).join('; '),
          limitsText(result.review),
          limitsText(result.critical),
          newbornText(result),
          sourcesOf(result),
        ],
      ]
    : [],
);

it('the page of limits has every limit of the rules', async () => {
  expect(readingRows.filter(([, , , , , source]) => source === '')).toEqual([]);
  const text = [
    HEAD,
    tableOf('Readings', ['measure', 'unit', 'patients', 'use', 'limits', 'source'], readingRows),
    tableOf(
      'Laboratory tests',
      ['test', 'unit', 'reference', 'review', 'critical', 'newborn, critical', 'source'],
      laboratoryRows,
    ),
  ].join('');
  await expect(text).toMatchFileSnapshot(join(ROOT, 'docs/limits.md'));
});
