import { statfs } from 'node:fs/promises';

const MEBIBYTE = 1024 * 1024;

/**
 * Below this, saves are refused. A transaction, the database log and the largest upload must fit, because the embedded
 * database stops when it cannot write its log.
 */
const FULL_BYTES = 64 * MEBIBYTE;
/** Below this, the operator should free space. */
const LOW_BYTES = 512 * MEBIBYTE;

export interface DiskRoom {
  readonly state: 'ok' | 'low' | 'full';
  readonly freeBytes: number;
}

export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEBIBYTE)} MB`;

/** Space that must stay free in addition to the data to write. */
export const RESERVED_BYTES = FULL_BYTES;

export function roomOf(freeBytes: number): DiskRoom {
  const state = freeBytes < FULL_BYTES ? 'full' : freeBytes < LOW_BYTES ? 'low' : 'ok';
  return { state, freeBytes };
}

/**
 * Returns the room on a folder's file system, or undefined if the folder is missing or the system does not report it.
 */
export async function diskRoom(folder: string): Promise<DiskRoom | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return roomOf(bavail * bsize);
  } catch {
    return undefined;
  }
}
