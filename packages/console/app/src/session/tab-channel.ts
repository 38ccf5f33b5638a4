import type { TabChannel, TabMessage } from '@careline/core/internal/session';

const NAME = 'careline.tabs';

/** Drops messages this version does not know; another tab may run a newer one. */
function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, at } = data as Readonly<Record<string, unknown>>;
  if (kind === 'used') return typeof at === 'number' ? { kind, at } : undefined;
  return kind === 'when-used' || kind === 'signed-in' || kind === 'reading-stored' ? { kind } : undefined;
}

/** Connects to this browser's other tabs by BroadcastChannel; nothing is stored. */
export function createTabChannel(): TabChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        const message = readMessage(event.data);
        if (message) listener(message);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
