import { FhirProblem } from './fhir-problem.ts';

/** Media type of every answer. */
export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

const JSON_TYPES: ReadonlySet<string> = new Set([
  'application/fhir+json',
  'application/json',
  'text/json',
  'json',
]);
const WILDCARDS: ReadonlySet<string> = new Set(['*/*', 'application/*']);

const isR4 = (parameters: readonly string[]): boolean =>
  parameters.every(
    (one) => !one.trim().toLowerCase().startsWith('fhirversion=') || /=\s*4\.0(\.\d+)?$/.test(one),
  );

function isJson(type: string): boolean {
  const [name = '', ...parameters] = type.split(';');
  const plain = name.trim().toLowerCase();
  return (JSON_TYPES.has(plain) || WILDCARDS.has(plain)) && isR4(parameters);
}

/** Throws 406 unless the client takes JSON of R4. `format` is the parameter `_format`, which wins over the header. */
export function requireJson(accept: string | undefined, format: string | null): void {
  // A plus in an address is a space: application/fhir json.
  const wanted = format?.replace(' ', '+') ?? accept ?? '*/*';
  if (wanted.trim() === '' || wanted.split(',').some(isJson)) return;
  throw new FhirProblem(406, {
    code: 'not-supported',
    diagnostics: 'This server answers with application/fhir+json of FHIR 4.0 only.',
    expression: format === null ? 'http.Accept' : 'http._format',
  });
}

/** Throws 415 unless the body of a search is a form. */
export function requireForm(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? '').toLowerCase().split(';');
  if (type.trim() === 'application/x-www-form-urlencoded') return;
  throw new FhirProblem(415, {
    code: 'not-supported',
    diagnostics: 'Send the parameters of a search as application/x-www-form-urlencoded.',
    expression: 'http.Content-Type',
  });
}
