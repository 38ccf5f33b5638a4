import type { LinkState, Track } from './peer-link-state.ts';
import type { MediaSignal } from './signal.ts';
import type { RoomView } from './visit.endpoints.ts';

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

/** How a page stands to its seat: `replaced` by another page of the same person, `refused` by the server for good. */
export type Seating = 'seated' | 'replaced' | 'refused' | 'left';
