import type { Connection, LinkState, StatsReport, Timers, Track } from './peer-link-state.ts';
import { negotiate } from './peer-negotiation.ts';
import { recoverPeer } from './peer-recovery.ts';
import type { Signal } from './signal.ts';
import type { IceServer } from './visit.endpoints.ts';

/** Outgoing tracks; null if there is none or it is turned off. */
export interface Outgoing {
  readonly audio: Track | null;
  readonly video: Track | null;
}

export interface PeerLinkOptions {
  readonly createConnection: (settings: { iceServers: readonly IceServer[] }) => Connection;
  readonly iceServers: readonly IceServer[];
  /** Yields if both sides offer at once. The impolite side offers first. */
  readonly polite: boolean;
  readonly send: (signal: Signal) => void;
  readonly outgoing: Outgoing;
  readonly onTrack: (track: Track) => void;
  readonly onState: (state: LinkState) => void;
  readonly timers: Timers;
}

/** A connection between two browsers, from the first offer until it is closed. */
export interface PeerLink {
  receive(signal: Signal): void;
  /** Replaces the outgoing tracks without a new offer. */
  replace(outgoing: Outgoing): void;
  /** Looks for a new route to the peer, for example after a network change. */
  restart(): void;
  stats(): Promise<readonly StatsReport[]>;
  close(): void;
}

const KINDS = ['audio', 'video'] as const;

/** Attaches the outgoing tracks to a connection's transceivers. */
function fillLines(connection: Connection, outgoing: Outgoing): void {
  const transceivers = connection.getTransceivers();
  for (const kind of KINDS) {
    const line = transceivers.find(({ receiver }) => receiver.track.kind === kind);
    if (!line) continue;
    if (line.direction !== 'sendrecv') line.direction = 'sendrecv';
    // Errors of a closed connection don't matter.
    void line.sender.replaceTrack(outgoing[kind]).catch(() => undefined);
  }
}

/** Connects to the peer. The impolite side starts. */
export function createPeerLink(options: PeerLinkOptions): PeerLink {
  const { polite, send, onState, timers } = options;
  const connection = options.createConnection({ iceServers: options.iceServers });
  let outgoing = options.outgoing;
  let isClosed = false;
  /** Processes signals in sequence. */
  let work: Promise<void> = Promise.resolve();
  const fill = (): void => fillLines(connection, outgoing);

  const negotiation = negotiate({ connection, polite, send, fill });
  const recovery = recoverPeer({ connection, timers, onState });
  connection.ontrack = ({ track }) => options.onTrack(track);
  onState('connecting');
  if (!polite) {
    for (const kind of KINDS) connection.addTransceiver(kind, { direction: 'sendrecv' });
    fill();
  }
  return {
    receive(signal) {
      const take = async (): Promise<void> => (isClosed ? undefined : negotiation.take(signal));
      // A signal that does not fit belongs to an abandoned negotiation; the next restart starts a new one.
      work = work.then(take).catch(() => undefined);
    },
    replace(next) {
      outgoing = next;
      if (!isClosed) fill();
    },
    restart: recovery.restart,
    async stats() {
      const reports: StatsReport[] = [];
      if (!isClosed) (await connection.getStats()).forEach((report) => void reports.push(report));
      return reports;
    },
    close() {
      isClosed = true;
      recovery.stop();
      connection.close();
    },
  };
}
