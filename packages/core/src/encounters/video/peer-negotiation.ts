import type { Connection } from './peer-link-state.ts';
import type { Signal } from './signal.ts';

/** The negotiation between two browsers. */
export interface PeerNegotiation {
  /** Handles a signal of the peer. Rejects if it does not fit the current state. */
  take(signal: Signal): Promise<void>;
}

export interface PeerNegotiationOptions {
  readonly connection: Connection;
  /** Yields if both sides offer at once. The impolite side offers first. */
  readonly polite: boolean;
  readonly send: (signal: Signal) => void;
  /** Attaches outgoing tracks after an offer was accepted, before the answer. */
  readonly fill: () => void;
}

/**
 * Perfect negotiation (WebRTC 1.0, 10.7).
 * The impolite side creates both media lines and the polite side answers in them, so there is one of each whoever
 * joins first. A new offer only ever changes the route.
 */
export function negotiate({ connection, polite, send, fill }: PeerNegotiationOptions): PeerNegotiation {
  let makingOffer = false;
  let ignoresOffer = false;

  function sendDescription(): void {
    const { type, sdp } = connection.localDescription ?? { type: '', sdp: '' };
    if (type === 'offer' || type === 'answer') send({ kind: 'description', type, sdp });
  }

  async function offer(): Promise<void> {
    try {
      makingOffer = true;
      await connection.setLocalDescription();
      sendDescription();
    } catch {
      // The connection was closed, or the peer's offer took precedence.
    } finally {
      makingOffer = false;
    }
  }

  connection.onnegotiationneeded = () => void offer();
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    const { candidate: text, sdpMid, sdpMLineIndex } = candidate;
    send({ kind: 'candidate', candidate: text, sdpMid, sdpMLineIndex });
  };

  return {
    async take(signal) {
      if (signal.kind === 'media') return;
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
    },
  };
}
