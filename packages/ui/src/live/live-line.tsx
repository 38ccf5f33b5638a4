import { useOnline } from '../http/index.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { liveMessages } from './live.messages.ts';
import { LIVE_EVERY_MS, useLivePhase } from './use-live.ts';

export interface LiveLineProps {
  readonly everyMs?: number;
  /** The page shows a single item instead of a list. */
  readonly isPage?: boolean;
}

/** Says quietly that live updates are interrupted. Renders nothing offline, where another notice says enough. */
export function LiveLine({ everyMs = LIVE_EVERY_MS, isPage = false }: LiveLineProps) {
  const t = useMessages(liveMessages);
  const isBroken = useLivePhase() === 'broken';
  const online = useOnline();
  return (
    <div role="status" data-print="hidden" className="empty:hidden">
      {isBroken && online && (
        <p className="flex items-center gap-2 text-muted text-xs">
          <Icon name="cloud_off" />
          {everyMs === LIVE_EVERY_MS
            ? t(isPage ? 'pageEveryMinute' : 'everyMinute')
            : t('everySeconds', { count: Math.round(everyMs / 1000) })}
        </p>
      )}
    </div>
  );
}
