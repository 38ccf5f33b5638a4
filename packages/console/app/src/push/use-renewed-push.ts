import { labelLanguage } from '@careline/core/internal/formatting';
import { decideRight, READS_NOTIFICATIONS } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { useEffect } from 'react';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';

/** Renews the notifications of this browser if the person turned them on here. */
export function useRenewedPush(): void {
  const { http, loadPush, pushMemory } = useConsole();
  const { resourceId, scopes } = useProfile();
  const locale = labelLanguage(useLocale());
  const isOn = decideRight(READS_NOTIFICATIONS, scopes).allowed && pushMemory.isOf(resourceId);
  useEffect(() => {
    if (!isOn) return;
    const renew = async () => {
      const [push, { renewPush }] = await Promise.all([loadPush(), import('./renew-push.ts')]);
      await renewPush({ http, push, memory: pushMemory, locale });
    };
    // The next start of the console tries again; the settings show whether it worked.
    renew().catch(() => undefined);
  }, [isOn, http, loadPush, pushMemory, locale]);
}
