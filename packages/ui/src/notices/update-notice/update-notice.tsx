import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { updateNoticeMessages } from '../notices.messages.ts';

export interface UpdateNoticeProps {
  /** Whether a new version is ready. The live region is always mounted, so that new text is announced. */
  readonly ready: boolean;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Offers a new version at the bottom. Takes no focus and does nothing by itself. */
export function UpdateNotice({ ready, onReload, onLater }: UpdateNoticeProps) {
  const t = useMessages(updateNoticeMessages);
  return (
    <div
      role="status"
      data-print="hidden"
      className="fixed start-4 bottom-16 z-40 max-w-[calc(100%-32px)] sm:bottom-4"
    >
      {ready && (
        <div className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised py-2 ps-4 pe-2 shadow-raised">
          <p>{t('ready')}</p>
          <div className="flex gap-2">
            <Button variant="secondary" onClick={onReload}>
              {t('reload')}
            </Button>
            <Button variant="quiet" onClick={onLater}>
              {t('later')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
