import type { Narrative } from 'fhir/r4';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML does not allow, besides tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the function removes them.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export interface NarrativeList {
  /** A sentence before the lines. */
  readonly heading?: string;
  readonly lines: readonly string[];
}

function listHtml({ heading, lines }: NarrativeList): string {
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `${heading === undefined ? '' : `<p>${escaped(heading)}</p>`}${items === '' ? '' : `<ul>${items}</ul>`}`;
}

/** Returns lists as a narrative. Every text is escaped. */
export const narrative = (lists: readonly NarrativeList[], language: string): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">${lists
    .map(listHtml)
    .join('')}</div>`,
});
