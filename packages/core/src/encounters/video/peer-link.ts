import type { Connection, LinkState, StatsReport, Timers, Track } from './peer-link-state.ts';
import { negotiate } from './peer-negotiation.ts';
import { recoverPeer } from './peer-recovery.ts';
import type { Signal } from './signal.ts';
import type { IceServer } from './visit.endpoints.ts';

/** What is sent: null where there is nothing, or nothing now. */
export interface Outgoing {
  readonly audio: Track | null;
  readonly video: Track | null;
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

const KINDS = ['audio', 'video'] as const;

/** Puts what is sent into the lines of a connection. */
function fillLines(connection: Connection, outgoing: Outgoing): void {
  const transceivers = connection.getTransceivers();
  for (const kind of KINDS) {
    const line = transceivers.find(({ receiver }) => receiver.track.kind === kind);
    if (!line) continue;
    if (line.direction !== 'sendrecv') line.direction = 'sendrecv';
    // A connection that is closed meanwhile sends nothing anyway.
    void line.sender.replaceTrack(outgoing[kind]).catch(() => undefined);
  }
}

/** Connects to the other browser; the impolite side begins. */
export function createPeerLink(options: PeerLinkOptions): PeerLink {
  const { polite, send, onState, timers } = options;
  const connection = options.createConnection({ iceServers: options.iceServers });
  let outgoing = options.outgoing;
  let isClosed = false;
  /** Signals in their order: what one begins is over before the next. */
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
      // A signal that does not fit belongs to a negotiation that is over: the next restart makes another.
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
