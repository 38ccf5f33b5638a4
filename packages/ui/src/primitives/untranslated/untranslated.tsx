import { Fragment, type ReactNode } from 'react';

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

/** Draws the pieces of a sentence; those with an odd index are not translated. */
export const drawPieces = (
  pieces: readonly string[],
  draw: (piece: string) => ReactNode = (piece) => piece,
): ReactNode =>
  pieces.map((piece, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other identity
      <Fragment key={index}>{draw(piece)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other identity
      <span key={index} translate="no">
        {piece}
      </span>
    ),
  );

/** A sentence whose names, numbers and codes the browser does not translate. */
export function Untranslated({ parts, children }: UntranslatedProps): ReactNode {
  const wanted = parts.filter((part): part is string => Boolean(part?.trim()));
  return drawPieces(cut(children, wanted));
}
