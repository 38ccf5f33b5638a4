import { createStore, type StoreApi } from 'zustand/vanilla';
import { GOOD_LINE, type LineQuality, nextLine, sampleOf } from './line-quality.ts';
import {
  createPeerLink,
  type LinkState,
  type Outgoing,
  type PeerLink,
  type PeerLinkOptions,
  type Timers,
  type Track,
} from './peer-link.ts';
import { MAX_SIGNALS, type MediaSignal, type Signal } from './signal.ts';
import {
  admitPatient,
  leaveVisit,
  pollVisit,
  type RoomView,
  type Seat,
  sendSignals,
} from './visit.endpoints.ts';
import { type VisitClient, VisitError } from './visit-client.ts';

/** How a page stands to its seat: `replaced` by another page of the same person, `refused` by the server for good. */
export type Seating = 'seated' | 'replaced' | 'refused' | 'left';

export interface VideoCallState {
  readonly room: RoomView;
  readonly seating: Seating;
  /** The connection of the two browsers; `none` while nobody is there to connect to. */
  readonly line: 'none' | Exclude<LinkState, 'dead'>;
  /** Whether the server answers. */
  readonly reachable: boolean;
  /** The picture is left out because our line is thin. */
  readonly audioOnly: boolean;
  /** What the other side shows, as it says. */
  readonly theirs: Omit<MediaSignal, 'kind'> | undefined;
  /** What came of the other side. */
  readonly tracks: readonly Track[];
}

export interface VideoCallOptions {
  readonly seat: Seat;
  readonly client: VisitClient;
  /** Takes the seat anew, for a page whose connection found no way any more. */
  readonly rejoin: () => Promise<Seat>;
  readonly outgoing: Outgoing;
  readonly createConnection: PeerLinkOptions['createConnection'];
  readonly timers: Timers;
}

export interface VideoCall {
  readonly store: StoreApi<VideoCallState>;
  /** Sends these tracks from now on; null for what is switched off. */
  setOutgoing(outgoing: Outgoing): void;
  admit(): Promise<void>;
  /** Ends the call for good. */
  hangUp(): Promise<void>;
  /** The page goes and may be back. */
  gone(): void;
  /** Lets go of everything without hanging up, as for a screen that is left. */
  close(): void;
  /** The network is back: nothing waits any longer. */
  wake(): void;
}

const LONGEST_POLL_MS = 35_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const LOOK_MS = 2_000;

/** Whether there is somebody to connect to, and leave to do it. */
const isOpen = ({ admitted, ended, you, other, meeting }: RoomView): boolean =>
  admitted &&
  ended === null &&
  meeting === null &&
  you.left === null &&
  other !== null &&
  other.left === null;

/** A call in a room, from its seat until it is left: signals, the connection, and what becomes of the line. */
export function createVideoCall(options: VideoCallOptions): VideoCall {
  const { client, timers } = options;
  let { seat, outgoing } = options;
  const store = createStore<VideoCallState>(() => ({
    room: seat.room,
    seating: 'seated',
    line: 'none',
    reachable: true,
    audioOnly: false,
    theirs: undefined,
    tracks: [],
  }));
  const set = (change: Partial<VideoCallState>) => store.setState(change);
  let link: PeerLink | undefined;
  /** The connection of the other seat that the link is with. */
  let linkedTo = 0;
  let quality: LineQuality = GOOD_LINE;
  let waiting: Signal[] = [];
  let isSending = false;
  let polling: AbortController | undefined;
  let pause: { readonly timer: unknown; readonly end: () => void } | undefined;
  let looking: unknown;
  let isOver = false;

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        timers.clear(timer);
        resolve();
      };
      const timer = timers.set(end, ms);
      pause = { timer, end };
    });
  }

  const sent = (): Outgoing => ({ ...outgoing, video: quality.audioOnly ? null : outgoing.video });

  function announceMedia(): void {
    const { audio, video } = outgoing;
    const microphone = audio?.enabled ?? false;
    post({ kind: 'media', microphone, camera: video !== null, thin: quality.audioOnly });
  }

  function post(signal: Signal): void {
    waiting.push(signal);
    void flush();
  }

  /** In their order, whatever the line does meanwhile; those for a page that is gone go nowhere. */
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let failures = 0; waiting.length > 0 && !isOver; ) {
      const to = linkedTo;
      const signals = waiting.slice(0, MAX_SIGNALS);
      try {
        await client(sendSignals, { connection: seat.room.you.connection, to, signals });
        failures = 0;
        if (to === linkedTo) waiting = waiting.slice(signals.length);
      } catch (error) {
        if (error instanceof VisitError && error.isFinal) waiting = [];
        else await sleep(pauseAfter(failures));
        failures += 1;
      }
    }
    isSending = false;
  }

  const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

  function unlink(): void {
    link?.close();
    link = undefined;
    linkedTo = 0;
    waiting = [];
    timers.clear(looking);
    set({ line: 'none', tracks: [], theirs: undefined });
  }

  function judge(next: LineQuality): void {
    const was = quality.audioOnly;
    quality = next;
    if (next.audioOnly === was || !link) return;
    set({ audioOnly: next.audioOnly });
    link.replace(sent());
    announceMedia();
  }

  function lookAtLine(): void {
    timers.clear(looking);
    looking = timers.set(async () => {
      const sample = sampleOf((await link?.stats()) ?? []);
      // What is cut is not thin: it is looked at again once it is back.
      if (store.getState().line !== 'connected') return;
      judge(nextLine(quality, sample));
      lookAtLine();
    }, LOOK_MS);
  }

  function onState(state: LinkState): void {
    if (state === 'dead') return void rejoin();
    const before = store.getState().line;
    set({ line: state });
    if (state !== 'connected' || before === 'connected') return;
    announceMedia();
    // What the line was before it was cut says nothing of the way that was found now.
    judge({ ...GOOD_LINE, patience: quality.patience });
    lookAtLine();
  }

  function connect(to: number): void {
    unlink();
    linkedTo = to;
    link = createPeerLink({
      createConnection: options.createConnection,
      iceServers: seat.iceServers,
      polite: seat.room.party === 'patient',
      send: post,
      outgoing: sent(),
      onTrack: (track) => set({ tracks: [...store.getState().tracks, track] }),
      onState,
      timers,
    });
  }

  function show(room: RoomView): void {
    if (isOver) return;
    set({ room });
    if (!isOpen(room)) unlink();
    else if (room.other && room.other.connection !== linkedTo) connect(room.other.connection);
  }

  function receive(from: number, signal: Signal): void {
    if (from !== linkedTo) return;
    const { kind: _, ...theirs } = signal as MediaSignal;
    if (signal.kind === 'media') set({ theirs });
    else link?.receive(signal);
  }

  function end(seating: Exclude<Seating, 'seated'>): void {
    if (isOver) return;
    isOver = true;
    polling?.abort();
    pause?.end();
    unlink();
    set({ seating });
  }

  async function rejoin(): Promise<void> {
    try {
      const next = await options.rejoin();
      if (isOver) return;
      seat = next;
      unlink();
      polling?.abort();
      show(next.room);
    } catch (error) {
      if (error instanceof VisitError && error.isFinal) end('refused');
      // Nobody answers: the way to the other browser is looked for again as soon as somebody does.
      else set({ line: 'lost', reachable: false });
    }
  }

  async function poll(position: { after: number; etag: string; of: number }): Promise<void> {
    const { connection } = seat.room.you;
    if (position.of !== connection) Object.assign(position, { after: 0, etag: '', of: connection });
    const { after, etag } = position;
    const request = new AbortController();
    polling = request;
    const late = timers.set(() => request.abort(), LONGEST_POLL_MS);
    try {
      const answer = await client(pollVisit, { connection, after, etag }, { signal: request.signal });
      if (request.signal.aborted || connection !== seat.room.you.connection) return;
      position.etag = answer.etag;
      if (!store.getState().reachable) recover();
      show(answer.room);
      for (const { id, from, signal } of answer.signals) {
        position.after = id;
        receive(from, signal);
      }
    } finally {
      timers.clear(late);
    }
  }

  /** The server answers again. */
  function recover(): void {
    set({ reachable: true });
    if (link && store.getState().line !== 'connected') link.restart();
  }

  async function listen(): Promise<void> {
    const position = { after: 0, etag: '', of: 0 };
    for (let failures = 0; !isOver; ) {
      try {
        await poll(position);
        failures = 0;
      } catch (error) {
        if (isOver || polling?.signal.aborted) continue;
        if (error instanceof VisitError && error.isFinal) {
          end(error.reason === 'replaced' ? 'replaced' : 'refused');
        } else {
          set({ reachable: false });
          await sleep(pauseAfter(failures));
          failures += 1;
        }
      }
    }
  }

  show(seat.room);
  void listen();
  const leave = (how: 'hang-up' | 'gone') =>
    client(leaveVisit, { connection: seat.room.you.connection, how }, { keepalive: true });
  return {
    store,
    setOutgoing(next) {
      outgoing = next;
      link?.replace(sent());
      if (link) announceMedia();
    },
    async admit() {
      const { room } = await client(admitPatient, { connection: seat.room.you.connection });
      show(room);
    },
    async hangUp() {
      end('left');
      // Whoever is not reached learns of it by the silence.
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
      pause?.end();
      if (store.getState().line === 'lost') link?.restart();
    },
  };
}
