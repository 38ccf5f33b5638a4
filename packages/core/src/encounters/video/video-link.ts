import { createLineWatch } from './line-watch.ts';
import type { Pauses } from './pauses.ts';
import { createPeerLink, type Outgoing, type PeerLink, type PeerLinkOptions } from './peer-link.ts';
import type { LinkState, Timers } from './peer-link-state.ts';
import type { MediaSignal, Signal } from './signal.ts';
import { createSignalSending } from './signal-sending.ts';
import type { VideoCallState } from './video-call-state.ts';
import type { Seat } from './visit.endpoints.ts';
import type { VisitClient } from './visit-client.ts';

/** The connection to whoever sits on the other side, one after another, with what goes over it. */
export interface VideoLink {
  /** Connects to this connection of the other seat, unless that is the one already. */
  connect(to: number): void;
  /** Nobody is there to connect to. */
  drop(): void;
  /** Sends these tracks from now on. */
  setOutgoing(outgoing: Outgoing): void;
  receive(from: number, signal: Signal): void;
  /** Looks for another way to the other browser. */
  restart(): void;
}

export interface VideoLinkOptions {
  readonly client: VisitClient;
  readonly createConnection: PeerLinkOptions['createConnection'];
  readonly timers: Timers;
  readonly pauses: Pauses;
  readonly outgoing: Outgoing;
  /** The call is over. */
  readonly over: AbortSignal;
  /** As it is now: a page may take it anew. */
  readonly seat: () => Seat;
  readonly get: () => VideoCallState;
  readonly set: (change: Partial<VideoCallState>) => void;
  /** The connection found no way any more. */
  readonly onDead: () => void;
}

export function createVideoLink(options: VideoLinkOptions): VideoLink {
  const { client, timers, pauses, over, seat, get, set } = options;
  let { outgoing } = options;
  let link: PeerLink | undefined;
  /** The connection of the other seat that the link is with. */
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
