import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORT_KINDS, type ImportKind } from './batch-result.ts';
import { SourceFileError } from './read-lines.ts';
import { recogniseFile } from './recognise-file.ts';

export interface ImportFile {
  readonly path: string;
  readonly kind: ImportKind;
  /** On the disk, for the progress. */
  readonly bytes: number;
}

export interface FoundFiles {
  /** Patients before readings, which need them. */
  readonly files: readonly ImportFile[];
  /** Names of files that are no kind of ours. */
  readonly skipped: readonly string[];
}

async function factsOf(path: string) {
  try {
    return await stat(path);
  } catch {
    throw new SourceFileError(`There is no file or folder ${path}.`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const shown = entries.filter((entry) => !entry.name.startsWith('.'));
  return shown.map((entry) => entry.name).sort();
}

async function look(path: string): Promise<ImportFile | undefined> {
  const facts = await factsOf(path);
  if (!facts.isFile()) return undefined;
  const kind = await recogniseFile(path);
  return kind && { path, kind, bytes: facts.size };
}

export interface NamedFiles {
  readonly path?: string | undefined;
  readonly patients?: string | undefined;
  readonly readings?: string | undefined;
}

/** A file named for its kind is taken as that kind. */
async function named(kind: ImportKind, path: string | undefined): Promise<ImportFile[]> {
  if (path === undefined) return [];
  const facts = await factsOf(path);
  if (!facts.isFile()) throw new SourceFileError(`${path} is not a file.`);
  return [{ path, kind, bytes: facts.size }];
}

/**
 * What there is to import at a path (a file, or a folder without its subfolders) and in the files named for their kind.
 * @throws SourceFileError where something is missing or cannot be read
 */
export async function findImportFiles(wanted: NamedFiles): Promise<FoundFiles> {
  const files: ImportFile[] = [
    ...(await named('patients', wanted.patients)),
    ...(await named('readings', wanted.readings)),
  ];
  const skipped: string[] = [];
  if (wanted.path !== undefined) {
    const inside = (await factsOf(wanted.path)).isDirectory() ? await filesIn(wanted.path) : [''];
    for (const name of inside) {
      const path = join(wanted.path, name);
      const found = await look(path);
      if (found) files.push(found);
      else skipped.push(name || path);
    }
  }
  return {
    files: files.toSorted((a, b) => IMPORT_KINDS.indexOf(a.kind) - IMPORT_KINDS.indexOf(b.kind)),
    skipped,
  };
}
