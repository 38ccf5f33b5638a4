import type { WorkNumbers as Numbers } from '@careline/core/calls/worklist';
import { formatNumber } from '@careline/core/formatting';
import type { QueryState } from '@careline/core/http';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { worklistMessages } from './worklist.messages.ts';

interface TileProps {
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

function Tile({ label, value, meaning }: TileProps) {
  // Words stand on one line where a number does.
  const isCount = value === undefined || /^[-\d]/.test(value);
  return (
    <div className="flex flex-col rounded-card border border-line bg-raised px-3 py-2 @md:px-4 @md:py-3">
      <dt className="font-medium">{label}</dt>
      <dd className="flex flex-col">
        <span
          className={`flex min-h-9 items-center font-semibold tabular-nums ${isCount ? 'text-2xl' : 'text-base'}`}
        >
          {value === NONE ? <None /> : (value ?? <Skeleton />)}
        </span>
        <span className="text-muted text-sm leading-tight @md:leading-normal">{meaning}</span>
      </dd>
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
  const failureText = useFailureText();
  if (state.phase === 'failed') {
    return (
      <ErrorState title={t('numbersFailed')} onRetry={onRetry} requestId={state.error.requestId}>
        {failureText(state.error)}
      </ErrorState>
    );
  }
  const numbers = state.phase === 'ready' ? state.value : undefined;
  const share = numbers && reachedShare(numbers);
  const reached = share === undefined ? t('noneDone') : `${share}%`;
  return (
    <section aria-label={t('numbers')} aria-busy={numbers === undefined}>
      <dl className="grid grid-cols-2 gap-2 @md:gap-3 @3xl:grid-cols-4">
        <Tile label={t('due')} value={numbers && formatNumber(numbers.due)} meaning={t('dueMeaning')} />
        <Tile
          label={t('overdue')}
          value={numbers && formatNumber(numbers.overdue)}
          meaning={t('overdueMeaning')}
        />
        <Tile
          label={t('done')}
          value={numbers && formatNumber(numbers.doneToday)}
          meaning={t('doneMeaning')}
        />
        <Tile label={t('reached')} value={numbers && reached} meaning={t('reachedMeaning')} />
      </dl>
    </section>
  );
}
