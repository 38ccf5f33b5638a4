import type { WorkNumbers as Numbers } from '@careline/core/internal/calls/worklist';
import { formatNumber } from '@careline/core/internal/formatting';
import type { QueryState } from '@careline/core/internal/http';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { worklistMessages } from './worklist.messages.ts';

interface FigureProps {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: string | undefined;
  readonly meaning: string;
}

/** How a count of zero is shown (specification 5). */
const NONE = formatNumber(0);

/** Screen readers skip a dash or read it as a minus, so they get "0". */
function None() {
  return (
    <>
      <span aria-hidden="true">{NONE}</span>
      <VisuallyHidden>0</VisuallyHidden>
    </>
  );
}

function Figure({ label, value, meaning }: FigureProps) {
  return (
    <div title={meaning} className="flex items-baseline gap-1">
      <dd className="font-semibold text-ink text-sm tabular-nums">
        {value === NONE ? <None /> : (value ?? <span className="inline-block w-4" />)}
      </dd>
      <dt className="text-muted text-xs">
        {label}
        <VisuallyHidden>: {meaning}</VisuallyHidden>
      </dt>
    </div>
  );
}

/** Returns the percentage of today's completed calls that reached the patient, or undefined without any. */
function reachedShare({ doneToday, reachedToday }: Numbers): number | undefined {
  return doneToday > 0 ? Math.round((100 * reachedToday) / doneToday) : undefined;
}

export interface WorklistNumbersProps {
  readonly state: QueryState<Numbers>;
  readonly onRetry: () => void;
}

export function WorklistNumbers({ state, onRetry }: WorklistNumbersProps) {
  const t = useMessages(worklistMessages);
  if (state.phase === 'failed') {
    return <RequestFailed title={t('numbersFailed')} onRetry={onRetry} error={state.error} />;
  }
  const numbers = state.phase === 'ready' ? state.value : undefined;
  const share = numbers && reachedShare(numbers);
  const count = (name: 'due' | 'overdue' | 'doneToday') => numbers && formatNumber(numbers[name]);
  const reached = share === undefined ? NONE : `${share}%`;
  return (
    <HeadPart place="count">
      <section aria-label={t('numbers')} aria-busy={numbers === undefined}>
        <dl className="flex items-center gap-x-4">
          <Figure label={t('due')} value={count('due')} meaning={t('dueMeaning')} />
          <Figure label={t('overdue')} value={count('overdue')} meaning={t('overdueMeaning')} />
          <Figure label={t('done')} value={count('doneToday')} meaning={t('doneMeaning')} />
          <Figure
            label={t('reached')}
            value={numbers && reached}
            meaning={t(share === undefined && numbers ? 'noneDone' : 'reachedMeaning')}
          />
        </dl>
      </section>
    </HeadPart>
  );
}
