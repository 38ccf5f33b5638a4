import type { ReactNode } from 'react';

export interface UntranslatedProps {
  /** Names, numbers and codes in the sentence. Missing or empty ones are ignored. */
  readonly parts: readonly (string | null | undefined)[];
  readonly children: string;
}

/** Splits a text at each part. Parts have odd indexes. */
function cut(text: string, parts: readonly string[]): readonly string[] {
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return escaped.length === 0 ? [text] : text.split(new RegExp(`(${escaped.join('|')})`, 'u'));
}

/** A sentence whose names, numbers and codes the browser does not translate. */
export function Untranslated({ parts, children }: UntranslatedProps): ReactNode {
  const wanted = parts.filter((part): part is string => Boolean(part?.trim()));
  return cut(children, wanted).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other identity
      <span key={index} translate="no">
        {piece}
      </span>
    ),
  );
}
