import type { Connection } from './peer-link-state.ts';
import type { Signal } from './signal.ts';

/** How two browsers agree on what goes between them. */
export interface PeerNegotiation {
  /** Takes what the other side says. Rejects where it does not fit what was said before. */
  take(signal: Signal): Promise<void>;
}

export interface PeerNegotiationOptions {
  readonly connection: Connection;
  /** Gives way where both offer at once; the other one offers first. */
  readonly polite: boolean;
  readonly send: (signal: Signal) => void;
  /** An offer of theirs was taken: what is sent goes into its lines before the answer. */
  readonly fill: () => void;
}

/**
 * Perfect negotiation (WebRTC 1.0, 10.7). The impolite side makes both lines of media, the polite one answers in them: so
 * there is one of each, whoever comes first, and a new offer is only ever a new way to each other.
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
      // The connection was closed, or an offer of the other side came first: that one goes on.
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
