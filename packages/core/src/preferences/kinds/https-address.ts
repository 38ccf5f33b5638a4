import * as v from 'valibot';

/** A host that is valid in a content security policy: without asterisk and without characters that end a directive. */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Whether a text is an https address with a plain host and without credentials. */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return protocol === 'https:' && PLAIN_HOST.test(host) && username === '' && password === '';
}

/** An address that pages may load from; https only. */
export const httpsAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000, 'must have at most 2000 characters'),
  v.check(isHttpsAddress, 'must be an address that begins with https://, without a user name'),
);
