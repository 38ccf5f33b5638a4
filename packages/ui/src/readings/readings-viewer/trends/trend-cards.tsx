import type { Trend } from '@careline/core/internal/trends';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import type { FirstTrends } from '../readings-viewer-props.ts';
import type { ReadingsModel } from '../use-readings-model.ts';
import { TrendCard } from './trend-card.tsx';

export interface TrendCardsProps {
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

/** Shows all trends side by side, in clinical order or the user's own. */
export function TrendCards({ model, first, onOpen }: TrendCardsProps) {
  const t = useMessages(readingsViewerMessages);
  const id = useId();
  if (model.trends.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t('cards')}
      </h2>
      <ul className="grid @xl:grid-cols-2 @5xl:grid-cols-3 grid-cols-1 items-start gap-3">
        {inOrder(model.trends, first?.metrics ?? []).map((trend) => (
          <TrendCard
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
