import { labelLanguage } from '@careline/core/internal/formatting';
import {
  type NotificationDevice,
  removeNotificationDevice,
  saveNotificationDevice,
} from '@careline/core/internal/notifications';
import { useLocale } from '@careline/ui/messages';
import { useEffect, useState } from 'react';
import { useSave } from '../../administration/use-form-save.ts';
import { useConsole } from '../../console-context.tsx';
import type { BrowserPush, BrowserSubscription, PushState } from '../../push/browser-push.ts';
import { useProfile } from '../../session/use-session.ts';

interface Here {
  readonly push: BrowserPush;
  readonly state: PushState;
  readonly endpoint: string | undefined;
}

async function lookHere(loadPush: () => Promise<BrowserPush>): Promise<Here> {
  const push = await loadPush();
  const [state, current] = await Promise.all([push.state(), push.current()]);
  return { push, state, endpoint: current?.endpoint };
}

/** What the page knows of this browser, and its acts. `onChanged` reads the list again. */
export function usePushHere(publicKey: string, onChanged: () => void) {
  const { http, loadPush, pushMemory } = useConsole();
  const { resourceId } = useProfile();
  const locale = labelLanguage(useLocale());
  const [here, setHere] = useState<Here>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    lookHere(loadPush).then(
      (found) => isLeft || setHere(found),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [loadPush]);

  const saving = useSave((subscription: BrowserSubscription) =>
    http.call(saveNotificationDevice, { body: { ...subscription, locale } }),
  );
  const removing = useSave((deviceId: string) => http.call(removeNotificationDevice, { body: { deviceId } }));

  async function inBrowser<Result>(
    work: (push: BrowserPush) => Promise<Result>,
  ): Promise<Result | undefined> {
    setFailed(false);
    try {
      const result = await work(await loadPush());
      setHere(await lookHere(loadPush));
      return result;
    } catch {
      // Browsers report a missing push service, a full disk and a private window in words of their own.
      setFailed(true);
      return undefined;
    }
  }
  async function turnOn(): Promise<void> {
    const subscription = await inBrowser((push) => push.turnOn(publicKey, true));
    if (!subscription || !(await saving.save(subscription))) return;
    pushMemory.set(resourceId);
    onChanged();
  }
  async function remove({ deviceId, endpoint }: NotificationDevice): Promise<void> {
    if (!(await removing.save(deviceId))) return;
    if (endpoint === here?.endpoint) {
      pushMemory.clear();
      await inBrowser((push) => push.turnOff());
    }
    onChanged();
  }
  return {
    here,
    failed,
    turnOn: () => void turnOn(),
    remove: (device: NotificationDevice) => void remove(device),
    busy: saving.saving || removing.saving,
    error: saving.error ?? removing.error,
  };
}
