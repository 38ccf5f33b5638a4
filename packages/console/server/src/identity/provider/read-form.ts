import { readBytes } from '../../platform/http/json/json-body.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** Returns the named fields of a posted form, ignoring others. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new ProblemError('body-type-unsupported', { action: 'Send the form of the page.' });
  }
  const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(request)));
  const found = names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\u0000', '')]);
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}
