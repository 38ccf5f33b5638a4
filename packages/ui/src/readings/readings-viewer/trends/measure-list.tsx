import type { Trend } from '@careline/core/internal/trends';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import type { FirstTrends } from '../readings-viewer-props.ts';
import type { ReadingsModel } from '../use-readings-model.ts';
import { HEAD, MeasureRow } from './measure-row.tsx';

export interface MeasureListProps {
  readonly model: ReadingsModel;
  readonly first?: FirstTrends | undefined;
  readonly onOpen: (trend: string) => void;
}

const metricOf = ({ definition }: Trend): string => definition.lines[0]?.metric ?? '';

/** Sorts the user's first trends to the front, in the user's order. */
function inOrder(trends: readonly Trend[], first: readonly string[]): readonly Trend[] {
  const place = (trend: Trend): number => {
    const found = first.indexOf(metricOf(trend));
    return found < 0 ? first.length : found;
  };
  return trends.toSorted((one, other) => place(one) - place(other));
}

/** Lists all trends, in clinical order or the user's own. */
export function MeasureList({ model, first, onOpen }: MeasureListProps) {
  const t = useMessages(readingsViewerMessages);
  const id = useId();
  if (model.trends.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t('measures')}
      </h2>
      {/* For sighted users: each cell names itself to others. */}
      <div aria-hidden className={HEAD}>
        <span>{t('measure')}</span>
        <span className="text-end">{t('latest')}</span>
        <span>{t('status')}</span>
        <span className="text-end">{t('changed')}</span>
        <span>{t('course')}</span>
        <span className="text-end">{t('measuredOn')}</span>
      </div>
      <ul>
        {inOrder(model.trends, first?.metrics ?? []).map((trend) => (
          <MeasureRow
            key={trend.definition.key}
            trend={trend}
            flags={model.flags}
            isFirst={first?.metrics.includes(metricOf(trend))}
            onToggleFirst={first && (() => first.onToggle(metricOf(trend)))}
            onOpen={() => onOpen(trend.definition.key)}
          />
        ))}
      </ul>
    </section>
  );
}
