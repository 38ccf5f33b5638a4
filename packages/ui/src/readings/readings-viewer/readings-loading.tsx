import { useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { readingsViewerMessages } from './readings-viewer.messages.ts';

/** Enough rows to fill the window, so that content below does not show before the list. */
const ROWS = 19;

/** Outlines of the list, drawn while the readings load. */
export function ReadingsLoading() {
  const t = useMessages(readingsViewerMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="row" lines={ROWS} />
    </div>
  );
}
