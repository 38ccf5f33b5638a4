import type { WorkNumbers as Numbers } from '@careline/core/internal/calls/worklist';
import { formatNumber } from '@careline/core/internal/formatting';
import type { QueryState } from '@careline/core/internal/http';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { worklistMessages } from './worklist.messages.ts';

interface FigureProps {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: string | undefined;
  /** What is counted. */
  readonly meaning: string;
}

/** What a count of nothing is shown as (specification 5). */
const NONE = formatNumber(0);

/** A dash is heard as nothing at all, or as a minus. */
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
    <div title={meaning} className="flex min-w-0 flex-col @md:min-w-16">
      <dd className="flex min-h-7 items-center font-semibold text-xl tabular-nums leading-tight">
        {value === NONE ? <None /> : (value ?? <Skeleton />)}
      </dd>
      <dt className="order-last text-muted text-sm leading-tight">
        {label}
        <VisuallyHidden>: {meaning}</VisuallyHidden>
      </dt>
    </div>
  );
}

/** Of the calls that are done; a share of nothing is none. */
function reachedShare({ doneToday, reachedToday }: Numbers): number | undefined {
  return doneToday > 0 ? Math.round((100 * reachedToday) / doneToday) : undefined;
}

export interface WorklistNumbersProps {
  readonly state: QueryState<Numbers>;
  readonly onRetry: () => void;
}

/** The day in four numbers, each with what it counts. */
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
    <section aria-label={t('numbers')} aria-busy={numbers === undefined}>
      <dl className="flex justify-between gap-x-2 @md:justify-start @md:gap-x-8">
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
  );
}
