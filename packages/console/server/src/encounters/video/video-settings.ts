import { createHmac } from 'node:crypto';
import type { IceServer } from '@careline/core/internal/encounters/video';
import { readSecretFile } from '../../platform/config/read-secret-file.ts';
import type { VideoSettings } from '../../platform/config/settings.ts';
import type { MeetingGuest, VideoService } from './video-service.ts';

/** Relay credentials must outlive the longest call. */
const RELAY_S = 4 * 3600;
/**
 * How long a meeting token is valid, and how long the same token is reused, so that a reloaded page keeps its address.
 */
const MEETING_S = 900;
const SAME_S = 300;

const isRelay = (address: string): boolean => address.startsWith('turn');

/**
 * Returns the STUN and TURN servers for one browser.
 * Credentials follow coturn's `use-auth-secret`: an expiry time and a name, signed with HMAC-SHA-1 as the protocol
 * requires.
 */
export function iceServersOf(
  addresses: readonly string[],
  secret: string | undefined,
  { name, now }: { readonly name: string; readonly now: number },
): readonly IceServer[] {
  const plain = addresses.filter((address) => !isRelay(address));
  const relays = addresses.filter(isRelay);
  const username = `${now + RELAY_S}:${name}`;
  const credential = createHmac('sha1', secret ?? '')
    .update(username)
    .digest('base64');
  return [
    ...(plain.length > 0 ? [{ urls: plain }] : []),
    ...(relays.length > 0 && secret !== undefined ? [{ urls: relays, username, credential }] : []),
  ];
}

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export interface Meetings {
  readonly url: string;
  readonly secret: string;
  readonly appId: string;
}

/** Returns a meeting's address with a JSON Web Token (HS256) in Jitsi's claims. It names no patient. */
export function meetingAddress(
  { url, secret, appId }: Meetings,
  { encounterId, party, name }: MeetingGuest,
  now: number,
): string {
  const iat = now - (now % SAME_S);
  const claims = {
    iss: appId,
    aud: appId,
    sub: new URL(url.replace(/[{}]/g, '')).hostname,
    room: encounterId,
    iat,
    nbf: iat,
    exp: iat + MEETING_S,
    context: { user: { name, moderator: party === 'care-provider' } },
  };
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  return url.replace('{room}', encounterId).replace('{token}', token);
}

/**
 * Returns the configured video visits.
 * @throws SettingsError when a secret cannot be read
 */
export async function readVideoService(
  { ice, turnSecretFile, earlyMinutes, lateMinutes, meetings }: VideoSettings,
  origin: string,
): Promise<VideoService> {
  const relay = turnSecretFile && (await readSecretFile(turnSecretFile, 'CARELINE_VIDEO_TURN_SECRET_FILE'));
  const secret = meetings && (await readSecretFile(meetings.secretFile, 'CARELINE_VIDEO_SECRET_FILE'));
  return {
    origin,
    earlySeconds: earlyMinutes * 60,
    lateSeconds: lateMinutes * 60,
    iceServers: (name, now) => iceServersOf(ice, relay || undefined, { name, now }),
    meeting: (guest, now) =>
      meetings && secret ? meetingAddress({ ...meetings, secret }, guest, now) : null,
  };
}
