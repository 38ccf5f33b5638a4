import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useAwaited } from './pending-context.tsx';

/** A page outline while its files load; the progress bar shows that something is loading. */
export function AreaLoading() {
  useAwaited();
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-[90rem] flex-col gap-4 p-4 sm:p-6">
      <div className="w-48 py-0.5">
        <Skeleton shape="text" />
      </div>
      <Skeleton shape="card" lines={2} />
    </div>
  );
}
