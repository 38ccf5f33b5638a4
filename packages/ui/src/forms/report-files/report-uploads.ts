import {
  MAX_REPORT_BYTES,
  type NewReport,
  REPORT_MEDIA_TYPES,
  uploadReport,
} from '@careline/core/internal/care';
import { FILE_TYPE_BYTES, findMediaType, type HttpClient, HttpError } from '@careline/core/internal/http';
import { newId } from '../../http/index.ts';
import type { FormUploads } from '../form-renderer/index.ts';

export interface ReportUploadsOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface ReportToSend {
  readonly id: string;
  readonly key: string;
  readonly file: File;
  /** It belongs to the log of a call under way. */
  readonly forCall: boolean;
  /** The examination the file shows, of an otoscopy which ear; of a report its metric and what it says; the day it is of. */
  readonly facts?: Pick<NewReport, 'readingType' | 'side' | 'takenOn' | 'metric' | 'answers'>;
  /** When it was first sent, unix seconds; now without it. */
  readonly at?: number;
  readonly signal?: AbortSignal;
}

const refusal = (code: string, status: number) =>
  new HttpError({ failure: 'refused', endpoint: uploadReport.name, status, code });

const isPicture = (type: string): boolean => type.startsWith('image/');

/** Whether the type may go where these are accepted: where pictures are, one that few browsers show may too. */
const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.includes(type) ||
  (isPicture(type) && accept.some(isPicture) && REPORT_MEDIA_TYPES.some((known) => known === type));

/**
 * Throws what the server would, before anything is sent: a large file takes minutes on a slow line. The type is that of the
 * first bytes: browsers go by the ending, which phones and messengers leave out or write wrong.
 */
async function requireTakable(file: File, accept: readonly string[]): Promise<void> {
  if (file.size > MAX_REPORT_BYTES) throw refusal('file-too-large', 413);
  const first = new Uint8Array(await file.slice(0, FILE_TYPE_BYTES).arrayBuffer());
  if (!isAccepted(findMediaType(first) ?? '', accept)) throw refusal('file-type-refused', 415);
}

/** Sends one file of a patient. Rejects with `HttpError`. */
export async function sendReport(
  { http, vitaId, now }: ReportUploadsOptions,
  { id, key, file, forCall, facts, at, signal }: ReportToSend,
  accept: readonly string[],
): Promise<void> {
  await requireTakable(file, accept);
  const metaInfo = { updatedAt: at ?? Math.floor(now() / 1000) };
  // Cameras and messengers make names longer than anybody reads; the ending is what has to stay.
  const name = file.name.length > 200 ? file.name.slice(-200) : file.name;
  const report: NewReport = { id, vitaId, name, forCall, metaInfo, ...facts };
  const answer = await http.call(uploadReport, { body: { report }, file, idempotencyKey: key, signal });
  if (answer.vitaId === vitaId && answer.data.id === id) return;
  throw HttpError.unusable(uploadReport);
}

/** Where the files of a call's form go: they become reports of the patient when the call is saved. */
export function reportUploads(options: ReportUploadsOptions): FormUploads {
  const names = new Map<string, string>();
  return {
    nameOf: (id) => names.get(id),
    async upload(file, { accept, signal }) {
      const id = newId();
      await sendReport(options, { id, key: newId(), file, forCall: true, signal }, accept);
      names.set(id, file.name);
      return { id, name: file.name };
    },
  };
}
