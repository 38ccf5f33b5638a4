import { trendLabel } from '@careline/core/internal/trends';
import { useState } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { TrendBody } from '../parts-on-demand.tsx';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import type { TrendViewProps } from './trend-body.tsx';

/** One trend. The name and the back button show at once, the content once it has loaded. */
export function TrendView(props: TrendViewProps) {
  const { trend, view, onViewChange } = props;
  const t = useMessages(readingsViewerMessages);
  const locale = useLocale();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const { trend: _, unit: __, ...cards } = view;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          data-print="hidden"
          variant="quiet"
          size="small"
          icon="arrow_back"
          onClick={() => onViewChange(cards)}
        >
          {t('back')}
        </Button>
        <h2 tabIndex={-1} data-trend={trend.definition.key} className="font-semibold text-lg">
          {trendLabel(trend.definition, locale)}
        </h2>
        <div
          ref={setActions}
          data-print="hidden"
          // Reserves space where the buttons take lines of their own.
          className="ms-auto flex @max-xl:empty:min-h-18 flex-wrap gap-2 @max-xl:empty:w-full"
        />
      </div>
      <TrendBody {...props} actions={actions} />
    </div>
  );
}
