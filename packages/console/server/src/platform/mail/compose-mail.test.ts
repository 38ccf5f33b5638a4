import { describe, expect, it } from 'vitest';
import { composeMail, type Mail } from './compose-mail.ts';

const FROM = 'no-reply@careline.example';

const aMail = (facts: Partial<Mail> = {}): Mail => ({
  id: '0190d8f2-7a3b-7cc0-8000-000000000001',
  to: 'asha@staff.example',
  subject: 'A new password',
  body: 'First line\nSecond line',
  locale: 'en',
  createdAt: new Date('2026-01-05T09:00:30Z'),
  ...facts,
});

async function parts(mail: Mail) {
  const text = String(await composeMail(mail, FROM));
  const end = text.indexOf('\r\n\r\n');
  const unfolded = text.slice(0, end).replace(/\r\n /g, ' ');
  const headers = new Map(unfolded.split('\r\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  const body = Buffer.from(text.slice(end).replaceAll('\r\n', ''), 'base64').toString('utf8');
  return { text, headers, body };
}

/** Decodes encoded words (RFC 2047). Spaces between two of them belong to neither. */
const decoded = (header = ''): string =>
  header
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));

describe('a mail', () => {
  it('has the headers of RFC 5322', async () => {
    const { headers } = await parts(aMail());
    expect(Object.fromEntries(headers)).toEqual({
      Date: 'Mon, 05 Jan 2026 09:00:30 +0000',
      From: 'Careline <no-reply@careline.example>',
      To: 'asha@staff.example',
      Subject: 'A new password',
      'Message-ID': '<0190d8f2-7a3b-7cc0-8000-000000000001@careline.example>',
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': 'base64',
      'Content-Language': 'en',
      'Auto-Submitted': 'auto-generated',
    });
  });

  it.each([
    ['English', 'Hello\n'],
    ['Hindi', 'नया पासवर्ड चुनने के लिए यह लिंक खोलें।\n'.repeat(20)],
    ['a single dot', '.\n.'],
    ['nothing', ''],
  ])('keeps its text: %s', async (_, body) => {
    const { text, body: sentBody } = await parts(aMail({ body }));
    expect(sentBody).toBe(body.replaceAll('\n', '\r\n'));
    expect(text.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    expect(text).toMatch(/\r\n$/);
    expect(text.replaceAll('\r\n', '')).toMatch(/^[\x20-\x7e]*$/);
  });

  it.each([
    ['Hindi', 'Careline: नया पासवर्ड चुनने के लिए आपका लिंक, तीस मिनट तक मान्य'],
    ['characters of four bytes', '🩺'.repeat(40)],
    ['Latin letters with accents', 'Careline: une clé pour José'],
  ])('folds a subject in %s without breaking a character', async (_, subject) => {
    const { text, headers } = await parts(aMail({ subject }));
    expect(decoded(headers.get('Subject'))).toBe(subject);
    expect(text.split('\r\n').every((line) => line.length <= 78)).toBe(true);
  });

  it.each([
    ['an address', { to: 'a@b.example\r\nBcc: everybody@evil.example' }],
    ['a subject', { subject: 'New\r\nBcc: everybody@evil.example\r\n\r\nHello' }],
    ['a language', { locale: 'en\nX-Evil: 1' }],
  ])('takes no header from %s', async (_, facts) => {
    const { headers } = await parts(aMail(facts));
    expect([...headers.keys()]).toHaveLength(10);
    expect(headers.has('Bcc')).toBe(false);
  });

  it('is the same every time it is composed', async () => {
    expect(await composeMail(aMail(), FROM)).toEqual(await composeMail(aMail(), FROM));
  });
});
