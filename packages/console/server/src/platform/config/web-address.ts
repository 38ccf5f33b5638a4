import * as v from 'valibot';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/** Parses a web address and strips trailing slashes; `what` is the error message. */
export const webAddress = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), what),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

/** Requires HTTPS except on this machine: requests contain patients' numbers and the provider's key. */
export const providerUrl = (name: string, example: string) =>
  v.pipe(
    webAddress(`${name} must be an address such as ${example}`),
    v.check(
      (text) => text.startsWith('https:') || isLoopback(new URL(text).hostname),
      `${name} must begin with https:`,
    ),
  );
