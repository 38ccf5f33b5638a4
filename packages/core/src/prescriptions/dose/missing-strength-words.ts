import type { Label } from '#formatting';
import { medicineFormLabel } from '../coded/medicine-form.ts';
import type { FaultWords } from './fault-words.ts';
import type { LineFault } from './line-to-dose.ts';

type FaultOf<Kind extends LineFault['kind']> = Extract<LineFault, { readonly kind: Kind }>;

/** Possible consequence of a wrong strength: none, exceeding a known limit, or unknown. */
export type StrengthImportance = 'low' | 'limited' | 'unknown';

/** Maximum strengths listed in a sentence. */
const MAX_LISTED = 8;

const CHOOSE_STRENGTH: Label = { en: 'Choose the strength.', hi: 'ताकत चुनें।' };
const WRITE_STRENGTH: Label = {
  en: 'Write the strength from the pack, with its mL where it is a liquid.',
  hi: 'पैक पर लिखी ताकत लिखें; तरल हो तो उसके mL भी।',
};

const listOf = (known: readonly string[]): string => known.slice(0, MAX_LISTED).join(', ');

/**
 * Returns the text for a line without a strength. Medicines with unknown strengths raise a question and don't block.
 */
export function missingStrengthWords(
  name: string,
  { known, form }: FaultOf<'strength-missing'>,
  importance: StrengthImportance,
): FaultWords {
  if (known.length === 0)
    return {
      severity: importance === 'limited' ? 'important' : 'note',
      problem: {
        en: `The strength of ${name} is missing and not in our list, so its dose was not checked.`,
        hi: `${name} की ताकत नहीं लिखी है और हमारी सूची में नहीं है, इसलिए मात्रा की जाँच नहीं हुई।`,
      },
      act: WRITE_STRENGTH,
    };
  const list = listOf(known);
  const isOne = known.length === 1;
  return {
    // One puff of an inhaler or nasal steroid is a small dose.
    severity:
      form === 'inhaler' || (form === 'spray' && importance === 'low')
        ? 'note'
        : importance === 'low'
          ? 'important'
          : 'severe',
    problem: {
      en: isOne
        ? `The strength of ${name} is missing. It comes as ${list}.`
        : `The strength of ${name} is missing, and it comes in several: ${list}.`,
      hi: isOne
        ? `${name} की ताकत नहीं लिखी है। यह ${list} में आती है।`
        : `${name} की ताकत नहीं लिखी है, और यह कई ताकतों में आती है: ${list}।`,
    },
    act: CHOOSE_STRENGTH,
  };
}

/** Oral liquids, for which a strength without mL gives no dose. */
const LIQUIDS: readonly (string | null)[] = ['syrup', 'drops'];

const WRITE_DOSE: Label = {
  en: 'Write the dose in mg or units, or the strength with its mL.',
  hi: 'मात्रा mg या यूनिट में लिखें, या ताकत उसके mL के साथ।',
};

/** Returns the text for a strength of another form, such as a tablet's on a syrup. */
export function otherFormWords(
  name: string,
  { strength, form, known }: FaultOf<'strength-of-other-form'>,
): FaultWords {
  const isOral = LIQUIDS.includes(form) && known.length > 0;
  const list = isOral ? listOf(known) : '';
  const formIn = (locale: string) => (form === null ? name : medicineFormLabel(form, locale));
  const problem: Label = /ml/i.test(strength)
    ? {
        en: `${name}: ${strength} is the strength of a liquid and not of this form (${formIn('en')}), so the dose is not known.`,
        hi: `${name}: ${strength} तरल की ताकत है, इस रूप (${formIn('hi')}) की नहीं, इसलिए मात्रा पता नहीं।`,
      }
    : {
        en: `${name}: ${strength} does not say how much 1 mL contains, so the dose is not known.${list && ` Known: ${list}.`}`,
        hi: `${name}: ${strength} से पता नहीं चलता कि 1 mL में कितना है, इसलिए मात्रा पता नहीं।${list && ` ज्ञात: ${list}।`}`,
      };
  return { severity: isOral ? 'severe' : 'important', problem, act: isOral ? CHOOSE_STRENGTH : WRITE_DOSE };
}
