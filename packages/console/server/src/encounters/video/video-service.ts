import type { IceServer, VideoParty } from '@careline/core/internal/encounters/video';

/** Who asks for a meeting elsewhere, and of which room. */
export interface MeetingGuest {
  readonly encounterId: string;
  readonly party: VideoParty;
  /** What the others see; a patient is none but "patient". */
  readonly name: string;
  /** Unix seconds. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Video visits, as the settings make them. */
export interface VideoService {
  /** Public address, without a slash at the end. */
  readonly origin: string;
  /** A room opens so long before its encounter begins and closes so long after it ends. */
  readonly earlySeconds: number;
  readonly lateSeconds: number;
  /** How browsers find a way to each other; `name` stands in the credentials of a relay. */
  iceServers(name: string, now: number): readonly IceServer[];
  /** The address of a meeting at a provider of the installation's own; null where calls take place here. */
  meeting(guest: MeetingGuest, now: number): string | null;
}

/** Calls take place here, between browsers that reach each other without a relay. */
export const PLAIN_VIDEO: VideoService = {
  origin: 'http://localhost:4400',
  earlySeconds: 30 * 60,
  lateSeconds: 60 * 60,
  iceServers: () => [],
  meeting: () => null,
};
