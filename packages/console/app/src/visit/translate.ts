import type { VisitTexts } from './visit-texts.ts';

/** A sentence with its blanks filled in. */
export type Translate = (key: keyof VisitTexts, values?: Readonly<Record<string, string>>) => string;
