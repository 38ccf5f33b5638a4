import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import type { ReadingsModel } from '../use-readings-model.ts';
import { TrendCard } from './trend-card.tsx';

export interface TrendCardsProps {
  readonly model: ReadingsModel;
  readonly timeZone: string;
  readonly onOpen: (trend: string) => void;
}

/** All trends of a patient side by side, in the order clinicians look at them. */
export function TrendCards({ model, timeZone, onOpen }: TrendCardsProps) {
  const t = useMessages(readingsViewerMessages);
  const id = useId();
  if (model.trends.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t('cards')}
      </h2>
      <ul className="grid @xl:grid-cols-2 @5xl:grid-cols-3 grid-cols-1 gap-3">
        {model.trends.map((trend) => (
          <TrendCard
            key={trend.definition.key}
            trend={trend}
            flags={model.flags}
            timeZone={timeZone}
            onOpen={() => onOpen(trend.definition.key)}
          />
        ))}
      </ul>
    </section>
  );
}
