import { boundsOf } from './read-events.ts';

/** Where a reconnecting client resumes. */
export interface ResumePoint {
  /** Unix seconds. */
  readonly at: number;
  /** A transaction. Changes of earlier ones are known to the client. */
  readonly xid: string;
}

const EVENT_ID = /^(\d{1,11})\.(\d{1,19})$/;
const LARGEST_BIGINT = 2n ** 63n - 1n;

/** Returns the id of an event on the wire, from which any server process can resume. */
export const eventIdOf = (at: number, snapshot: string): string => `${at}.${boundsOf(snapshot).oldest}`;

/** Returns undefined if the id is not one of ours. */
export function readEventId(id: string | undefined): ResumePoint | undefined {
  const [, at, xid] = EVENT_ID.exec(id ?? '') ?? [];
  if (at === undefined || xid === undefined || BigInt(xid) > LARGEST_BIGINT) return undefined;
  return { at: Number(at), xid };
}
