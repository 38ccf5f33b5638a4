import type { HttpClient } from '@careline/core/internal/http';
import { expect, it, vi } from 'vitest';
import { callUploads } from './call-uploads.ts';

const VITA_ID = '00000000-0002-7000-8000-000000000001';
const signal = new AbortController().signal;
const accept = ['application/pdf'];
const scan = new File(['%PDF-1.7'], 'Scan.pdf', { type: 'application/pdf' });

const taking = () =>
  vi.fn(
    async (
      _endpoint: unknown,
      { body }: { readonly body: { readonly report: { readonly id: string } } },
    ) => ({
      vitaId: VITA_ID,
      data: body.report,
    }),
  );

const clientOf = (call: ReturnType<typeof taking>) => ({ call }) as unknown as HttpClient;

it('sends a file of the call, and remembers its name until the session ends', async () => {
  const call = taking();
  const session = {};
  const stored = await callUploads(session, clientOf(call), VITA_ID).upload(scan, { accept, signal });
  const [, request] = call.mock.calls[0] ?? [];
  expect(request).toMatchObject({
    file: scan,
    body: { report: { id: stored.id, vitaId: VITA_ID, name: 'Scan.pdf', forCall: true } },
  });
  expect(callUploads(session, clientOf(call), VITA_ID).nameOf(stored.id)).toBe('Scan.pdf');
  expect(callUploads({}, clientOf(call), VITA_ID).nameOf(stored.id)).toBeUndefined();
});

it('refuses what the form does not accept before anything is sent', async () => {
  const call = taking();
  const uploads = callUploads({}, clientOf(call), VITA_ID);
  const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  await expect(uploads.upload(film, { accept, signal })).rejects.toMatchObject({ code: 'file-type-refused' });
  expect(call).not.toHaveBeenCalled();
});
