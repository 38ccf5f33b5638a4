import { useMessages } from '../../messages/index.ts';
import { progressMessages } from '../further-primitives.messages.ts';
import { Spinner } from './spinner.tsx';
import { PROGRESS_DELAY_MS, useDelayed } from './use-delayed.ts';

export interface ProgressProps {
  /** What is in progress, such as "Saving the call"; "Loading" by default. */
  readonly label?: string;
  /** Milliseconds before it shows. */
  readonly delay?: number;
}

/** Says that something is in progress, once it takes noticeably long. */
export function Progress({ label, delay = PROGRESS_DELAY_MS }: ProgressProps) {
  const t = useMessages(progressMessages);
  const shown = useDelayed(true, delay);
  return (
    <p role="status" className="flex min-h-8 items-center gap-2 text-muted">
      {shown && (
        <>
          <Spinner />
          {label ?? t('loading')}
        </>
      )}
    </p>
  );
}
