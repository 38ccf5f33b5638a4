import { useMessages } from '../../messages/index.ts';
import { progressLineMessages } from '../further-primitives.messages.ts';
import { PROGRESS_DELAY_MS, useDelayed } from './use-delayed.ts';

export interface ProgressLineProps {
  readonly active: boolean;
  /** Milliseconds before it shows. */
  readonly delay?: number;
}

/**
 * A thin line at the top edge during long waits. It shifts no content. Announced politely each time it appears, and
 * static for users who prefer reduced motion.
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
