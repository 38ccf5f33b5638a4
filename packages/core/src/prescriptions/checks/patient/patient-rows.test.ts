import { describe, expect, it } from 'vitest';
import { loadMedicines } from '../../medicines/load-medicines.ts';
import { substancesOf } from '../../medicines/medicine.ts';
import { AGE_RULES } from './age/age-findings.ts';
import { ELDERLY_RULES } from './age/elderly-rows.ts';
import { BREASTFEEDING_RULES } from './breastfeeding/breastfeeding-findings.ts';
import { CONDITION_RULES } from './conditions/condition-findings.ts';
import { KIDNEY_RULES } from './kidney/kidney-findings.ts';
import { ALL_PREGNANCY_RULES } from './pregnancy/pregnancy-findings.ts';
import type { RuleMedicines } from './rule-medicines.ts';
import { VALUE_RULES } from './values/value-findings.ts';

const medicines = await loadMedicines();
const known = new Set(medicines.flatMap((one) => [...substancesOf(one), ...one.classes]));

const TABLES: readonly (readonly [string, readonly (RuleMedicines & { readonly rule: string })[]])[] = [
  ['ages', [...AGE_RULES, ...ELDERLY_RULES]],
  ['kidneys', KIDNEY_RULES],
  ['values', VALUE_RULES],
  ['conditions', CONDITION_RULES],
  ['pregnancies', ALL_PREGNANCY_RULES],
  ['breast-feeding', BREASTFEEDING_RULES],
];

describe.each(TABLES)('the rows of %s', (_, rules) => {
  it('name substances and classes of the table of medicines', () => {
    const named = rules.flatMap(({ of, and, unless }) =>
      [of, and, unless].flatMap((list) => list?.split(', ') ?? []),
    );
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('have unique keys', () => {
    const keys = rules.map(({ rule }) => rule);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
