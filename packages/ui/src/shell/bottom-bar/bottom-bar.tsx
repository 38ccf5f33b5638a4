import { useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { bottomBarMessages } from '../shell.messages.ts';
import { type MenuCount, MenuCountTag } from '../side-menu/menu-count.tsx';

export interface BottomBarProps {
  /** Address of the alerts page. Without it, the link is hidden. */
  readonly alertsPath?: string;
  readonly alerts?: MenuCount;
  readonly accountOpen: boolean;
  readonly onAccount: () => void;
}

const ENTRY =
  'flex flex-1 flex-col items-center justify-center gap-1 text-sm -outline-offset-2 hover:bg-hover aria-[current]:text-accent';

/** Shown on screens up to 599 px, within reach of a thumb (specification 2.6). */
export function BottomBar({ alertsPath, alerts, accountOpen, onAccount }: BottomBarProps) {
  const countId = useId();
  const t = useMessages(bottomBarMessages);
  const { path, link } = useNavigation();
  return (
    <nav
      aria-label={t('bar')}
      data-print="hidden"
      data-bar="bottom"
      className="flex h-bottom-bar shrink-0 border-line border-t bg-raised sm:hidden"
    >
      {alertsPath && (
        <a
          {...link(alertsPath)}
          aria-current={path === alertsPath ? 'page' : undefined}
          aria-describedby={alerts && countId}
          className={ENTRY}
        >
          <span className="relative px-3">
            <Icon name="notifications" size={24} />
            {alerts && <MenuCountTag of={alerts} id={countId} small />}
          </span>
          {t('alerts')}
        </a>
      )}
      <button
        type="button"
        data-opens="account"
        aria-haspopup="dialog"
        aria-expanded={accountOpen}
        onClick={onAccount}
        className={ENTRY}
      >
        <Icon name="person" size={24} />
        {t('account')}
      </button>
    </nav>
  );
}
