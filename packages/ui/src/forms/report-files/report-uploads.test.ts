import type { HttpClient } from '@careline/core/internal/http';
import { describe, expect, it, vi } from 'vitest';
import { sendReport } from './report-uploads.ts';

const VITA_ID = '00000000-0002-7000-8000-000000000001';
const FORM = ['application/pdf', 'image/jpeg', 'image/png'];

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
const PDF = '%PDF-1.7';
const HEIC = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
const TIFF = 'II*\0\b\0\0\0';

function send(file: File, accept: readonly string[] = FORM) {
  const call = vi.fn(
    async (_: unknown, { body }: { readonly body: { readonly report: { id: string } } }) => ({
      vitaId: VITA_ID,
      data: body.report,
    }),
  );
  const options = { http: { call } as unknown as HttpClient, vitaId: VITA_ID, now: () => 0 };
  const sent = sendReport(options, { id: 'r1', key: 'k1', file, forCall: false }, accept);
  return { call, sent };
}

describe('a file of a report', () => {
  it.each([
    ['a JPEG without an ending and a media type', new File([JPEG], 'IMG_0042')],
    ['a JPEG that is named as HEIC', new File([JPEG], 'IMG_0042.heic', { type: 'image/heic' })],
    ['a JPEG that is named as a PDF', new File([JPEG], 'report.pdf', { type: 'application/pdf' })],
    ['HEIC of a phone', new File([HEIC], 'IMG_0042.HEIC')],
    ['TIFF of a scanner', new File([TIFF], 'scan.tif', { type: 'image/tiff' })],
    ['a PDF after empty lines', new File([`\r\n\r\n${PDF}`], 'report.pdf')],
    ['a PDF without an ending', new File([PDF], 'report')],
  ])('is sent: %s', async (_, file) => {
    const { call, sent } = send(file);
    await sent;
    expect(call.mock.lastCall?.[1]).toMatchObject({ file });
  });

  it.each([
    [
      'a page that is named as a picture',
      new File(['<!doctype html>'], 'a.jpg', { type: 'image/jpeg' }),
      FORM,
    ],
    ['words', new File(['7.1 %'], 'notes.txt', { type: 'text/plain' }), FORM],
    ['nothing', new File([], 'empty.pdf', { type: 'application/pdf' }), FORM],
    ['a picture where documents alone are taken', new File([JPEG], 'a.jpg'), ['application/pdf']],
    ['HEIC where documents alone are taken', new File([HEIC], 'a.heic'), ['application/pdf']],
  ])('is not sent: %s', async (_, file, accept) => {
    const { call, sent } = send(file, accept);
    await expect(sent).rejects.toMatchObject({ code: 'file-type-refused' });
    expect(call).not.toHaveBeenCalled();
  });
});
