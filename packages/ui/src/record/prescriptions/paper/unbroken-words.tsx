import { Fragment } from 'react';

/** Keeps words with hyphens or slashes on one line, such as "1-0-1" or "DMC/R/01234". */
export function UnbrokenWords({ text }: { readonly text: string }) {
  return text.split(/(\S*[-/]\S*)/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key.
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
