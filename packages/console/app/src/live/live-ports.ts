import type { LivePorts } from '@careline/core/internal/live';
import { createWebLocks } from '@careline/core/internal/outbox';

const NAME = 'careline.live';

/** Where the browser has no locks (plain http elsewhere than localhost), each tab has a stream of its own. */
const ALWAYS_FREE: LivePorts['locks'] = {
  hold: async () => ({ release: () => undefined, lost: new Promise(() => undefined) }),
};

/** What the tabs of this browser share, so that one of them has the stream for all. */
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
