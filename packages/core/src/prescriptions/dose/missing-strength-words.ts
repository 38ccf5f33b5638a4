import { inEachLanguage, type Label, phrase, wordLabel } from '#formatting';
import type { Severity } from '../checks/medicine-finding.ts';
import { medicineFormLabel } from '../coded/medicine-form.ts';
import type { LineFault } from './line-to-dose.ts';
import * as words from './words/en.ts';

export interface FaultWords {
  readonly severity: Severity;
  readonly problem: Label;
  readonly act?: Label;
}

type FaultOf<Kind extends LineFault['kind']> = Extract<LineFault, { readonly kind: Kind }>;

/** Possible consequence of a wrong strength: none, exceeding a known limit, or unknown. */
export type StrengthImportance = 'low' | 'limited' | 'unknown';

/** Maximum strengths listed in a sentence. */
const MAX_LISTED = 8;

const CHOOSE_STRENGTH: Label = wordLabel(words.missingStrengthWords, 'chooseStrength');
const WRITE_STRENGTH: Label = wordLabel(words.missingStrengthWords, 'writeStrength');

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
      problem: phrase(words.missingStrengthWords, 'strengthMissing', { name }),
      act: WRITE_STRENGTH,
    };
  const list = listOf(known);
  return {
    // One puff of an inhaler or nasal steroid is a small dose.
    severity:
      form === 'inhaler' || (form === 'spray' && importance === 'low')
        ? 'note'
        : importance === 'low'
          ? 'important'
          : 'severe',
    problem: phrase(words.missingStrengthWords, known.length === 1 ? 'comesAs' : 'comesAsSeveral', {
      name,
      list,
    }),
    act: CHOOSE_STRENGTH,
  };
}

/** Oral liquids, for which a strength without mL gives no dose. */
const LIQUIDS: readonly (string | null)[] = ['syrup', 'drops'];

const WRITE_DOSE: Label = wordLabel(words.missingStrengthWords, 'writeDose');

/** Returns the text for a strength of another form, such as a tablet's on a syrup. */
export function otherFormWords(
  name: string,
  { strength, form, known }: FaultOf<'strength-of-other-form'>,
): FaultWords {
  const isOral = LIQUIDS.includes(form) && known.length > 0;
  const list = isOral ? listOf(known) : '';
  const problem = /ml/i.test(strength)
    ? phrase(words.missingStrengthWords, 'strengthOfLiquid', {
        name,
        strength,
        form: inEachLanguage((language) => (form === null ? name : medicineFormLabel(form, language))),
      })
    : phrase(words.missingStrengthWords, list ? 'strengthWithoutVolumeKnown' : 'strengthWithoutVolume', {
        name,
        strength,
        list,
      });
  return { severity: isOral ? 'severe' : 'important', problem, act: isOral ? CHOOSE_STRENGTH : WRITE_DOSE };
}
