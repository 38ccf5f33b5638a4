import type { LivePorts } from '@careline/core/internal/live';
import { createWebLocks } from '@careline/core/internal/outbox';

const NAME = 'careline.live';

/** Browsers without locks (plain http other than localhost) open one stream per tab. */
const ALWAYS_FREE: LivePorts['locks'] = {
  hold: async () => ({ release: () => undefined, lost: new Promise(() => undefined) }),
};

/** Returns what this browser's tabs share, so that one tab holds the stream for all. */
export function browserLive(): Pick<LivePorts, 'locks' | 'channel'> {
  const { locks } = navigator as { locks?: LockManager };
  const channel = new BroadcastChannel(NAME);
  return {
    locks: locks ? createWebLocks(locks) : ALWAYS_FREE,
    channel: {
      post: (message) => channel.postMessage(message),
      listen(listener) {
        const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
        channel.addEventListener('message', onMessage);
        return () => channel.removeEventListener('message', onMessage);
      },
    },
  };
}
