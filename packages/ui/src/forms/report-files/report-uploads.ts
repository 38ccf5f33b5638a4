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
  /** Whether the file belongs to the log of a current call. */
  readonly forCall: boolean;
  /** Facts about the file: the examination and ear it shows, or a report's metric and answers, and the day. */
  readonly facts?: Pick<NewReport, 'readingType' | 'side' | 'takenOn' | 'metric' | 'answers'>;
  /** When it was first sent, unix seconds; now by default. */
  readonly at?: number;
  readonly signal?: AbortSignal;
}

const refusal = (code: string, status: number) =>
  new HttpError({ failure: 'refused', endpoint: uploadReport.name, status, code });

const isPicture = (type: string): boolean => type.startsWith('image/');

/** Returns whether a media type is accepted. Where pictures are accepted, rarely supported picture types are too. */
const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.includes(type) ||
  (isPicture(type) && accept.some(isPicture) && REPORT_MEDIA_TYPES.some((known) => known === type));

/**
 * Throws the server's errors before sending, because a large file takes minutes on a slow line. Determines the type
 * from the first bytes: browsers use the extension, which phones and messengers omit or get wrong.
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
  // Cameras and messengers create overlong names. Keep the end, which has the extension.
  const name = file.name.length > 200 ? file.name.slice(-200) : file.name;
  const report: NewReport = { id, vitaId, name, forCall, metaInfo, ...facts };
  const answer = await http.call(uploadReport, { body: { report }, file, idempotencyKey: key, signal });
  if (answer.vitaId === vitaId && answer.data.id === id) return;
  throw HttpError.unusable(uploadReport);
}

/** Returns the uploads of a call's form. The files become reports of the patient when the call is saved. */
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
