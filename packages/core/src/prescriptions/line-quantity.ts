import { amountOfLine, type LineToDose } from './dose/dose-of-line.ts';
import { amountWithUnit } from './line-words.ts';

/** How much is dispensed for a whole line. */
export interface Quantity {
  readonly amount: number;
  readonly unit: string;
}

const UNIT_IN_MG: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };
/** Forms that are counted in pieces of one strength. */
const PIECES: Readonly<Record<string, string>> = { tablet: 'tablet', capsule: 'capsule' };
const STRENGTH = /^(\d+(?:\.\d+)?) ?(mg|mcg|g)$/;
const CENTS = 100;

/** Pieces in an amount of a weight; undefined where the strength is not known, or a dose is no whole half of a piece. */
function piecesOf(line: LineToDose, total: number): Quantity | undefined {
  const piece = PIECES[line.form ?? ''];
  const [, number, of = ''] = STRENGTH.exec(line.strength) ?? [];
  const perUnit = UNIT_IN_MG[line.unit];
  if (piece === undefined || number === undefined || perUnit === undefined) return undefined;
  const inPiece = (Number(number) * (UNIT_IN_MG[of] ?? Number.NaN)) / perUnit;
  const doses = [...(line.steps ?? []), line].flatMap(({ amount, times }) => times ?? amount ?? []);
  const areHalves = doses.every((dose) => Number.isInteger(Math.round((dose / inPiece) * 2 * CENTS) / CENTS));
  return areHalves ? { amount: Math.ceil(total / inPiece), unit: piece } : undefined;
}

/**
 * Returns what is dispensed for a whole line, over all of its steps. Undefined where it has no end, or is taken when needed
 * without a maximum.
 */
export function lineQuantity(line: LineToDose): Quantity | undefined {
  const { total } = amountOfLine(line);
  if (total === undefined || total === 0 || line.unit === 'application') return undefined;
  const rounded = Math.round(total * CENTS) / CENTS;
  return piecesOf(line, rounded) ?? { amount: rounded, unit: line.unit };
}

/** "45 tablets". */
export const quantityText = ({ amount, unit }: Quantity, locale?: string): string =>
  amountWithUnit(amount, unit, locale);
