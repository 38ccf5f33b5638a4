import { expect, it } from 'vitest';
import { isSmtpUrl, readSmtpUrl } from './smtp-url.ts';

const STARTTLS = { secure: false, requireTLS: true, ignoreTLS: false };
const FROM_THE_START = { secure: true, requireTLS: false, ignoreTLS: false };
const IN_THE_CLEAR = { secure: false, requireTLS: false, ignoreTLS: true };

it.each([
  ['smtps://mail.example', { host: 'mail.example', port: 465, ...FROM_THE_START }],
  ['smtp://mail.example', { host: 'mail.example', port: 587, ...STARTTLS }],
  ['smtp://mail.example:2525/', { host: 'mail.example', port: 2525, ...STARTTLS }],
  ['smtp://[::1]:25?insecure', { host: '::1', port: 25, ...IN_THE_CLEAR }],
  [
    'smtps://careline%40mail.example:p%3Aa%2Fss@mail.example',
    {
      host: 'mail.example',
      port: 465,
      ...FROM_THE_START,
      auth: { user: 'careline@mail.example', pass: 'p:a/ss' },
    },
  ],
])('%s', (url, server) => {
  expect(isSmtpUrl(url)).toBe(true);
  expect(readSmtpUrl(url)).toEqual(server);
});

it.each([
  ['another protocol', 'https://mail.example'],
  ['no protocol', 'mail.example:25'],
  ['no host', 'smtp://'],
  ['a path', 'smtp://mail.example/inbox'],
  ['a port that is none', 'smtp://mail.example:smtp'],
  ['an option that is none', 'smtp://mail.example?tls=off'],
  ['TLS in the clear', 'smtps://mail.example?insecure'],
])('names no server: %s', (_, url) => {
  expect(isSmtpUrl(url)).toBe(false);
});
