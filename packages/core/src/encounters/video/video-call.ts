import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPauses } from './pauses.ts';
import type { Outgoing, PeerLinkOptions } from './peer-link.ts';
import type { Timers } from './peer-link-state.ts';
import { listenToRoom } from './room-listening.ts';
import type { Seating, VideoCallState } from './video-call-state.ts';
import { createVideoLink } from './video-link.ts';
import { admitPatient, leaveVisit, type RoomView, type Seat } from './visit.endpoints.ts';
import { type VisitClient, VisitError } from './visit-client.ts';

export interface VideoCallOptions {
  readonly seat: Seat;
  readonly client: VisitClient;
  /** Takes the seat again after the connection was given up. */
  readonly rejoin: () => Promise<Seat>;
  readonly outgoing: Outgoing;
  readonly createConnection: PeerLinkOptions['createConnection'];
  readonly timers: Timers;
}

export interface VideoCall {
  readonly store: StoreApi<VideoCallState>;
  /** Replaces the outgoing tracks; null turns one off. */
  setOutgoing(outgoing: Outgoing): void;
  admit(): Promise<void>;
  /** Ends the call permanently. */
  hangUp(): Promise<void>;
  /** The page closes and may come back. */
  gone(): void;
  /** Releases everything without hanging up, for example when the user leaves the screen. */
  close(): void;
  /** The network is back: ends all waits. */
  wake(): void;
}

/** Whether there is an admitted peer to connect to. */
const isOpen = ({ admitted, ended, you, other, meeting }: RoomView): boolean =>
  admitted &&
  ended === null &&
  meeting === null &&
  you.left === null &&
  other !== null &&
  other.left === null;

/** Creates a call in a room: signals, connection and recovery, until the user leaves. */
export function createVideoCall(options: VideoCallOptions): VideoCall {
  const { client, timers } = options;
  let { seat } = options;
  const store = createStore<VideoCallState>(() => ({
    room: seat.room,
    seating: 'seated',
    line: 'none',
    reachable: true,
    audioOnly: false,
    theirs: undefined,
    tracks: [],
  }));
  const get = store.getState;
  const set = (change: Partial<VideoCallState>) => store.setState(change);
  const ending = new AbortController();
  const over = ending.signal;
  const pauses = createPauses(timers);
  const connection = (): number => seat.room.you.connection;

  const link = createVideoLink({
    ...options,
    pauses,
    over,
    seat: () => seat,
    get,
    set,
    onDead: () => void rejoin(),
  });

  function show(room: RoomView): void {
    if (over.aborted) return;
    set({ room });
    if (isOpen(room) && room.other) link.connect(room.other.connection);
    else link.drop();
  }

  function end(seating: Exclude<Seating, 'seated'>): void {
    if (over.aborted) return;
    ending.abort();
    pauses.end();
    link.drop();
    set({ seating });
  }

  async function rejoin(): Promise<void> {
    try {
      const next = await options.rejoin();
      if (over.aborted) return;
      seat = next;
      link.drop();
      listening.askAgain();
      show(next.room);
    } catch (error) {
      if (error instanceof VisitError && error.isFinal) end('refused');
      // The server is unreachable. The connection is restarted once it responds.
      else set({ line: 'lost', reachable: false });
    }
  }

  function onReach(reachable: boolean): void {
    const { reachable: before, line } = get();
    if (reachable && before) return;
    set({ reachable });
    if (reachable && line !== 'connected') link.restart();
  }

  show(seat.room);
  const listening = listenToRoom({
    client,
    timers,
    pauses,
    connection,
    over,
    show,
    receive: link.receive,
    onReach,
    onRefused: ({ reason }) => end(reason === 'replaced' ? 'replaced' : 'refused'),
  });
  const leave = (how: 'hang-up' | 'gone') =>
    client(leaveVisit, { connection: connection(), how }, { keepalive: true });
  return {
    store,
    setOutgoing: link.setOutgoing,
    async admit() {
      const { room } = await client(admitPatient, { connection: connection() });
      show(room);
    },
    async hangUp() {
      end('left');
      // A peer that does not get this notices the silence.
      await leave('hang-up').catch(() => undefined);
    },
    close() {
      end('left');
      void leave('gone').catch(() => undefined);
    },
    gone() {
      void leave('gone').catch(() => undefined);
    },
    wake() {
      pauses.end();
      if (get().line === 'lost') link.restart();
    },
  };
}
