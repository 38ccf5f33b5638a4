import { isEnteredMetric } from '@careline/core/internal/metrics';
import { isRecordAddition } from '@careline/core/internal/record';
import { TRENDS } from '@careline/core/internal/trends';
import { useNavigation } from '@careline/ui/navigation';
import { type RequestedAddition, useAddTarget } from '@careline/ui/primitives/add-target';
import { type RefObject, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addAddress, QuickAdd, type QuickAddProps } from './quick-add.tsx';

export interface RecordAddProps extends Omit<QuickAddProps, 'onWay'> {
  readonly part: RefObject<HTMLElement | null>;
}

/** Returns what the address asks to add, once per visit. */
function useSought(): RequestedAddition | undefined {
  const [query] = useSearchParams();
  const thing = query.get('add') ?? '';
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way is opened each time that it is asked for
  return useMemo(() => (isRecordAddition(thing) ? { thing } : undefined), [thing, visit]);
}

/** Returns the kind of reading that the open trend shows. */
function useShownReading(): QuickAddProps['reading'] {
  const [query] = useSearchParams();
  const trend = query.get('trend');
  const metric = TRENDS.find(({ key }) => key === trend)?.lines[0]?.metric ?? '';
  return isEnteredMetric(metric) ? metric : undefined;
}

/** The add menu on the record; each item opens in its tab. */
export function RecordAdd({ part, ...props }: RecordAddProps) {
  const { go } = useNavigation();
  useAddTarget(part, useSought());
  const reading = useShownReading();
  return (
    <QuickAdd {...props} reading={reading} onWay={(thing) => go(addAddress(props.patient.vitaId, thing))} />
  );
}
