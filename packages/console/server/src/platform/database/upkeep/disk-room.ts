import { statfs } from 'node:fs/promises';

const MEBIBYTE = 1024 * 1024;

/**
 * With less than this nothing is saved any more: a transaction, the log of the database and the largest upload must fit,
 * because the embedded database ends when its log cannot be written.
 */
const FULL_BYTES = 64 * MEBIBYTE;
/** With less than this whoever runs the server should make room. */
const LOW_BYTES = 512 * MEBIBYTE;

export interface DiskRoom {
  readonly state: 'ok' | 'low' | 'full';
  readonly freeBytes: number;
}

export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE)} MB`;

/** What has to be free besides what somebody wants to write. */
export const RESERVED_BYTES = FULL_BYTES;

export function roomOf(freeBytes: number): DiskRoom {
  const state = freeBytes < FULL_BYTES ? 'full' : freeBytes < LOW_BYTES ? 'low' : 'ok';
  return { state, freeBytes };
}

/** The room on the file system of a folder; undefined where the folder is not there, or the system does not tell. */
export async function diskRoom(folder: string): Promise<DiskRoom | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return roomOf(bavail * bsize);
  } catch {
    return undefined;
  }
}
