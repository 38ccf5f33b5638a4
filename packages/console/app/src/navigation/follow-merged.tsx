import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { followMergedMessages } from '../frame/frame.messages.ts';

/** Redirects a page for a merged record to the surviving record. */
export function FollowMerged() {
  const t = useMessages(followMergedMessages);
  const { merged } = useConsole();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const announce = useAnnounce();
  useEffect(
    () =>
      merged.subscribe(({ from, to }) => {
        const address = `${pathname}${search}`;
        if (!address.includes(from)) return;
        announce(t('followed'));
        navigation.go(address.replaceAll(from, to), { replace: true });
      }),
    [merged, pathname, search, navigation, announce, t],
  );
  return null;
}
