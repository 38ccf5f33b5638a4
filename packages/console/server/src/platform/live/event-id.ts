import { boundsOf } from './read-events.ts';

/** From where on somebody who was away is told what they missed. */
export interface ResumePoint {
  /** Unix seconds. */
  readonly at: number;
  /** A transaction: what those before it changed is known. */
  readonly xid: string;
}

const EVENT_ID = /^(\d{1,11})\.(\d{1,19})$/;
const LARGEST_BIGINT = 2n ** 63n - 1n;

/** The id of an event on the wire: any server process goes on from it. */
export const eventIdOf = (at: number, snapshot: string): string => `${at}.${boundsOf(snapshot).oldest}`;

/** Undefined where it is none of ours. */
export function readEventId(id: string | undefined): ResumePoint | undefined {
  const [, at, xid] = EVENT_ID.exec(id ?? '') ?? [];
  if (at === undefined || xid === undefined || BigInt(xid) > LARGEST_BIGINT) return undefined;
  return { at: Number(at), xid };
}
