import type { Connection, LinkState, Timers } from './peer-link-state.ts';

/** Recovery of an interrupted connection. */
export interface PeerRecovery {
  /** Looks for a new route at once, and resets the number of attempts. */
  restart(): void;
  /** The connection is closed: stops recovery. */
  stop(): void;
}

export interface PeerRecoveryOptions {
  readonly connection: Connection;
  readonly timers: Timers;
  readonly onState: (state: LinkState) => void;
}

/** Short interruptions recover on their own. */
const DISCONNECTED_MS = 2_000;
/** Delays between attempts. After the last one, the connection is given up. */
const RESTARTS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Reports the state of the connection and restarts it if it is interrupted. */
export function recoverPeer({ connection, timers, onState }: PeerRecoveryOptions): PeerRecovery {
  let isStopped = false;
  let restarts = 0;
  let timer: unknown;

  function later(ms: number): void {
    timers.clear(timer);
    timer = timers.set(tryAgain, ms);
  }

  function tryAgain(): void {
    if (isStopped) return;
    const pause = RESTARTS_MS[restarts];
    if (pause === undefined) {
      onState('dead');
      return;
    }
    restarts += 1;
    connection.restartIce();
    later(pause * 2);
  }

  connection.oniceconnectionstatechange = () => {
    const state = connection.iceConnectionState;
    if (isStopped) return;
    if (state === 'connected' || state === 'completed') {
      restarts = 0;
      timers.clear(timer);
      onState('connected');
    } else if (state === 'disconnected') {
      onState('lost');
      later(DISCONNECTED_MS);
    } else if (state === 'failed') {
      onState('lost');
      later(0);
    }
  };

  return {
    restart() {
      restarts = 0;
      tryAgain();
    },
    stop() {
      isStopped = true;
      timers.clear(timer);
    },
  };
}
