import { PATHS } from '@careline/core/internal/navigation';
import type { Waiting } from '@careline/core/internal/overview';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import type { NotifyChoice } from '@careline/ui/shell/account-info';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { menuCountMessages } from '../frame/frame.messages.ts';
import { useProfile } from '../session/use-session.ts';

const hasNotifications = (): boolean => typeof globalThis.Notification === 'function';

/** One notification for all tabs: a newer one replaces the previous one. */
const TAG = 'careline.critical';

/**
 * Returns the person's choice about notifications, and notifies when the number of open critical alerts grows while the
 * page is hidden. It names no patient, because it may appear on a locked screen.
 */
export function useCriticalNotice(waiting: Waiting | undefined): NotifyChoice | undefined {
  const t = useMessages(menuCountMessages);
  const { frame, config } = useConsole();
  const { facility } = useProfile();
  const navigation = useNavigation();
  const { notify } = useSyncExternalStore(frame.subscribe, frame.get);
  const [permission, setPermission] = useState(() =>
    hasNotifications() ? Notification.permission : 'denied',
  );
  const critical = waiting?.alerts?.critical;
  const before = useRef<number>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = critical;
    if (!notify || permission !== 'granted' || critical === undefined || known === undefined) return;
    if (critical <= known || document.visibilityState === 'visible') return;
    const title = t('criticalTitle', { count: critical });
    try {
      const notice = new Notification(title, {
        body: facility?.facilityName ?? config.product,
        tag: TAG,
        icon: '/icon.svg',
      });
      notice.onclick = () => {
        window.focus();
        navigation.go(PATHS.alerts);
        notice.close();
      };
    } catch {
      // Phones only show notifications from a worker; the count in the menu is there anyway.
    }
  }, [critical, notify, permission, t, facility, config.product, navigation]);
  if (!hasNotifications() || critical === undefined) return undefined;
  const blocked = permission === 'denied';
  return {
    state: notify ? (blocked ? 'blocked' : 'on') : 'off',
    onChange(on) {
      frame.change({ notify: on });
      if (on && permission === 'default') void Notification.requestPermission().then(setPermission);
    },
  };
}
