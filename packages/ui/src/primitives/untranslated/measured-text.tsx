import type { ReactNode } from 'react';
import { drawPieces, Untranslated, type UntranslatedProps } from './untranslated.tsx';

const NUMBER = String.raw`\d[\d.,]*`;
const UNIT = String.raw`(?:%|°[CF]|mmHg|kg|cm|bpm|g|U|(?:10[³⁶⁹]|[×x]10[³⁶⁹]|[a-zA-Zµμ]+)?/[a-zA-Zµμ](?:[\w.²³]*[\w²³])?)(?![\p{L}\d])`;

/** A measured value or range with its unit, or a blood pressure without one. */
const MEASURED = new RegExp(
  String.raw`((?:[<>≤≥]=?\s?)?${NUMBER}(?:\s?[–/-]\s?${NUMBER})?\s?${UNIT}|(?<![\d/])\d{2,3}/\d{2,3}(?![\d/]))`,
  'u',
);

export interface MeasuredTextProps extends Partial<Pick<UntranslatedProps, 'parts'>> {
  readonly children: string;
}

/** A sentence whose measured values, and the given `parts`, the browser does not translate. */
export function MeasuredText({ children, parts = [] }: MeasuredTextProps): ReactNode {
  return drawPieces(children.split(MEASURED), (piece) => <Untranslated parts={parts}>{piece}</Untranslated>);
}
