import { inEachLanguage, phrase, wordLabel } from '#formatting';
import type { MedicineFinding, ReadMedicine } from '../checks/medicine-finding.ts';
import { doseUnitLabel } from '../coded/dose-unit.ts';
import { medicineFormLabel } from '../coded/medicine-form.ts';
import { CHECK_LINE, LOWER_DOSE } from './dose-words.ts';
import { doseLimitsOf } from './limits/dose-limits.ts';
import type { LineFault } from './line-to-dose.ts';
import {
  type FaultWords,
  missingStrengthWords,
  otherFormWords,
  type StrengthImportance,
} from './missing-strength-words.ts';
import { readStrength, strengthRatio } from './strength.ts';
import * as doseWords from './words/en.ts';

const SOURCE = 'National List of Essential Medicines 2022; package inserts';
/** Maximum strengths listed in a sentence. */
const MAX_NAMED = 6;

const ratioOf = (one: string, other: string): number => {
  const [left, right] = [readStrength(one), readStrength(other)];
  return (left && right && strengthRatio(left, right)) ?? Number.NaN;
};

/** A strength within the known range is probably from another maker. */
const isWithin = (strength: string, known: readonly string[]): boolean =>
  known.some((one) => ratioOf(strength, one) <= 1);

/** Errors upwards are harmful; a lower strength may be for children. */
const TWICE = 2;

const impossibleStrength = (name: string, strength: string): FaultWords => ({
  severity: 'severe',
  problem: phrase(doseWords.strengthFindings, 'noMedicineContains', { name, strength }),
});

type Contents = Pick<ReadMedicine, 'substances' | 'classes'>;

/** Classes in which a wrong strength is harmless. */
const HARMLESS: readonly string[] = ['laxative', 'antacid', 'probiotic', 'rehydration', 'nutrition'];

/** Classes in which twice the dose is harmless. */
const MILD: readonly string[] = ['mucolytic', 'mucosal-protectant', 'enzyme'];
const ZINC_OR_B12: readonly string[] = ['zinc', 'zinc sulfate', 'methylcobalamin'];

function importanceOf({ substances, classes }: Contents, form: string | null): StrengthImportance {
  if (form === 'spray' && classes.includes('corticosteroid')) return 'low';
  const isMild = classes.length > 0 && classes.every((one) => MILD.includes(one));
  if (isMild || (substances.length > 0 && substances.every((one) => ZINC_OR_B12.includes(one)))) return 'low';
  if (classes.some((one) => HARMLESS.includes(one))) return 'low';
  return substances.some((one) => doseLimitsOf(one).length > 0) ? 'limited' : 'unknown';
}

const insulinWords = (unit: string): FaultWords => ({
  severity: 'severe',
  problem: phrase(doseWords.strengthFindings, 'insulinIsWritten', { unit }),
  act: wordLabel(doseWords.strengthFindings, 'writeDoseInUnits'),
});

function wordsOf(fault: LineFault, name: string, contents: Contents): FaultWords {
  switch (fault.kind) {
    case 'strength-missing':
      return missingStrengthWords(name, fault, importanceOf(contents, fault.form));
    case 'strength-of-other-form':
      return otherFormWords(name, fault);
    case 'insulin-not-in-units':
      return insulinWords(fault.unit);
    case 'too-many-pieces': {
      const { amount, unit } = fault;
      return {
        severity: 'severe',
        problem: phrase(doseWords.strengthFindings, 'amountIsStrength', {
          name,
          amount,
          unit: inEachLanguage((language) => doseUnitLabel(unit, amount, language)),
        }),
        act: LOWER_DOSE,
      };
    }
    case 'ten-times': {
      const { strength, meant } = fault;
      return {
        severity: ratioOf(strength, meant) > TWICE ? 'severe' : 'important',
        problem: phrase(doseWords.strengthFindings, 'similarStrength', {
          name,
          strength,
          meant,
        }),
      };
    }
    case 'no-such-strength': {
      const { strength, known } = fault;
      if (known.length === 0) return impossibleStrength(name, strength);
      const list = known.slice(0, MAX_NAMED).join(', ');
      return {
        severity: fault.isUnread ? 'severe' : isWithin(strength, known) ? 'note' : 'important',
        problem: phrase(doseWords.strengthFindings, 'unknownStrength', { name, strength, list }),
      };
    }
    case 'unit-does-not-fit': {
      const { unit, form } = fault;
      return {
        severity: 'important',
        problem: phrase(doseWords.strengthFindings, 'unitDoesNotFit', {
          unit: inEachLanguage((language) => doseUnitLabel(unit, 2, language)),
          form: inEachLanguage((language) => (form === null ? name : medicineFormLabel(form, language))),
        }),
      };
    }
    case 'no-such-form': {
      const { form, known } = fault;
      return {
        severity: form === 'injection' ? 'important' : 'note',
        problem: phrase(doseWords.strengthFindings, 'noSuchForm', {
          name,
          form: inEachLanguage((language) => medicineFormLabel(form, language)),
          list: inEachLanguage((language) => known.map((one) => medicineFormLabel(one, language)).join(', ')),
        }),
      };
    }
  }
}

const aboutOf = (fault: LineFault): string => {
  if ('strength' in fault) return fault.strength;
  if ('unit' in fault) return fault.unit;
  return ('form' in fault && fault.form) || '';
};

/** Faults that another strength resolves. */
const SETTLED_BY_STRENGTH: readonly LineFault['kind'][] = [
  'strength-missing',
  'strength-of-other-form',
  'no-such-strength',
];

function strengthsOf(fault: LineFault): Pick<MedicineFinding, 'strengths'> {
  if (fault.kind === 'ten-times') return { strengths: [fault.meant] };
  const isSettled = SETTLED_BY_STRENGTH.includes(fault.kind) && 'known' in fault && fault.known.length > 0;
  return isSettled ? { strengths: fault.known } : {};
}

/** Returns findings about how a line is written. */
export function strengthFindings(
  name: string,
  faults: readonly LineFault[],
  contents: Contents,
): readonly MedicineFinding[] {
  return faults.map((fault) => ({
    kind: 'strength',
    rule: `strength/${fault.kind}`,
    about: aboutOf(fault),
    act: CHECK_LINE,
    ...wordsOf(fault, name, contents),
    source: SOURCE,
    ...strengthsOf(fault),
  }));
}
