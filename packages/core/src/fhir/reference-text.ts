/** Content of a literal reference (FHIR R4, 2.3.0.1 and 3.1.6.3). */
export type ReferenceText =
  | { readonly kind: 'inside'; readonly id: string }
  | { readonly kind: 'search'; readonly type: string; readonly query: string }
  | {
      readonly kind: 'address';
      /** Without a version. */
      readonly url: string;
      /** Base before `Patient/1`, with a trailing slash; undefined for `urn:` and relative addresses. */
      readonly base?: string | undefined;
      /** Undefined if the address does not contain it. */
      readonly type?: string | undefined;
      readonly id: string;
    };

const URN = /^urn:(?:uuid|oid):/i;
const TYPE = /^[A-Z][A-Za-z]{1,63}$/;

function addressOf(text: string): ReferenceText {
  if (URN.test(text)) return { kind: 'address', url: text, id: text.replace(URN, '') };
  const [unversioned = ''] = text.split('/_history/', 1);
  const [url = ''] = unversioned.split('#', 1);
  const steps = url.split('/');
  const id = steps.pop() ?? '';
  const type = steps.pop();
  if (type === undefined || !TYPE.test(type)) return { kind: 'address', url, id };
  const base = steps.length === 0 ? undefined : `${steps.join('/')}/`;
  return { kind: 'address', url, base, type, id };
}

/** Parses `#p1`, `Patient?identifier=a|b`, `Patient/1/_history/2`, `https://example.com/Patient/1` and `urn:uuid:…`. */
export function readReference(text: string): ReferenceText {
  if (text.startsWith('#')) return { kind: 'inside', id: text.slice(1) };
  const [path = '', ...query] = text.split('?');
  if (query.length === 0) return addressOf(text);
  return { kind: 'search', type: path.split('/').at(-1) ?? '', query: query.join('?') };
}

/** Returns the id at the end of an address; undefined if there is none. */
export function idOfAddress(url: string): string | undefined {
  const read = readReference(url);
  return read.kind === 'address' && read.id !== '' ? read.id : undefined;
}
