import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FILE_ORDER, type FileKind, type RowFileKind } from './file-kind.ts';
import { SourceFileError } from './open-source.ts';
import { otherFormat } from './other-formats.ts';
import { beginningOf, recogniseFile } from './recognise-file.ts';

export interface ImportFile {
  readonly path: string;
  readonly kind: FileKind;
  /** Size on disk, for the progress. */
  readonly bytes: number;
}

/** A file that is not imported, with the reason. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

export interface FoundFiles {
  /** Patients come before rows that refer to them. */
  readonly files: readonly ImportFile[];
  readonly skipped: readonly SkippedFile[];
}

async function factsOf(path: string) {
  try {
    return await stat(path);
  } catch {
    throw new SourceFileError(`There is no file or folder ${path}.`);
  }
}

/**
 * Yields everything below a folder, ordered by name.
 * Does not enter hidden folders, or links to folders, which may be circular.
 */
async function* pathsIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* pathsIn(path);
    else yield path;
  }
}

async function look(path: string): Promise<ImportFile | { readonly reason: string }> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) return { reason: 'it cannot be read' };
  if (facts.isDirectory()) return { reason: 'it is a hidden folder, or a link to one' };
  if (!facts.isFile()) return { reason: 'it is not a file' };
  try {
    const found = await recogniseFile(path);
    return 'kind' in found ? { path, kind: found.kind, bytes: facts.size } : found;
  } catch (error) {
    // Report a damaged file and import the others.
    if (error instanceof SourceFileError) return { reason: error.message };
    throw error;
  }
}

/** Files given with an explicit kind. */
export type FilesByKind = Readonly<Partial<Record<RowFileKind, string>>>;

export interface NamedFiles {
  readonly path?: string | undefined;
  readonly named?: FilesByKind;
}

/** Uses the given kind for a file, unless the file has a different format. */
async function namedFile(kind: FileKind, path: string): Promise<ImportFile> {
  const facts = await factsOf(path);
  if (!facts.isFile()) throw new SourceFileError(`${path} is not a file.`);
  const format = otherFormat(await beginningOf(path), path);
  if (format !== undefined) throw new SourceFileError(`${path} cannot be imported: ${format}.`);
  return { path, kind, bytes: facts.size };
}

/**
 * Finds the files to import at a path (a file, or a folder with everything in it) and those given with a kind.
 * @throws SourceFileError if something is missing or cannot be read
 */
export async function findImportFiles({ path: wanted, named = {} }: NamedFiles): Promise<FoundFiles> {
  const files: ImportFile[] = [];
  const skipped: SkippedFile[] = [];
  for (const [kind, path] of Object.entries(named)) {
    if (path !== undefined) files.push(await namedFile(kind as RowFileKind, path));
  }
  if (wanted !== undefined) {
    const isFolder = (await factsOf(wanted)).isDirectory();
    for await (const path of isFolder ? pathsIn(wanted) : [wanted]) {
      const found = await look(path);
      if ('kind' in found) files.push(found);
      else skipped.push({ name: isFolder ? relative(wanted, path) : path, reason: found.reason });
    }
  }
  return {
    files: files.toSorted((a, b) => FILE_ORDER.indexOf(a.kind) - FILE_ORDER.indexOf(b.kind)),
    skipped,
  };
}
