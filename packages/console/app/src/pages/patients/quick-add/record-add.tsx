import { isRecordAddition } from '@careline/core/internal/record';
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

/** The add menu on the record; each item opens in its tab. */
export function RecordAdd({ part, ...props }: RecordAddProps) {
  const { go } = useNavigation();
  useAddTarget(part, useSought());
  return <QuickAdd {...props} onWay={(thing) => go(addAddress(props.patient.vitaId, thing))} />;
}
