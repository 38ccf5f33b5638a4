/** The part of RTCPeerConnection that is used. */
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

export type LinkState = 'connecting' | 'connected' | 'lost' | 'dead';

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

interface Transceiver {
  direction: string;
  readonly sender: { replaceTrack(track: Track | null): Promise<void> };
  readonly receiver: { readonly track: Track };
}

export type StatsReport = Readonly<Record<string, unknown>> & { readonly type: string };

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
