import { formatDate, formatReading, formatTime, formatUnit } from '@careline/core/internal/formatting';
import { mealSituationLabel } from '@careline/core/internal/metrics';
import { lineLabel, type Trend, type TrendRow, type UnplacedValue } from '@careline/core/internal/trends';
import { useStatusWords } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { readingTableMessages } from '../../trends.messages.ts';
import {
  digitsOf,
  enteredText,
  groupsOf,
  isConverted,
  isInWords,
  isShortened,
  type LineGroup,
  shownText,
  storedText,
  valuesWithStatusIn,
} from './reading-columns.ts';
import { useReadingWords } from './use-reading-words.ts';

/** A column of the table and the print view as text. The screen may render cells differently. */
export interface ReadingColumn {
  readonly key: string;
  readonly head: string;
  readonly numeric?: boolean;
  readonly text: (row: TrendRow) => string;
}

/** Results in words are never on the chart, so they do not count as missing. */
const isMissing = ({ reason }: UnplacedValue): boolean => reason !== 'in-words';

/**
 * Returns a dash for an empty value on screen and paper. Files keep empty cells, so that spreadsheets can calculate.
 */
const orDash = (text: string): string => text || formatReading(null);

/** Returns the columns of table, file and print view in the current locale. */
export function useReadingColumns(trend: Trend, rows: readonly TrendRow[]) {
  const timeZone = useTimeZone();
  const t = useMessages(readingTableMessages);
  const locale = useLocale();
  const words = useReadingWords();
  const faces = useStatusWords();
  const groups = groupsOf(trend, locale);
  const unit = formatUnit(trend.unit);
  const { lines } = trend.definition;
  const hasMeals = lines.some(({ situation }) => situation !== undefined);
  const some = (holds: (row: TrendRow) => boolean): boolean => rows.some(holds);

  const flags = (row: TrendRow): string => faces.line(valuesWithStatusIn(row));
  const meal = ({ record }: TrendRow): string =>
    record.mealSituation === undefined ? '' : mealSituationLabel(record.mealSituation, locale);
  const reasons = ({ unplaced }: TrendRow): string =>
    [...new Set(unplaced.filter(isMissing).map(({ reason }) => words.reason(reason)))].join('; ');
  const irregular = ({ record }: TrendRow): string => (record.irrPulse ? t('yes') : '');

  const note = ({ record }: TrendRow): string =>
    [
      record.assessment === undefined ? undefined : t('assessment', { words: record.assessment }),
      record.note,
      ...record.values.map(({ reason }) => reason),
    ]
      .filter(Boolean)
      .join('; ');

  const entered = (textOf: (row: TrendRow, group: LineGroup) => string): readonly ReadingColumn[] =>
    groups.map((group) => ({
      key: `entered ${group.key}`,
      head: group.label ? t('enteredLine', { line: group.label }) : t('entered'),
      text: (row) => textOf(row, group),
    }));
  const shown = groups.map(
    (group): ReadingColumn => ({
      key: `shown ${group.key}`,
      head: group.label ? t('shownLine', { line: group.label, unit }) : t('shown', { unit }),
      text: (row) => shownText(row, group),
    }),
  );
  const dashed = (column: ReadingColumn): ReadingColumn => ({
    ...column,
    text: (row) => orDash(column.text(row)),
  });
  const beside: readonly ReadingColumn[] = [
    { key: 'flag', head: t('flag'), text: flags },
    ...(hasMeals ? [{ key: 'situation', head: t('situation'), text: meal }] : []),
    ...(some(({ record }) => record.irrPulse === true)
      ? [{ key: 'irregular', head: t('irregular'), text: irregular }]
      : []),
    ...(some(({ unplaced }) => unplaced.some(isMissing))
      ? [{ key: 'notDrawn', head: t('notDrawn'), text: reasons }]
      : []),
    ...(some((row) => note(row) !== '') ? [{ key: 'note', head: t('note'), text: note }] : []),
    { key: 'author', head: t('author'), text: ({ record }) => record.author ?? '' },
    { key: 'source', head: t('source'), text: ({ record }) => words.source(record.metaInfo.source) },
  ];
  const table: readonly ReadingColumn[] = [
    { key: 'when', head: t('date'), text: ({ record, time }) => words.whenTaken(record, time) },
    ...entered((row, group) => orDash(enteredText(row, group, locale))),
    ...(isConverted(rows) ? shown.map(dashed) : []),
    ...beside.map((column) => (column.key === 'author' ? dashed(column) : column)),
  ];
  // Uses a fixed date format for programs, whatever date format the page sets.
  const file: readonly ReadingColumn[] = [
    { key: 'date', head: t('date'), text: ({ time }) => (time ? formatDate(time.day) : words.date(time)) },
    {
      key: 'time',
      head: t('time'),
      text: ({ time }) => (time && !time.dayOnly ? formatTime(time.at, { timeZone }) : ''),
    },
    ...(some(({ record }) => record.timeFrom !== undefined)
      ? [{ key: 'timeFrom', head: t('timeFrom'), text: ({ record }: TrendRow) => words.timeSource(record) }]
      : []),
    ...entered(isInWords(trend) ? (row, group) => enteredText(row, group, locale) : storedText),
    // Numbers only, one column per line, so that spreadsheets can calculate.
    ...(isInWords(trend) ? [] : lines).map(
      (line): ReadingColumn => ({
        key: `digits ${line.key}`,
        head: t('shownLine', { line: lineLabel(line, locale), unit }),
        text: ({ points }) => digitsOf(points[line.key]),
      }),
    ),
    ...beside,
    { key: 'reading', head: t('reading'), text: ({ record }) => record.id },
  ];
  /** Shown next to the table if numbers are stored with more digits than are displayed. */
  const shortened = isShortened(rows) ? t('shortened') : undefined;
  return { table, file, shortened };
}
