import type { PeerLinkOptions, Timers } from '@careline/core/internal/encounters/video';

/** Creates the browser's peer connection for core's link. */
export const browserConnection: PeerLinkOptions['createConnection'] = ({ iceServers }) => {
  const servers = iceServers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
  return new RTCPeerConnection({ iceServers: servers }) as unknown as ReturnType<
    PeerLinkOptions['createConnection']
  >;
};

export const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
