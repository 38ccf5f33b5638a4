import { formatDate, type Label } from '#formatting';
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

/** Field of a supply's problem; `line` if no field can fix it. */
export interface DispenseProblem {
  readonly field: 'line' | 'product' | 'reason' | 'expiresOn' | 'quantity' | 'packSize' | 'handedOverOn';
  readonly problem: Label;
}

const ofLine = (en: string, hi: string): DispenseProblem => ({ field: 'line', problem: { en, hi } });

const OF_STATES: Readonly<Record<Exclude<LineState, 'active'>, DispenseProblem>> = {
  withdrawn: ofLine('The prescription has been withdrawn', 'पर्चा वापस ले लिया गया है'),
  stopped: ofLine('The doctor has stopped this medicine', 'डॉक्टर ने यह दवा बंद कर दी है'),
  over: ofLine(
    'The course of this medicine is over. Ask the doctor for a new prescription',
    'इस दवा का समय पूरा हो चुका है। डॉक्टर से नया पर्चा लें',
  ),
  refused: ofLine('A pharmacist has refused this medicine', 'फ़ार्मासिस्ट ने यह दवा अस्वीकार की है'),
};
const QUERY_OPEN = ofLine(
  'A query about this medicine is open. Wait for the doctor’s answer',
  'इस दवा के बारे में सवाल बाकी है। डॉक्टर के जवाब का इंतज़ार करें',
);
const ANSWER_UNREAD = ofLine(
  'The doctor has answered the query. Read the answer and accept the medicine first',
  'डॉक्टर ने सवाल का जवाब दिया है। पहले जवाब पढ़ें और दवा स्वीकार करें',
);
const OVERRIDE_UNREAD = ofLine(
  'The doctor prescribed this in spite of a severe warning. Read the reason and accept or query the medicine first',
  'डॉक्टर ने गंभीर चेतावनी के बावजूद यह दवा लिखी है। पहले कारण पढ़ें, फिर दवा स्वीकार करें या सवाल पूछें',
);

/** Returns the schedules of a line, strictest first. */
export const schedulesOfLine = (line: IssuedLine, tables: MedicineTables): readonly Schedule[] =>
  schedulesOf(readLine(line, tables));

function onceProblem(line: IssuedLine, { once, name, source }: DispensingRule): DispenseProblem | undefined {
  const isLimited = once === 'always' || (once === 'endless' && line.until === null);
  if (!isLimited || countedDispenses(line).length === 0) return undefined;
  return ofLine(
    `${name.en} is dispensed once (${source}). Ask the doctor for a new prescription`,
    `${name.hi} की दवा एक ही बार दी जाती है (${source})। डॉक्टर से नया पर्चा लें`,
  );
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
  if (dispensed === 'complete')
    return ofLine('All of this medicine has been dispensed', 'यह दवा पूरी दी जा चुकी है');
  for (const rule of rulesOf(schedulesOfLine(line, tables))) {
    const problem = onceProblem(line, rule);
    if (problem) return problem;
  }
  return undefined;
}

const ASK_DOCTOR = { en: 'Ask the doctor', hi: 'डॉक्टर से पूछें' };

/** Returns the problem of a product as text; undefined if it can be dispensed. */
export function productProblem(found: ProductMatch, product: string): Label | undefined {
  switch (found.match) {
    case 'other-substance':
      return {
        en: `${product} has another substance (${found.substances.join(' + ')}). ${ASK_DOCTOR.en}`,
        hi: `${product} में दूसरा पदार्थ है (${found.substances.join(' + ')})। ${ASK_DOCTOR.hi}`,
      };
    case 'other-strength':
      return {
        en: `${product} has another strength. ${ASK_DOCTOR.en}`,
        hi: `${product} की शक्ति अलग है। ${ASK_DOCTOR.hi}`,
      };
    case 'other-form':
      return {
        en: `${product} has another form. ${ASK_DOCTOR.en}`,
        hi: `${product} का रूप अलग है। ${ASK_DOCTOR.hi}`,
      };
    case 'misspelt':
      return {
        en: `Did you mean ${found.meant}? Correct the name`,
        hi: `क्या ${found.meant} है? नाम ठीक करें`,
      };
    case 'strength-missing':
      return {
        en: 'Enter the strength with the product, such as Glycomet 500',
        hi: 'दवा के साथ शक्ति लिखें, जैसे Glycomet 500',
      };
    default:
      return undefined;
  }
}

/** Returns why a written reason is needed; undefined if it is not. */
export function productQuestion(found: ProductMatch, product: string): Label | undefined {
  switch (found.match) {
    case 'unread':
      return {
        en: `${product} is not in our tables. Enter how you know that it is the same medicine`,
        hi: `${product} हमारी सूची में नहीं है। लिखें कि यह वही दवा है, यह आपने कैसे जाना`,
      };
    case 'no-strength':
      return {
        en: `The strengths of ${product} and of the prescription could not be compared. Enter why you dispense it`,
        hi: `${product} और पर्चे की शक्ति की तुलना नहीं हो सकी। लिखें कि आप इसे क्यों दे रहे हैं`,
      };
    case 'release':
      return {
        en: `${product} may release its substance at another speed. Enter why you dispense it`,
        hi: `${product} का असर अलग गति से हो सकता है। लिखें कि आप इसे क्यों दे रहे हैं`,
      };
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
    return [{ field: 'quantity', problem: { en: 'Enter a whole number', hi: 'पूरी संख्या लिखें' } }];
  if (packSize !== null && packSize > quantity)
    return [
      {
        field: 'packSize',
        problem: { en: 'A container has more than the whole quantity', hi: 'एक डिब्बे में कुल मात्रा से ज़्यादा है' },
      },
    ];
  if (excess(line, entered) > 0) {
    return [
      {
        field: 'quantity',
        problem: {
          en: `More than was ordered: ${quantityText(open, unit, 'en')} open`,
          hi: `लिखी गई मात्रा से ज़्यादा: ${quantityText(open, unit, 'hi')} बाकी`,
        },
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
        problem: {
          en: `${name.en}: at most ${amount} at a time (${source})`,
          hi: `${name.hi}: एक बार में अधिक से अधिक ${amount} (${source})`,
        },
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
      problem: {
        en: `This batch expired on ${formatDate(last)}. Take another batch`,
        hi: `यह बैच ${formatDate(last)} को ख़त्म हो चुका है। दूसरा बैच लें`,
      },
    });
  if (handedOverOn > day || handedOverOn < signedOn)
    problems.push({
      field: 'handedOverOn',
      problem: {
        en: 'Enter a day from the signature until today',
        hi: 'हस्ताक्षर से आज तक का दिन लिखें',
      },
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
