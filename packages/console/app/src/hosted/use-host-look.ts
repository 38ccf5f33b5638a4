import type { HostedLook } from '@careline/core/internal/session';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';

const never = () => () => undefined;

/** Returns the look the host page wants; undefined if the console is not embedded. */
export function useHostLook(): HostedLook | undefined {
  const { host } = useConsole();
  const look = useSyncExternalStore(host?.subscribe ?? never, () => host?.look());
  const dir = look?.dir;
  useLayoutEffect(() => {
    if (dir) document.documentElement.dir = dir;
    else document.documentElement.removeAttribute('dir');
  }, [dir]);
  return look;
}
