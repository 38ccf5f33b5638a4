import { createHash } from 'node:crypto';
import type { NewReport } from '@careline/core/internal/care';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TakenFile } from '../../src/platform/uploads/upload-body.ts';

/** A file as the door of uploads lets it in. */
export function aFile(text = '%PDF-1.7\nHbA1c 7.1 %'): TakenFile {
  const bytes = new Uint8Array(Buffer.from(text));
  return { type: 'application/pdf', bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A photo of a patient as the door of uploads lets it in. */
export const aPhoto = (text = 'a face'): TakenFile => ({ ...aFile(text), type: 'image/webp' });

/** What somebody says of a file they upload at one moment (unix seconds). */
export const aReport = (vitaId: string, now: number, facts: Partial<NewReport> = {}): NewReport => ({
  id: newId(),
  vitaId,
  name: 'HbA1c March.pdf',
  metaInfo: { updatedAt: now, deleted: false, source: 'manual' },
  ...facts,
});
