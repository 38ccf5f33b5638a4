import { createLineWatch } from './line-watch.ts';
import type { Pauses } from './pauses.ts';
import { createPeerLink, type Outgoing, type PeerLink, type PeerLinkOptions } from './peer-link.ts';
import type { LinkState, Timers } from './peer-link-state.ts';
import type { MediaSignal, Signal } from './signal.ts';
import { createSignalSending } from './signal-sending.ts';
import type { VideoCallState } from './video-call-state.ts';
import type { Seat } from './visit.endpoints.ts';
import type { VisitClient } from './visit-client.ts';

/** The connection to the current peer, with its media. */
export interface VideoLink {
  /** Connects to this connection of the peer's seat, unless it already does. */
  connect(to: number): void;
  /** Disconnects because there is no peer. */
  drop(): void;
  /** Replaces the outgoing tracks. */
  setOutgoing(outgoing: Outgoing): void;
  receive(from: number, signal: Signal): void;
  /** Looks for a new route to the peer. */
  restart(): void;
}

export interface VideoLinkOptions {
  readonly client: VisitClient;
  readonly createConnection: PeerLinkOptions['createConnection'];
  readonly timers: Timers;
  readonly pauses: Pauses;
  readonly outgoing: Outgoing;
  /** Aborted when the call ends. */
  readonly over: AbortSignal;
  /** Returns the current seat; a page can take it again. */
  readonly seat: () => Seat;
  readonly get: () => VideoCallState;
  readonly set: (change: Partial<VideoCallState>) => void;
  /** Called when the connection is given up. */
  readonly onDead: () => void;
}

export function createVideoLink(options: VideoLinkOptions): VideoLink {
  const { client, timers, pauses, over, seat, get, set } = options;
  let { outgoing } = options;
  let link: PeerLink | undefined;
  /** Connection number of the linked peer. */
  let linkedTo = 0;

  const signals = createSignalSending({
    client,
    pauses,
    connections: () => ({ connection: seat().room.you.connection, to: linkedTo }),
    over,
  });

  const watch = createLineWatch({
    timers,
    stats: async () => (await link?.stats()) ?? [],
    isConnected: () => get().line === 'connected',
    onChange(audioOnly) {
      set({ audioOnly });
      sendOutgoing();
    },
  });

  const sent = (): Outgoing => ({ ...outgoing, video: watch.isThin() ? null : outgoing.video });

  function announceMedia(): void {
    const { audio, video } = outgoing;
    const microphone = audio?.enabled ?? false;
    signals.post({ kind: 'media', microphone, camera: video !== null, thin: watch.isThin() });
  }

  function sendOutgoing(): void {
    if (!link) return;
    link.replace(sent());
    announceMedia();
  }

  function drop(): void {
    link?.close();
    link = undefined;
    linkedTo = 0;
    signals.drop();
    watch.stop();
    set({ line: 'none', tracks: [], theirs: undefined });
  }

  function onState(state: LinkState): void {
    if (state === 'dead') return void options.onDead();
    const before = get().line;
    set({ line: state });
    if (state !== 'connected' || before === 'connected') return;
    announceMedia();
    watch.begin();
  }

  return {
    connect(to) {
      if (to === linkedTo) return;
      drop();
      linkedTo = to;
      const { iceServers, room } = seat();
      link = createPeerLink({
        createConnection: options.createConnection,
        iceServers,
        polite: room.party === 'patient',
        send: signals.post,
        outgoing: sent(),
        onTrack: (track) => set({ tracks: [...get().tracks, track] }),
        onState,
        timers,
      });
    },
    drop,
    setOutgoing(next) {
      outgoing = next;
      sendOutgoing();
    },
    receive(from, signal) {
      if (from !== linkedTo) return;
      const { kind: _, ...theirs } = signal as MediaSignal;
      if (signal.kind === 'media') set({ theirs });
      else link?.receive(signal);
    },
    restart: () => link?.restart(),
  };
}
