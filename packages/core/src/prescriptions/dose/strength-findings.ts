import type { Label } from '#formatting';
import type { MedicineFinding, Severity } from '../checks/medicine-finding.ts';
import { doseUnitLabel } from '../coded/dose-unit.ts';
import { medicineFormLabel } from '../coded/medicine-form.ts';
import type { LineFault } from './dose-of-line.ts';
import { CHECK_LINE } from './dose-words.ts';
import { readStrength, strengthRatio } from './strength.ts';

const SOURCE = 'National List of Essential Medicines 2022; package inserts';
/** Strengths in a list that a sentence names. */
const MAX_NAMED = 6;

const ratioOf = (one: string, other: string): number => {
  const [left, right] = [readStrength(one), readStrength(other)];
  return (left && right && strengthRatio(left, right)) ?? Number.NaN;
};

/** A strength that is not above all that are sold is likely one of another maker. */
const isWithin = (strength: string, known: readonly string[]): boolean =>
  known.some((one) => ratioOf(strength, one) <= 1);

/** Slips upwards harm; a slip downwards may be a strength for children. */
const TWICE = 2;

interface FaultWords {
  readonly severity: Severity;
  readonly problem: Label;
}

const impossibleStrength = (name: string, strength: string): FaultWords => ({
  severity: 'severe',
  problem: {
    en: `${name}: no medicine contains ${strength}.`,
    hi: `${name}: किसी दवा में ${strength} नहीं होता।`,
  },
});

function wordsOf(fault: LineFault, name: string): FaultWords {
  switch (fault.kind) {
    case 'ten-times': {
      const { strength, meant } = fault;
      return {
        severity: ratioOf(strength, meant) > TWICE ? 'severe' : 'important',
        problem: {
          en: `${name} does not come as ${strength}. Is ${meant} meant?`,
          hi: `${name} ${strength} में नहीं आती। क्या ${meant} लिखना था?`,
        },
      };
    }
    case 'no-such-strength': {
      const { strength, known } = fault;
      if (known.length === 0) return impossibleStrength(name, strength);
      const list = known.slice(0, MAX_NAMED).join(', ');
      return {
        severity: isWithin(strength, known) ? 'note' : 'important',
        problem: {
          en: `${name} is not known as ${strength}. Known: ${list}.`,
          hi: `${name} की ताकत ${strength} ज्ञात नहीं है। ज्ञात: ${list}।`,
        },
      };
    }
    case 'unit-does-not-fit': {
      const { unit, form } = fault;
      const formIn = (locale: string) => (form === null ? name : medicineFormLabel(form, locale));
      return {
        severity: 'important',
        problem: {
          en: `A dose in ${doseUnitLabel(unit, 2, 'en')} does not fit: ${formIn('en')}.`,
          hi: `${doseUnitLabel(unit, 2, 'hi')} में मात्रा इससे मेल नहीं खाती: ${formIn('hi')}।`,
        },
      };
    }
    case 'no-such-form': {
      const { form, known } = fault;
      const list = (locale: string) => known.map((one) => medicineFormLabel(one, locale)).join(', ');
      return {
        severity: form === 'injection' ? 'important' : 'note',
        problem: {
          en: `${name}: "${medicineFormLabel(form, 'en')}" does not go with ${list('en')}.`,
          hi: `${name}: "${medicineFormLabel(form, 'hi')}" इससे मेल नहीं खाता: ${list('hi')}।`,
        },
      };
    }
  }
}

/** What is wrong with how a line is written, as findings. */
export function strengthFindings(name: string, faults: readonly LineFault[]): readonly MedicineFinding[] {
  return faults.map((fault) => ({
    kind: 'strength',
    rule: `strength/${fault.kind}`,
    about: 'strength' in fault ? fault.strength : 'unit' in fault ? fault.unit : fault.form,
    ...wordsOf(fault, name),
    act: CHECK_LINE,
    source: SOURCE,
  }));
}
