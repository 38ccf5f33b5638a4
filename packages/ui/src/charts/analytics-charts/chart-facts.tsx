import type { ChartPeriod, ChartTopic } from '@careline/core/internal/charts';
import { type ChartAxis, chartDefinition, chartWords } from '@careline/core/internal/charts/figures';
import { useLocale, useMessages } from '../../messages/index.ts';
import { analyticsChartsMessages } from './analytics-charts.messages.ts';

function Bins({ axis }: { readonly axis: ChartAxis }) {
  const locale = useLocale();
  if (typeof axis.bins === 'string') return null;
  return (
    <div>
      <dt className="font-semibold">{chartWords(axis.label, locale)}</dt>
      <dd>
        <ul className="mt-1 list-disc ps-5">
          {axis.bins.map(({ key, label, rule }) => (
            <li key={key}>
              {chartWords(label, locale)}
              {rule && <span className="text-muted">: {chartWords(rule, locale)}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

export interface ChartFactsProps {
  readonly topic: ChartTopic;
  readonly period: ChartPeriod | undefined;
}

/** What a topic's chart counts, for which patients and in which classes. The same for every chart service. */
export function ChartFacts({ topic, period }: ChartFactsProps) {
  const t = useMessages(analyticsChartsMessages);
  const locale = useLocale();
  const { population, measure, rows, columns } = chartDefinition(topic, period);
  return (
    <dl className="grid max-w-[75ch] gap-4">
      <div>
        <dt className="font-semibold">{t('population')}</dt>
        <dd>{chartWords(population, locale)}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t('measure')}</dt>
        <dd>{chartWords(measure, locale)}</dd>
      </div>
      <Bins axis={rows} />
      {columns && <Bins axis={columns} />}
    </dl>
  );
}
