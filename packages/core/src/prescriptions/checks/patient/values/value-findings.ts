import type { Label } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../../medicine-finding.ts';
import { fillLabel, findingFor, isRuleFor, valuesOf } from '../patient-rule.ts';
import { BLOOD_AND_LIVER_VALUES } from './value-rows-blood-and-liver.ts';
import { SALT_VALUES } from './value-rows-salts.ts';
import type { ValueRule } from './value-rule.ts';

/** For the same value and medicine the first match is reported, so more severe rules come first. */
export const VALUE_RULES: readonly ValueRule[] = [...SALT_VALUES, ...BLOOD_AND_LIVER_VALUES];

const WITH: Label = { en: '{name} with {measure}: {because}', hi: '{measure} में {name}: {because}' };

const MEASURES: Readonly<Record<ValueRule['value'], Label>> = {
  potassium: { en: 'potassium {value} mmol/L on {on}', hi: 'पोटैशियम {value} mmol/L ({on})' },
  sodium: { en: 'sodium {value} mmol/L on {on}', hi: 'सोडियम {value} mmol/L ({on})' },
  platelets: { en: 'platelets {value} ×10⁹/L on {on}', hi: 'प्लेटलेट {value} ×10⁹/L ({on})' },
  inr: { en: 'INR {value} on {on}', hi: 'INR {value} ({on})' },
  alt: { en: 'ALT {value} times the upper limit on {on}', hi: 'ALT सामान्य सीमा का {value} गुना ({on})' },
};

function holdsFor(rule: ValueRule, line: ReadLine, { values }: JudgedPatient): boolean {
  const measured = values[rule.value];
  if (!measured) return false;
  const { from = -Infinity, below = Infinity, egfrBelow } = rule;
  if (measured.value < from || measured.value >= below) return false;
  if (egfrBelow !== undefined && !(values.egfr && values.egfr.value < egfrBelow)) return false;
  return isRuleFor(rule, line);
}

/** Returns findings because of potassium, sodium, platelets, INR or ALT; one per value. */
export function valueFindings(line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] {
  const holding = VALUE_RULES.filter((rule) => holdsFor(rule, line, patient));
  const first = holding.filter((rule, at) => holding.findIndex(({ value }) => value === rule.value) === at);
  return first.flatMap((rule) => {
    const measured = patient.values[rule.value];
    if (!measured) return [];
    const values = valuesOf(measured);
    return findingFor(line, {
      kind: rule.value === 'alt' ? 'liver' : 'condition',
      severity: rule.severity,
      rule: rule.rule,
      problem: WITH,
      act: rule.act,
      source: rule.source,
      values: { because: rule.because, measure: fillLabel(MEASURES[rule.value], values) },
    });
  });
}
