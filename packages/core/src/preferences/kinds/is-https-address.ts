/** A host as it may stand in a content security policy: no asterisk, no sign that ends a directive. */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Whether a text is an https address of a plain host, without a name or password in it. */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  return protocol === 'https:' && PLAIN_HOST.test(host) && username === '' && password === '';
}
