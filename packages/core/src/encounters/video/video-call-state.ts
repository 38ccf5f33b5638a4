import type { LinkState, Track } from './peer-link-state.ts';
import type { MediaSignal } from './signal.ts';
import type { RoomView } from './visit.endpoints.ts';

export interface VideoCallState {
  readonly room: RoomView;
  readonly seating: Seating;
  /** State of the peer connection; `none` if there is no peer. */
  readonly line: 'none' | Exclude<LinkState, 'dead'>;
  /** Whether the server is reachable. */
  readonly reachable: boolean;
  /** Whether video is off because our connection is poor. */
  readonly audioOnly: boolean;
  /** What the peer reports that it sends. */
  readonly theirs: Omit<MediaSignal, 'kind'> | undefined;
  /** Tracks received from the peer. */
  readonly tracks: readonly Track[];
}

/** State of the page's seat: `replaced` by another page of the same person, or permanently `refused` by the server. */
export type Seating = 'seated' | 'replaced' | 'refused' | 'left';
