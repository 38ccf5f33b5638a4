import { CHART_TOPICS, type ChartTopic, chartTopicLabel } from '@careline/core/internal/charts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { analyticsChartsMessages } from './analytics-charts.messages.ts';

export interface TopicChoiceProps {
  readonly topic: ChartTopic;
  readonly onTopicChange: (topic: ChartTopic) => void;
}

const ITEM = 'min-h-control w-full rounded-control px-3 text-start hover:bg-hover';
const CHOSEN = 'bg-accent-soft font-semibold text-on-accent-soft';

/** The topics: a list next to the chart, or a select field above it in a narrow container. */
export function TopicChoice({ topic, onTopicChange }: TopicChoiceProps) {
  const t = useMessages(analyticsChartsMessages);
  const locale = useLocale();
  return (
    <>
      <div data-print="hidden" className="@3xl:hidden">
        <SelectField
          label={t('topic')}
          options={CHART_TOPICS.map((value) => ({ value, label: chartTopicLabel(value, locale) }))}
          value={topic}
          onChange={(value) => value && onTopicChange(value)}
        />
      </div>
      <nav aria-label={t('topics')} data-print="hidden" className="hidden @3xl:block">
        <ul className="flex flex-col gap-1">
          {CHART_TOPICS.map((value) => (
            <li key={value}>
              <button
                type="button"
                aria-current={value === topic ? 'true' : undefined}
                onClick={() => onTopicChange(value)}
                className={`${ITEM} ${value === topic ? CHOSEN : ''}`}
              >
                {chartTopicLabel(value, locale)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
