import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FhirType } from '../fhir-type.ts';

const nameOf = (type: FhirType): string => `${type}.ndjson`;

/** The file of a type in the folder of an export. */
export const exportPath = (folder: string, exportId: string, type: FhirType): string =>
  join(folder, exportId, nameOf(type));

/** Returns the size of a file in bytes; undefined if it is not on this machine. */
export const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/**
 * Appends to a file that has this many bytes, and returns how many it has then. Cuts off what a stopped process wrote
 * after them. Returns undefined if the file is shorter, so that its type must be written again. Only the owner can read
 * the file. `isLater` leaves it to a later call to wait for the disk.
 */
export async function appendAt(
  path: string,
  bytes: number,
  text: string,
  { isLater = false }: { readonly isLater?: boolean } = {},
): Promise<number | undefined> {
  if (bytes === 0) await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const file = await open(path, bytes === 0 ? 'w' : 'r+', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    if (size < bytes) return undefined;
    await file.truncate(bytes);
    const written = Buffer.from(text);
    await file.write(written, 0, written.length, bytes);
    if (!isLater) await file.sync();
    return bytes + written.length;
  } finally {
    await file.close();
  }
}

/** Removes the files of an export from this machine. */
export const removeFiles = (folder: string, exportId: string): Promise<void> =>
  rm(join(folder, exportId), { recursive: true, force: true });

/** Returns the exports that have files on this machine. */
export const exportsOnDisk = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
