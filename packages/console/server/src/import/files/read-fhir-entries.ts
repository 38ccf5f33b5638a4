import {
  type BundleIndex,
  bundleEntry,
  bundleIndex,
  bundleKey,
  isRefused,
} from '@careline/core/internal/fhir';
import { BundleSplitter, MAX_ENTRY_BYTES, type BundleEntry as SplitEntry } from './bundle-splitter.ts';
import { type OnBytes, openSource, SourceFileError } from './open-source.ts';
import { readLines } from './read-lines.ts';

/**
 * Yields the entries of a bundle one by one.
 * @throws SourceFileError if the file is not a single JSON object, or cannot be read to its end
 */
export async function* readBundleEntries(path: string, onBytes?: OnBytes): AsyncGenerator<SplitEntry> {
  const splitter = new BundleSplitter();
  try {
    for await (const chunk of openSource(path, onBytes)) yield* splitter.feed(chunk);
    splitter.end();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // V8 quotes the text around a syntax error, which may be patient data.
    const fault = /^(it|something) /.test(error.message) ? error.message : 'it is not readable as JSON';
    throw new SourceFileError(`${path} cannot be read to its end: ${fault}.`, { cause: error });
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Indexes the targets of references within a bundle. Unreadable entries are refused later, when their rows are made.
 */
export async function indexBundle(path: string): Promise<BundleIndex> {
  const index = bundleIndex();
  for await (const { text } of readBundleEntries(path)) {
    const entry = bundleEntry(parsed(text));
    const key = isRefused(entry) ? entry : bundleKey(entry);
    if (!isRefused(key)) index.add(key);
  }
  return index;
}

/** Yields the single resource of a file. */
export async function* readWholeFile(path: string, onBytes?: OnBytes): AsyncGenerator<SplitEntry> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of openSource(path, onBytes)) {
    size += chunk.length;
    if (size <= MAX_ENTRY_BYTES) parts.push(chunk);
  }
  if (size > MAX_ENTRY_BYTES) yield { number: 1, fault: 'too-long' };
  else yield { number: 1, text: new TextDecoder().decode(Buffer.concat(parts)) };
}

/** Yields one resource per line, as in FHIR bulk exports. */
export const readResourceLines = (path: string, onBytes?: OnBytes): AsyncIterable<SplitEntry> =>
  readLines(path, onBytes, MAX_ENTRY_BYTES);
