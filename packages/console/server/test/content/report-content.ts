import { createHash } from 'node:crypto';
import type { NewReport } from '@careline/core/internal/care';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TakenFile } from '../../src/platform/uploads/upload-body.ts';

/** A file that the upload endpoint accepts. */
export function aFile(text = '%PDF-1.7\nHbA1c 7.1 %'): TakenFile {
  const bytes = new Uint8Array(Buffer.from(text));
  return { type: 'application/pdf', bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A patient photo that the upload endpoint accepts. */
export const aPhoto = (text = 'a face'): TakenFile => ({ ...aFile(text), type: 'image/webp' });

/** The metadata of a file uploaded at a moment in unix seconds. */
export const aReport = (vitaId: string, now: number, facts: Partial<NewReport> = {}): NewReport => ({
  id: newId(),
  vitaId,
  name: 'HbA1c March.pdf',
  metaInfo: { updatedAt: now, deleted: false, source: 'manual' },
  ...facts,
});
