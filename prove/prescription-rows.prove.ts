import { beforeAll, describe, expect, it } from 'vitest';
import { ALLERGY_GROUPS } from '../packages/core/src/prescriptions/checks/allergy-groups.ts';
import { PAIR_ROWS } from '../packages/core/src/prescriptions/checks/interactions/pair-rows.ts';
import { AGE_RULES } from '../packages/core/src/prescriptions/checks/patient/age/age-findings.ts';
import { CONDITION_RULES } from '../packages/core/src/prescriptions/checks/patient/conditions/condition-findings.ts';
import { KIDNEY_RULES } from '../packages/core/src/prescriptions/checks/patient/kidney/kidney-findings.ts';
import { ALL_PREGNANCY_RULES } from '../packages/core/src/prescriptions/checks/patient/pregnancy/pregnancy-findings.ts';
import { COURSE_LIMITS } from '../packages/core/src/prescriptions/dose/limits/course-limits.ts';
import { doseLimitsOf } from '../packages/core/src/prescriptions/dose/limits/dose-limits.ts';
import { lawFindings } from '../packages/core/src/prescriptions/law/law-findings.ts';
import { OVER_THE_COUNTER } from '../packages/core/src/prescriptions/law/telemedicine-lists.ts';
import { loadMedicineTables } from '../packages/core/src/prescriptions/medicines/load-medicines.ts';
import type { MedicineTables } from '../packages/core/src/prescriptions/medicines/medicine-tables.ts';
import { mistakenWithoutRow } from '../packages/core/test/prescriptions/brand-left-out.ts';
import { falseStopsOf, missesOf } from '../packages/core/test/prescriptions/case-score.ts';
import { allergyFaultsOf, findingsOfCase } from '../packages/core/test/prescriptions/check-case.ts';
import {
  ALLERGY_WORDS,
  HARMFUL_CASES,
  ORDINARY_CASES,
} from '../packages/core/test/prescriptions/prescription-cases.ts';

let tables: MedicineTables;
beforeAll(async () => {
  tables = await loadMedicineTables();
});

/** Telmisartan and an antacid, by phone: Telemedicine Practice Guidelines 2020, lists O and A. */
function lawFaults(): readonly string[] {
  const consultation = { mode: 'audio', visit: 'first', isRefill: false, wasSeenInPerson: false } as const;
  const cases = [
    ['started-without-video', 'telmisartan', ['arb']],
    ['not-listed', 'magnesium hydroxide', ['antacid']],
  ] as const;
  return cases.flatMap(([rule, name, classes]) => {
    const line = { route: 'oral', form: 'tablet' } as const;
    const [found] = lawFindings({ name, substances: [name], classes, line } as never, consultation);
    return found?.rule === rule ? [] : [`${name}: ${found?.rule}, expected ${rule}`];
  });
}

const harms = () => HARMFUL_CASES.flatMap((one) => missesOf(one, findingsOfCase(one, tables)));
const falseStops = () => ORDINARY_CASES.flatMap((one) => falseStopsOf(one, findingsOfCase(one, tables)));
const allergies = () => ALLERGY_WORDS.flatMap((one) => allergyFaultsOf(one, tables));

/** Changes a table in memory and returns how to restore it. */
type Sabotage = () => () => void;
interface Case {
  readonly label: string;
  readonly sabotage: Sabotage;
  readonly faults: () => readonly string[];
}

function removeAt<Row>(rows: readonly Row[], index: number, label: string): () => void {
  if (index === -1) throw new Error(`There is no row ${label}`);
  const writable = rows as Row[];
  const removed = writable.splice(index, 1);
  return () => void writable.splice(index, 0, ...removed);
}

/** Removes a row from a table of rules. */
const removed = (rows: readonly { readonly rule: string }[], rule: string): Case => ({
  label: `without ${rule}`,
  sabotage: () =>
    removeAt(
      rows,
      rows.findIndex((row) => row.rule === rule),
      rule,
    ),
  faults: harms,
});

/** Multiplies a dose limit by a factor. */
const widened = (substance: string, rule: string, times: number): Case => ({
  label: `${rule} × ${times}`,
  sabotage: () => {
    const limit = doseLimitsOf(substance).find((one) => one.rule === rule);
    const bounds = Object.values(limit?.bounds ?? {}) as { most: number; harmful: number }[];
    if (bounds.length === 0) throw new Error(`There is no limit ${rule}`);
    const multiply = (by: number) => {
      for (const bound of bounds) {
        bound.most *= by;
        bound.harmful *= by;
      }
    };
    multiply(times);
    return () => multiply(1 / times);
  },
  faults: harms,
});

/** Applies a rule to every value instead of a few, so that correct prescriptions are stopped. */
const kidneyForAll = (rule: string): Case => ({
  label: `${rule} at any eGFR`,
  sabotage: () => {
    const [step] = KIDNEY_RULES.find((one) => one.rule === rule)?.steps ?? [];
    if (!step) throw new Error(`There is no step of ${rule}`);
    const writable = step as { below: number };
    const { below } = writable;
    writable.below = Number.POSITIVE_INFINITY;
    return () => {
      writable.below = below;
    };
  },
  faults: falseStops,
});

const CASES: readonly Case[] = [
  removed(PAIR_ROWS, 'interaction/pde5-inhibitor+nitrate'),
  removed(PAIR_ROWS, 'interaction/methotrexate+trimethoprim-group'),
  removed(PAIR_ROWS, 'interaction/lithium+nsaid'),
  removed(PAIR_ROWS, 'interaction/tizanidine+strong-cyp1a2-inhibitor'),
  widened('metformin', 'dose/metformin', 3),
  widened('levothyroxine', 'dose/levothyroxine', 10),
  widened('ibuprofen', 'dose/ibuprofen-3m-12y', 3),
  {
    label: 'a course of morphine without a limit of 90 days',
    sabotage: () =>
      removeAt(
        COURSE_LIMITS,
        COURSE_LIMITS.findIndex(
          ({ substances, route, days }) =>
            substances?.includes('morphine') && route === 'systemic' && days === 90,
        ),
        'morphine, 90 days',
      ),
    faults: harms,
  },
  removed(KIDNEY_RULES, 'nitrofurantoin'),
  removed(KIDNEY_RULES, 'dabigatran'),
  kidneyForAll('metformin'),
  removed(ALL_PREGNANCY_RULES, 'warfarin'),
  removed(ALL_PREGNANCY_RULES, 'primaquine'),
  { ...removed(ALLERGY_GROUPS, 'allergy-class-penicillin'), faults: allergies },
  { ...removed(ALLERGY_GROUPS, 'allergy-class-ace-inhibitor'), faults: harms },
  removed(AGE_RULES, 'loperamide-2-years'),
  removed(AGE_RULES, 'promethazine-2-years'),
  removed(CONDITION_RULES, 'heart-failure-glitazone'),
  removed(CONDITION_RULES, 'epilepsy-bupropion'),
  {
    label: 'law without antacids among what is sold over the counter',
    sabotage: () => removeAt(OVER_THE_COUNTER, OVER_THE_COUNTER.indexOf('antacid'), 'antacid'),
    faults: lawFaults,
  },
];

describe('a wrong row of the prescription checks', () => {
  it('is caught by a labelled case, in 20 of 20 rows', () => {
    const whole = [...harms(), ...falseStops(), ...allergies(), ...lawFaults()];
    expect(whole).toEqual([]);
    const silent = CASES.filter(({ sabotage, faults }) => {
      const restore = sabotage();
      try {
        return faults().length === 0;
      } finally {
        restore();
      }
    });
    console.log(`${CASES.length - silent.length} of ${CASES.length} caught`);
    expect(silent.map(({ label }) => label)).toEqual([]);
    expect([...harms(), ...falseStops(), ...allergies(), ...lawFaults()]).toEqual(whole);
  });
});

/** Brands that would be read as another medicine if they were missing from the table. */
const TAKEN_FOR_OTHERS = ['Salinex', 'Salbair L', 'Retino A'];

describe('an unknown brand', () => {
  it('is not read as another medicine', () => {
    const mistaken = mistakenWithoutRow(tables, () => true);
    console.log(
      `${mistaken.length} of ${tables.brands.length} brands, left out in turn, are read as another medicine`,
    );
    expect(mistaken).toEqual(TAKEN_FOR_OTHERS);
  });
});
