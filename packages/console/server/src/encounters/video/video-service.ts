import type { IceServer, VideoParty } from '@careline/core/internal/encounters/video';

/** The participant who needs an external meeting, and the room. */
export interface MeetingGuest {
  readonly encounterId: string;
  readonly party: VideoParty;
  /** The name others see. For a patient it is always "patient". */
  readonly name: string;
  /** Unix seconds. */
  readonly opensAt: number;
  readonly closesAt: number;
}

export interface VideoService {
  /** Public address without a trailing slash. */
  readonly origin: string;
  /** How long a room opens before its encounter and closes after it. */
  readonly earlySeconds: number;
  readonly lateSeconds: number;
  /** Returns the ICE servers. `name` is part of a relay's credentials. */
  iceServers(name: string, now: number): readonly IceServer[];
  /** Returns the address of a meeting at the installation's own provider, or null if calls take place here. */
  meeting(guest: MeetingGuest, now: number): string | null;
}

/** Calls take place here, between browsers that need no relay. */
export const PLAIN_VIDEO: VideoService = {
  origin: 'http://localhost:4400',
  earlySeconds: 30 * 60,
  lateSeconds: 60 * 60,
  iceServers: () => [],
  meeting: () => null,
};
