import { useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { readingsViewerMessages } from './readings-viewer.messages.ts';

/** Enough skeletons to fill the window, so that content below does not show before the cards. */
const OUTLINES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Outlines of trend cards, drawn while the readings load. */
export function ReadingsLoading() {
  const t = useMessages(readingsViewerMessages);
  return (
    <div aria-busy="true" className="grid @xl:grid-cols-2 @5xl:grid-cols-3 grid-cols-1 gap-3">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {OUTLINES.map((card) => (
        <div key={card} className="min-h-64 rounded-card border border-line bg-raised p-4">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
