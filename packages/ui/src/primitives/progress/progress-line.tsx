import { useMessages } from '../../messages/index.ts';
import { progressLineMessages } from '../further-primitives.messages.ts';
import { PROGRESS_DELAY_MS, useDelayed } from './use-delayed.ts';

export interface ProgressLineProps {
  /** Whether anything is awaited. */
  readonly active: boolean;
  /** Milliseconds before it shows. */
  readonly delay?: number;
}

/**
 * A thin line along the top edge while something takes long enough to wonder; it moves nothing. Said once, politely,
 * each time it appears. It is still where the person wants less motion.
 */
export function ProgressLine({ active, delay = PROGRESS_DELAY_MS }: ProgressLineProps) {
  const t = useMessages(progressLineMessages);
  const shown = useDelayed(active, delay);
  return (
    <div role="status" data-print="hidden" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {shown && (
        <>
          <div
            role="progressbar"
            aria-label={t('wait')}
            className="h-0.5 bg-accent motion-safe:animate-pulse"
          />
          <span className="sr-only">{t('wait')}</span>
        </>
      )}
    </div>
  );
}
