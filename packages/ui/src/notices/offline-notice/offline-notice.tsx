import { OFFLINE_NOTICE_MS } from '@careline/core/internal/http';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { offlineNoticeMessages } from '../notices.messages.ts';

export interface OfflineNoticeProps {
  /** From `useOnline`, or from the outcome of recent requests. */
  readonly online: boolean;
}

/**
 * Shown at the top for 30 seconds or until the connection is back. Stays below the bar, so as not to cover its buttons.
 */
export function OfflineNotice({ online }: OfflineNoticeProps) {
  const t = useMessages(offlineNoticeMessages);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (online) return;
    const timer = setTimeout(() => setOver(true), OFFLINE_NOTICE_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [online]);
  return (
    <div
      role="alert"
      data-print="hidden"
      data-notice="offline"
      className="fixed end-4 top-[calc(var(--careline-top-bar-height)+8px)] z-50 max-w-[calc(100%-32px)]"
    >
      {!online && !over && (
        <p className="flex items-center gap-2 rounded-card border border-warning bg-warning-soft px-4 py-3 text-on-warning-soft shadow-raised">
          <Icon name="cloud_off" size={24} />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
