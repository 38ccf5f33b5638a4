import type { Signal } from './signal.ts';
import type { IceServer } from './visit.endpoints.ts';

/** What of the browser's RTCPeerConnection is used. */
export interface Connection {
  readonly signalingState: string;
  readonly iceConnectionState: string;
  readonly localDescription: { readonly type: string; readonly sdp: string } | null;
  setLocalDescription(): Promise<void>;
  setRemoteDescription(description: { type: 'offer' | 'answer'; sdp: string }): Promise<void>;
  addIceCandidate(candidate: {
    candidate: string;
    sdpMid: string | null;
    sdpMLineIndex: number | null;
  }): Promise<void>;
  addTransceiver(kind: 'audio' | 'video', options: { direction: 'sendrecv' }): Transceiver;
  getTransceivers(): readonly Transceiver[];
  getStats(): Promise<{ forEach(look: (report: StatsReport) => void): void }>;
  restartIce(): void;
  close(): void;
  onnegotiationneeded: (() => void) | null;
  onicecandidate: ((event: { readonly candidate: Candidate | null }) => void) | null;
  oniceconnectionstatechange: (() => void) | null;
  ontrack: ((event: { readonly track: Track }) => void) | null;
}

interface Candidate {
  readonly candidate: string;
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
}

export interface Track {
  readonly kind: string;
  enabled: boolean;
  stop(): void;
}

export interface Transceiver {
  direction: string;
  readonly sender: { replaceTrack(track: Track | null): Promise<void> };
  readonly receiver: { readonly track: Track };
}

export type StatsReport = Readonly<Record<string, unknown>> & { readonly type: string };

/** What is sent: null where there is nothing, or nothing now. */
export interface Outgoing {
  readonly audio: Track | null;
  readonly video: Track | null;
}

export type LinkState = 'connecting' | 'connected' | 'lost' | 'dead';

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

export interface PeerLinkOptions {
  readonly createConnection: (settings: { iceServers: readonly IceServer[] }) => Connection;
  readonly iceServers: readonly IceServer[];
  /** Gives way where both offer at once; the other one offers first. */
  readonly polite: boolean;
  readonly send: (signal: Signal) => void;
  readonly outgoing: Outgoing;
  readonly onTrack: (track: Track) => void;
  readonly onState: (state: LinkState) => void;
  readonly timers: Timers;
}

/** One connection of two browsers, from the first offer until it is closed. */
export interface PeerLink {
  receive(signal: Signal): void;
  /** Sends other tracks, without a new offer. */
  replace(outgoing: Outgoing): void;
  /** Looks for another way to the other browser, as after a change of network. */
  restart(): void;
  stats(): Promise<readonly StatsReport[]>;
  close(): void;
}

/** A line that is cut for a moment comes back by itself. */
const DISCONNECTED_MS = 2_000;
/** Between two tries to find another way; after the last one the connection is given up. */
const RESTARTS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

const KINDS = ['audio', 'video'] as const;

/**
 * Perfect negotiation (WebRTC 1.0, 10.7). The impolite side makes both lines of media, the polite one answers in them: so
 * there is one of each, whoever comes first, and a new offer is only ever a new way to each other.
 */
export function createPeerLink(options: PeerLinkOptions): PeerLink {
  const { polite, send, onState, timers } = options;
  const connection = options.createConnection({ iceServers: options.iceServers });
  let outgoing = options.outgoing;
  let makingOffer = false;
  let ignoresOffer = false;
  let isClosed = false;
  let restarts = 0;
  let timer: unknown;
  /** Signals in their order: what one begins is over before the next. */
  let work: Promise<void> = Promise.resolve();

  const fill = () => {
    const transceivers = connection.getTransceivers();
    for (const kind of KINDS) {
      const line = transceivers.find(({ receiver }) => receiver.track.kind === kind);
      if (!line) continue;
      if (line.direction !== 'sendrecv') line.direction = 'sendrecv';
      // A connection that is closed meanwhile sends nothing anyway.
      void line.sender.replaceTrack(outgoing[kind]).catch(() => undefined);
    }
  };

  const later = (run: () => void, ms: number) => {
    timers.clear(timer);
    timer = timers.set(run, ms);
  };

  function restart(): void {
    if (isClosed) return;
    const pause = RESTARTS_MS[restarts];
    if (pause === undefined) {
      onState('dead');
      return;
    }
    restarts += 1;
    connection.restartIce();
    later(restart, pause * 2);
  }

  async function offer(): Promise<void> {
    try {
      makingOffer = true;
      await connection.setLocalDescription();
      sendDescription();
    } catch {
      // The connection was closed, or an offer of the other side came first: that one goes on.
    } finally {
      makingOffer = false;
    }
  }

  function sendDescription(): void {
    const { type, sdp } = connection.localDescription ?? { type: '', sdp: '' };
    if (type === 'offer' || type === 'answer') send({ kind: 'description', type, sdp });
  }

  async function take(signal: Signal): Promise<void> {
    if (isClosed || signal.kind === 'media') return;
    if (signal.kind === 'candidate') {
      const { kind: _, ...candidate } = signal;
      return connection.addIceCandidate(candidate).catch((error) => {
        if (!ignoresOffer) throw error;
      });
    }
    const { type, sdp } = signal;
    const collides = type === 'offer' && (makingOffer || connection.signalingState !== 'stable');
    ignoresOffer = !polite && collides;
    if (ignoresOffer) return;
    await connection.setRemoteDescription({ type, sdp });
    if (type !== 'offer') return;
    fill();
    await connection.setLocalDescription();
    sendDescription();
  }

  function watch(): void {
    const state = connection.iceConnectionState;
    if (isClosed) return;
    if (state === 'connected' || state === 'completed') {
      restarts = 0;
      timers.clear(timer);
      onState('connected');
    } else if (state === 'disconnected') {
      onState('lost');
      later(restart, DISCONNECTED_MS);
    } else if (state === 'failed') {
      onState('lost');
      later(restart, 0);
    }
  }

  connection.onnegotiationneeded = () => void offer();
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    const { candidate: text, sdpMid, sdpMLineIndex } = candidate;
    send({ kind: 'candidate', candidate: text, sdpMid, sdpMLineIndex });
  };
  connection.oniceconnectionstatechange = watch;
  connection.ontrack = ({ track }) => options.onTrack(track);
  onState('connecting');
  if (!polite) {
    for (const kind of KINDS) connection.addTransceiver(kind, { direction: 'sendrecv' });
    fill();
  }
  return {
    receive(signal) {
      // A signal that does not fit belongs to a negotiation that is over: the next restart makes another.
      work = work.then(() => take(signal)).catch(() => undefined);
    },
    replace(next) {
      outgoing = next;
      if (!isClosed) fill();
    },
    restart() {
      restarts = 0;
      restart();
    },
    async stats() {
      const reports: StatsReport[] = [];
      if (!isClosed) (await connection.getStats()).forEach((report) => void reports.push(report));
      return reports;
    },
    close() {
      isClosed = true;
      timers.clear(timer);
      connection.close();
    },
  };
}
