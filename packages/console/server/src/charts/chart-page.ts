import { createHash } from 'node:crypto';
import {
  type ChartTheme,
  type ChartView,
  chartPeriodLabel,
  chartTopicLabel,
} from '@careline/core/internal/charts';
import {
  type ChartAxis,
  type ChartFigure,
  chartDefinition,
  chartWords,
} from '@careline/core/internal/charts/figures';
import { formatDate, formatTime, type LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml, html } from '../platform/http/html.ts';
import { CHART_PAGE_MESSAGES } from './chart-page.messages.ts';
import type { ChartFault } from './chart-page-sentences.ts';
import { CHART_STYLE } from './chart-style.ts';
import { drawFigure } from './draw-figure.ts';
import { numbersIn } from './label-figure.ts';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The only script in this service. It runs only on pages opened for printing. */
const PRINT = "addEventListener('load', () => print())";
const STYLE_SOURCE = sourceOf(CHART_STYLE);
const PRINT_SOURCE = sourceOf(PRINT);

export interface PageLook {
  readonly locale: LabelLocale;
  readonly theme: ChartTheme;
  readonly print: boolean;
  readonly view: ChartView;
  /** Who may frame it: `'self'` and a partner's pages. */
  readonly ancestors: readonly string[];
}

/**
 * Returns a content security policy that loads nothing and runs no script but the print one.
 * The page has an opaque origin, even when opened directly.
 */
function policyOf({ print, ancestors }: PageLook): string {
  return [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    ...(print ? [`script-src ${PRINT_SOURCE}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${print ? "'none'" : ancestors.join(' ')}`,
    `sandbox${print ? ' allow-scripts allow-modals' : ''}`,
  ].join('; ');
}

function answer(title: string, main: string, look: PageLook, status: number): Response {
  const page = `<!doctype html>
<html lang="${look.locale}" data-theme="${look.print ? 'light' : look.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} · Careline</title>
<style>${CHART_STYLE}</style>
${look.print ? `<script>${PRINT}</script>\n` : ''}</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
  return html(page, status, {
    'content-security-policy': policyOf(look),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  });
}

/** Returns a page that says what happened and what to do. */
export function faultPage(fault: ChartFault, look: PageLook, status: number): Response {
  const t = CHART_PAGE_MESSAGES[look.locale];
  const main = `<div class="fault"><h1>${escapeHtml(t.faultTitle)}</h1><p>${escapeHtml(t.faults[fault])}</p></div>`;
  return answer(t.faultTitle, main, { ...look, print: false }, status);
}

function binList(axis: ChartAxis, locale: LabelLocale): string {
  if (typeof axis.bins === 'string') return '';
  const items = axis.bins.map(
    ({ label, rule }) =>
      `<li>${escapeHtml(chartWords(label, locale))}${rule ? `: ${escapeHtml(chartWords(rule, locale))}` : ''}</li>`,
  );
  return `<dt>${escapeHtml(chartWords(axis.label, locale))}</dt><dd><ul>${items.join('')}</ul></dd>`;
}

/** Returns the definition of the chart for print. On screen the surrounding page shows it. */
function definitionText({ topic, period }: ChartFigure, locale: LabelLocale): string {
  const t = CHART_PAGE_MESSAGES[locale];
  const { population, measure, rows, columns } = chartDefinition(topic, period);
  const lists = [rows, columns].flatMap((axis) => (axis ? [binList(axis, locale)] : []));
  return `<dl><dt>${t.population}</dt><dd>${escapeHtml(chartWords(population, locale))}</dd>
<dt>${t.measure}</dt><dd>${escapeHtml(chartWords(measure, locale))}</dd>
${lists.join('\n')}</dl>`;
}

export interface CountedAt {
  readonly facilityName: string;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

export function chartPage(
  figure: ChartFigure,
  { facilityName, timeZone, now }: CountedAt,
  look: PageLook,
): Response {
  const { locale } = look;
  const t = CHART_PAGE_MESSAGES[locale];
  const { topic, period } = figure;
  const title = [chartTopicLabel(topic, locale), ...(period ? [chartPeriodLabel(period, locale)] : [])].join(
    ', ',
  );
  const options = { timeZone, locale };
  const when = `${formatDate(now, options)}, ${formatTime(now, options)}`;
  const count = new Intl.NumberFormat(numbersIn(locale)).format(figure.total);
  // In a frame, the surrounding page shows the title.
  const main = `<h1${look.print ? '' : ' class="hidden"'}>${escapeHtml(title)}</h1>
<p class="place">${escapeHtml(facilityName)} · ${escapeHtml(t.counted(when))} · ${escapeHtml(t.total(count))}</p>
${drawFigure(figure, locale, look.print ? 'both' : look.view)}${look.print ? definitionText(figure, locale) : ''}`;
  return answer(title, main, look, 200);
}
