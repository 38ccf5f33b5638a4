/** A host that is valid in a content security policy: without asterisk and without characters that end a directive. */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Whether a text is an https address with a plain host and without credentials. */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return protocol === 'https:' && PLAIN_HOST.test(host) && username === '' && password === '';
}
