import { formatDate, inEachLanguage, type Label, phrase, wordLabel } from '#formatting';
import { readLine } from '../dose/read-line.ts';
import { amountText } from '../dose-amount.ts';
import type { Schedule } from '../law/schedules.ts';
import { schedulesOf } from '../law/schedules.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import {
  type IssuedLine,
  type LineState,
  lineState,
  type Prescription,
  validationOf,
} from '../prescription.ts';
import { asksProductReason, compareProduct, type ProductMatch } from './compare-product.ts';
import { lastUsableDay, type NewDispense } from './dispense.ts';
import { countedDispenses, dispensedOf } from './dispensed.ts';
import { type DispensingRule, rulesOf } from './dispensing-rules.ts';
import { isMeasure, quantityText } from './ordered-quantity.ts';
import * as words from './words/en.ts';

/** Field of a supply's problem; `line` if no field can fix it. */
export interface DispenseProblem {
  readonly field: 'line' | 'product' | 'reason' | 'expiresOn' | 'quantity' | 'packSize' | 'handedOverOn';
  readonly problem: Label;
}

const ofLine = (problem: Label): DispenseProblem => ({ field: 'line', problem });

const OF_STATES: Readonly<Record<Exclude<LineState, 'active'>, DispenseProblem>> = {
  withdrawn: ofLine(wordLabel(words.dispenseProblems, 'withdrawn')),
  stopped: ofLine(wordLabel(words.dispenseProblems, 'stopped')),
  over: ofLine(wordLabel(words.dispenseProblems, 'courseOver')),
  refused: ofLine(wordLabel(words.dispenseProblems, 'refused')),
};
const QUERY_OPEN = ofLine(wordLabel(words.dispenseProblems, 'queryOpen'));
const ANSWER_UNREAD = ofLine(wordLabel(words.dispenseProblems, 'queryAnswered'));
const OVERRIDE_UNREAD = ofLine(wordLabel(words.dispenseProblems, 'severeOverride'));

/** Returns the schedules of a line, strictest first. */
export const schedulesOfLine = (line: IssuedLine, tables: MedicineTables): readonly Schedule[] =>
  schedulesOf(readLine(line, tables));

function onceProblem(line: IssuedLine, { once, name, source }: DispensingRule): DispenseProblem | undefined {
  const isLimited = once === 'always' || (once === 'endless' && line.until === null);
  if (!isLimited || countedDispenses(line).length === 0) return undefined;
  return ofLine(phrase(words.dispenseProblems, 'dispensedOnce', { name, source }));
}

/** Returns why nothing of a line can be dispensed; undefined if it can. `day` is the facility's, YYYY-MM-DD. */
export function lineDispenseProblem(
  line: IssuedLine,
  prescription: Pick<Prescription, 'withdrawn'>,
  { day, tables }: { readonly day: string; readonly tables: MedicineTables },
): DispenseProblem | undefined {
  const state = lineState(line, prescription, day);
  if (state !== 'active') return OF_STATES[state];
  const validation = validationOf(line);
  if (validation === 'asked') return QUERY_OPEN;
  if (validation === 'answered') return ANSWER_UNREAD;
  if (line.override !== '' && validation !== 'accepted') return OVERRIDE_UNREAD;
  const { state: dispensed } = dispensedOf(line);
  if (dispensed === 'complete') return ofLine(wordLabel(words.dispenseProblems, 'allDispensed'));
  for (const rule of rulesOf(schedulesOfLine(line, tables))) {
    const problem = onceProblem(line, rule);
    if (problem) return problem;
  }
  return undefined;
}

const ASK_DOCTOR = wordLabel(words.dispenseProblems, 'askDoctor');

/** Returns the problem of a product as text; undefined if it can be dispensed. */
export function productProblem(found: ProductMatch, product: string): Label | undefined {
  switch (found.match) {
    case 'other-substance':
      return phrase(words.dispenseProblems, 'hasAnotherSubstance', {
        product,
        value: found.substances.join(' + '),
        askDoctor: ASK_DOCTOR,
      });
    case 'other-strength':
      return phrase(words.dispenseProblems, 'hasAnotherStrength', { product, askDoctor: ASK_DOCTOR });
    case 'other-form':
      return phrase(words.dispenseProblems, 'hasAnotherForm', { product, askDoctor: ASK_DOCTOR });
    case 'misspelt':
      return phrase(words.dispenseProblems, 'similarName', { meant: found.meant });
    case 'strength-missing':
      return wordLabel(words.dispenseProblems, 'strengthMissing');
    default:
      return undefined;
  }
}

/** Returns why a written reason is needed; undefined if it is not. */
export function productQuestion(found: ProductMatch, product: string): Label | undefined {
  switch (found.match) {
    case 'unread':
      return phrase(words.dispenseProblems, 'unknownProduct', { product });
    case 'no-strength':
      return phrase(words.dispenseProblems, 'strengthsNotComparable', { product });
    case 'release':
      return phrase(words.dispenseProblems, 'otherRelease', { product });
    default:
      return undefined;
  }
}

type Entered = Pick<
  NewDispense,
  'product' | 'expiresOn' | 'quantity' | 'packSize' | 'handedOverOn' | 'reason'
>;

function productProblems(
  line: IssuedLine,
  { product, reason }: Entered,
  tables: MedicineTables,
): DispenseProblem[] {
  const found = compareProduct(product, line, tables);
  const problem = productProblem(found, product);
  if (problem) return [{ field: 'product', problem }];
  const question = productQuestion(found, product);
  return question && asksProductReason(found) && reason.trim().length < 3
    ? [{ field: 'reason', problem: question }]
    : [];
}

/** The last container may exceed the rest, because bottles are not opened. */
function excess(line: IssuedLine, { quantity, packSize }: Entered): number {
  const { unit, open } = dispensedOf(line);
  if (open === undefined) return 0;
  const over = quantity - open;
  return isMeasure(unit) && packSize !== null && over < packSize ? 0 : Math.max(0, over);
}

function quantityProblems(line: IssuedLine, entered: Entered, tables: MedicineTables): DispenseProblem[] {
  const { unit, open = 0 } = dispensedOf(line);
  const { quantity, packSize } = entered;
  if (!isMeasure(unit) && !Number.isInteger(quantity))
    return [{ field: 'quantity', problem: wordLabel(words.dispenseProblems, 'enterWholeNumber') }];
  if (packSize !== null && packSize > quantity)
    return [
      {
        field: 'packSize',
        problem: wordLabel(words.dispenseProblems, 'containerTooLarge'),
      },
    ];
  if (excess(line, entered) > 0) {
    return [
      {
        field: 'quantity',
        problem: phrase(words.dispenseProblems, 'moreThanOrdered', {
          open: inEachLanguage((language) => quantityText(open, unit, language)),
        }),
      },
    ];
  }
  return rulesOf(schedulesOfLine(line, tables)).flatMap(({ most, name, source }): DispenseProblem[] => {
    const limit = most?.[line.until === null ? 1 : 0];
    if (limit === undefined || isMeasure(unit) || quantity <= limit) return [];
    const amount = amountText(limit);
    return [
      {
        field: 'quantity',
        problem: phrase(words.dispenseProblems, 'maximumAtOnce', { name, amount, source }),
      },
    ];
  });
}

function dayProblems({ expiresOn, handedOverOn }: Entered, signedOn: string, day: string): DispenseProblem[] {
  const problems: DispenseProblem[] = [];
  const last = lastUsableDay(expiresOn);
  if (last < handedOverOn)
    problems.push({
      field: 'expiresOn',
      problem: phrase(words.dispenseProblems, 'batchExpired', { day: formatDate(last) }),
    });
  if (handedOverOn > day || handedOverOn < signedOn)
    problems.push({
      field: 'handedOverOn',
      problem: wordLabel(words.dispenseProblems, 'dayOutOfRange'),
    });
  return problems;
}

/**
 * Returns the problems of an entered supply, for screen and server; empty if it can be stored. Days are the
 * facility's, YYYY-MM-DD.
 */
export function dispenseProblems(
  {
    line,
    prescription,
  }: { readonly line: IssuedLine; readonly prescription: Pick<Prescription, 'withdrawn'> },
  entered: Entered,
  days: { readonly day: string; readonly signedOn: string },
  tables: MedicineTables,
): readonly DispenseProblem[] {
  const whole = lineDispenseProblem(line, prescription, { day: days.day, tables });
  if (whole) return [whole];
  return [
    ...productProblems(line, entered, tables),
    ...quantityProblems(line, entered, tables),
    ...dayProblems(entered, days.signedOn, days.day),
  ];
}
