import { serverNow } from '@careline/core/internal/clock';
import type { FormDraftStatus } from '@careline/core/internal/outbox';
import { useEffect, useState } from 'react';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { savedLineMessages } from '../notices.messages.ts';

export interface SavedLineProps {
  /** Nothing is shown for `off`, `opening` and `ended`. */
  readonly phase: FormDraftStatus['phase'];
  /** Milliseconds since 1970; undefined if never saved. */
  readonly savedAt: number | undefined;
  /** `page`: the browser stores nothing beyond this page. */
  readonly keeps: 'device' | 'page';
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

function useTime(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}

function SavedAgo({ savedAt, now }: { readonly savedAt: number; readonly now: () => number }) {
  const formatCalendar = useFormatCalendar();
  const t = useMessages(savedLineMessages);
  const locale = useLocale();
  const time = useTime(now);
  const ago = Math.max(0, time - savedAt);
  if (ago < 2 * SECOND_MS) return t('now');
  if (ago < MINUTE_MS) return t('seconds', { count: Math.floor(ago / SECOND_MS) });
  if (ago < HOUR_MS) return t('minutes', { count: Math.floor(ago / MINUTE_MS) });
  return t('at', { when: formatCalendar(savedAt / 1000, time / 1000, { locale }) });
}

/** "Saved on this device 3 s ago". Screen readers announce only that nothing is stored. */
export function SavedLine({ phase, savedAt, keeps, now = serverNow }: SavedLineProps) {
  const t = useMessages(savedLineMessages);
  const isStored = keeps === 'device' && (phase === 'saved' || phase === 'unsaved');
  const warning = phase === 'failed' && keeps === 'device' ? t('failed') : t('page');
  const isDrawn = phase !== 'off' && phase !== 'opening' && phase !== 'ended';
  return (
    <div className="min-h-6 text-sm">
      <div role="status">
        {isDrawn && !isStored && (
          <p className="flex items-start gap-1">
            <Icon name="warning" size={20} />
            {warning}
          </p>
        )}
      </div>
      {isStored && phase === 'saved' && savedAt !== undefined && (
        <p className="text-muted">
          <SavedAgo key={savedAt} savedAt={savedAt} now={now} />
        </p>
      )}
      {isStored && phase === 'unsaved' && <p className="text-muted">{t('unsaved')}</p>}
    </div>
  );
}
