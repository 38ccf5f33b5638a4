import type { Report } from '@careline/core/internal/care';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { aStoredReport, NOW, vitaId } from '../../../test/patient-care.ts';
import { personId } from '../../../test/people.ts';
import { aPicture } from '../../../test/pictures.ts';
import { ExaminationFiles } from './index.ts';

const otoscopy = aStoredReport({
  id: personId(52),
  name: 'ear.png',
  mediaType: 'image/png',
  metric: null,
  value: null,
  unit: null,
  readingType: 'otoscopy',
  side: 'left_ear',
});

function show(reports: readonly Report[], answers: FakeAnswers = {}, locale = 'en') {
  renderUi(<ExaminationFiles vitaId={vitaId} />, {
    now: () => NOW,
    http: fakeHttp({ 'reports/list': () => ({ vitaId, data: reports, next: null }), ...answers }),
    locale,
  });
}

const view = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `View ${name}` }));

describe('the files of a patient', () => {
  it('show their content, day and author', async () => {
    show([otoscopy, aStoredReport()]);
    expect(await screen.findByText("Otoscopy · Left ear · 2 Nov'26")).toBeVisible();
    expect(screen.getByText("HbA1c · 7.1% · 2 Nov'26")).toBeVisible();
    expect(screen.getAllByText(/Asha Coach$/)).toHaveLength(2);
  });

  it('are not shown when there are none', async () => {
    show([]);
    expect(await screen.findByText('This patient has no files yet.')).toBeVisible();
  });

  it('are in Hindi', async () => {
    show([otoscopy], {}, 'hi');
    expect(await screen.findByText("कान की जाँच · बायाँ कान · 2 Nov'26")).toBeVisible();
  });

  it.each([
    ['one that was deleted meanwhile', 404, 'not-found', /it was deleted, or its call was withdrawn/],
    ['a server that fails', 500, 'server-failed', /server/i],
  ])('that cannot be opened say why: %s', async (_, status, code, words) => {
    const refused = () =>
      Promise.reject(new HttpError({ failure: 'refused', endpoint: 'report', status, code }));
    show([otoscopy], { report: refused });
    await view('ear.png');
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('a picture', () => {
  it('is zoomed and rotated by keyboard, and its size is announced', async () => {
    const file = await aPicture(40, 20);
    show([otoscopy], { report: () => ({ file }) });
    await view('ear.png');
    const dialog = within(await screen.findByRole('dialog', { name: 'ear.png' }));
    const picture = await dialog.findByRole('img', { name: 'Picture: ear.png' });
    expect(dialog.getByText("2 Nov'26")).toBeVisible();
    dialog.getByRole('region', { name: 'Picture: ear.png' }).focus();
    await userEvent.keyboard('++');
    expect(dialog.getByText('150 %, rotated by 0°')).toBeVisible();
    await userEvent.keyboard('r');
    expect(dialog.getByText('150 %, rotated by 90°')).toBeVisible();
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['20', '40']);
    await userEvent.keyboard('0-');
    expect(dialog.getByText('75 %, rotated by 90°')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Whole picture' }));
    expect(dialog.getByText('100 %, rotated by 90°')).toBeVisible();
  });

  it.each(['image/heic', 'image/heif', 'image/tiff'])(
    'of the type %s, which this browser does not show, says so in a message',
    async (type) => {
      show([otoscopy], { report: () => ({ file: new Blob(['a picture of that kind'], { type }) }) });
      await view('ear.png');
      expect(
        await screen.findByText(/^This browser cannot show this kind of picture \(HEIC, HEIF, TIFF\)/),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    },
  );

  it('that is invalid says so, and can be downloaded', async () => {
    const file = new Blob(['no picture'], { type: 'image/png' });
    show([otoscopy], { report: () => ({ file }) });
    await view('ear.png');
    expect(await screen.findByText(/^This picture cannot be shown here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  });
});

describe('a document', () => {
  it('opens in a tab without access to the page', async () => {
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    show([aStoredReport()], { report: vi.fn(() => ({ file })) });
    await view('HbA1c March.pdf');
    const link = await screen.findByRole('link', { name: 'Open in a new tab' });
    await vi.waitFor(() => expect(link.getAttribute('href')).toMatch(/^blob:/));
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
