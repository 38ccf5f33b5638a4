import type { ChartView } from '@careline/core/internal/charts';
import {
  type ChartFigure,
  chartDefinition,
  chartWords,
  rowTotal,
  UNKNOWN,
} from '@careline/core/internal/charts/figures';
import type { LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml } from '../platform/http/html.ts';
import { CHART_PAGE_MESSAGES } from './chart-page.messages.ts';
import { numbersIn } from './label-figure.ts';

/** Plain, striped, dotted, reverse striped and crossed: the series differ even without colour. */
const MARKS = [
  '',
  '<path class="line" d="M-2 10 10 -2M4 16 16 4"/>',
  '<circle class="dot" cx="3" cy="3" r="1.5"/><circle class="dot" cx="9" cy="9" r="1.5"/>',
  '<path class="line" d="M-2 2 10 14M2 -2 14 10"/>',
  '<path class="line" d="M0 6H12M6 0V12"/>',
];

const pattern = (mark: string, index: number): string =>
  `<pattern id="p${index}" width="12" height="12" patternUnits="userSpaceOnUse"><rect class="c${index}" width="12" height="12"/>${mark}</pattern>`;

const PATTERNS = `<svg class="patterns" aria-hidden="true" focusable="false"><defs>${MARKS.map(pattern).join('')}</defs></svg>`;

const seriesOf = (index: number): number => index % MARKS.length;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

interface Drawing {
  readonly figure: ChartFigure;
  readonly locale: LabelLocale;
  readonly number: (value: number) => string;
  readonly share: (part: number) => string;
}

function drawingOf(figure: ChartFigure, locale: LabelLocale): Drawing {
  const numbers = new Intl.NumberFormat(numbersIn(locale));
  const shares = new Intl.NumberFormat(numbersIn(locale), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    figure,
    locale,
    number: (value) => numbers.format(value),
    share: (part) => `${shares.format(percent(part, figure.total))} %`,
  };
}

/** Where bars show a single number, patients with unknown values get their own series: striped grey. */
const UNKNOWN_SERIES = 3;

/** Returns one bar of stacked parts, scaled to the longest bar. `first` is the first part's series. */
function bar(counts: readonly number[], longest: number, first: number): string {
  let from = 0;
  const parts = counts.map((count, index) => {
    const x = from;
    from += percent(count, longest);
    return count === 0
      ? ''
      : `<rect x="${x.toFixed(2)}%" width="${percent(count, longest).toFixed(2)}%" height="100%" fill="url(#p${seriesOf(index + first)})"/>`;
  });
  return `<svg class="bar" aria-hidden="true" focusable="false">${parts.join('')}</svg>`;
}

function bars({ figure, number, share }: Drawing): string {
  const longest = Math.max(...figure.counts.map(rowTotal));
  const rows = figure.rows.map(({ key, label }, index) => {
    const counts = figure.counts[index] ?? [];
    const total = rowTotal(counts);
    const first = key === UNKNOWN && figure.columns.length === 1 ? UNKNOWN_SERIES : 0;
    return `<div><span>${escapeHtml(label)}</span>${bar(counts, longest, first)}<span class="count">${number(total)}</span><span class="share">${share(total)}</span></div>`;
  });
  return `${PATTERNS}<div class="rows" aria-hidden="true">${rows.join('\n')}</div>`;
}

function legend({ figure }: Drawing): string {
  const keys = figure.columns.map(
    ({ label }, index) =>
      `<li><svg class="key" aria-hidden="true" focusable="false"><rect width="16" height="16" fill="url(#p${seriesOf(index)})"/></svg>${escapeHtml(label)}</li>`,
  );
  return `<ul class="legend" aria-hidden="true">${keys.join('')}</ul>`;
}

/** Returns one of four shades by share of the greatest count; 0 for none. */
const shade = (count: number, greatest: number): number =>
  count === 0 ? 0 : Math.max(1, Math.ceil((count / greatest) * 4));

interface Table {
  readonly title: string;
  readonly html: string;
}

/** Returns the table of all numbers. It is shaded if the table itself is the chart. */
function tableOf(drawing: Drawing, shaded: boolean): Table {
  const { figure, locale, number, share } = drawing;
  const t = CHART_PAGE_MESSAGES[locale];
  const { rows: axis, columns: columnAxis } = chartDefinition(figure.topic);
  const sums = figure.columns.map((_, column) => rowTotal(figure.counts.map((row) => row[column] ?? 0)));
  const greatest = Math.max(...figure.counts.flat());
  const cell = (count: number) =>
    `<td${shaded && shade(count, greatest) > 0 ? ` class="h${shade(count, greatest)}"` : ''}>${number(count)}</td>`;
  const parts = (counts: readonly number[], draw: (count: number) => string) =>
    columnAxis ? counts.map(draw).join('') : '';
  const head = columnAxis
    ? figure.columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('')
    : '';
  const rows = figure.rows.map(({ label }, index) => {
    const counts = figure.counts[index] ?? [];
    const total = rowTotal(counts);
    return `<tr><th scope="row">${escapeHtml(label)}</th>${parts(counts, cell)}<td>${number(total)}</td><td>${share(total)}</td></tr>`;
  });
  const title = columnAxis
    ? `${chartWords(axis.label, locale)} × ${chartWords(columnAxis.label, locale)}`
    : t.numbers;
  return {
    title,
    html: `<table${shaded ? ' class="matrix"' : ''}><caption>${escapeHtml(title)}</caption>
<thead><tr><th scope="col">${escapeHtml(chartWords(axis.label, locale))}</th>${head}<th scope="col">${t.all}</th><th scope="col">${t.share}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row">${t.all}</th>${parts(sums, (sum) => `<td>${number(sum)}</td>`)}<td>${number(figure.total)}</td><td>${share(figure.total)}</td></tr></tfoot>
</table>`,
  };
}

/**
 * Wraps the table.
 * A visible one scrolls sideways if it is wider than the page; a hidden one is for assistive technology.
 */
const framed = ({ title, html }: Table, seen: boolean): string =>
  seen
    ? `<figure class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(title)}">${html}</figure>`
    : `<div class="hidden">${html}</div>`;

/**
 * Returns a figure as HTML and SVG: bars with a legend, a table, or both.
 * A matrix is always a table. The bars are hidden from assistive technology, which always has the table.
 */
export function drawFigure(figure: ChartFigure, locale: LabelLocale, view: ChartView | 'both'): string {
  const t = CHART_PAGE_MESSAGES[locale];
  const drawing = drawingOf(figure, locale);
  const { form } = chartDefinition(figure.topic);
  const matrix = form === 'matrix';
  const bare = matrix || view === 'table';
  const drawn =
    figure.total === 0
      ? `<p class="empty">${t.empty}</p>`
      : `${bare ? '' : bars(drawing)}${form === 'stacked' && !bare ? legend(drawing) : ''}`;
  return `${drawn}${framed(tableOf(drawing, matrix), bare || view === 'both')}`;
}
