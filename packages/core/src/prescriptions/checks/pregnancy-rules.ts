import { ASKED_ABOUT_PREGNANCY, type PersonContext } from '#clinical';
import { type Label, labelIn, wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import type { Severity } from './medicine-finding.ts';
import type { RuleMedicines } from './patient/rule-medicines.ts';

/** Whether a patient is pregnant; `unknown` if it has to be asked first. */
export type PregnancyState = 'yes' | 'unknown' | 'no';

/** Returns the current pregnancy state. Unknown sex is never assumed to be male. */
export function pregnancyOf({
  sex,
  age,
  pregnant,
  gestationalDays,
  daysAfterBirth,
  perhapsAfterBirth,
}: PersonContext): PregnancyState {
  if (pregnant === true || gestationalDays !== undefined) return 'yes';
  if (sex === 'male') return 'no';
  if (pregnant === 'unknown' || perhapsAfterBirth) return 'unknown';
  if (daysAfterBirth !== undefined || pregnant === false) return 'no';
  const years = age && Math.floor(age.months / 12);
  const { from, to } = ASKED_ABOUT_PREGNANCY;
  return years === undefined || (years >= from && years <= to) ? 'unknown' : 'no';
}

/** Severity before a gestational week; no finding if `severity` is undefined. */
interface PregnancyWeeks {
  readonly before: number;
  readonly severity: Severity | undefined;
}

export interface PregnancyRule extends RuleMedicines {
  readonly because: Label;
  /** Default: choose another medicine. */
  readonly act?: Label;
  readonly source: string;
  /** In a known pregnancy. */
  readonly yes: Severity;
  /** If a pregnancy is possible and was not asked about. */
  readonly unknown?: Severity;
  /** For a fertile woman who is not pregnant. */
  readonly fertile?: Severity;
  /** By week if known; earliest first. */
  readonly weeks?: readonly PregnancyWeeks[];
}

export const HARM: Label = wordLabel(words.pregnancyRules, 'harm');
export const MALFORM: Label = wordLabel(words.pregnancyRules, 'malform');

/**
 * Medicines that are avoided in pregnancy, or need a strong reason, each with its source. No clinician of ours has
 * signed the list, and missing medicines are not necessarily safe.
 */
export const PREGNANCY_RULES = {
  'ace-arb': {
    of: 'ace-inhibitor, arb',
    because: wordLabel(words.pregnancyRules, 'because'),
    source: 'NICE NG133',
    yes: 'severe',
    unknown: 'important',
    act: wordLabel(words.pregnancyRules, 'chooseLabetalol'),
  },
  statin: {
    of: 'statin',
    because: HARM,
    source: 'NICE NG238, BNF',
    yes: 'severe',
    unknown: 'note',
    act: wordLabel(words.pregnancyRules, 'stopUntilWeaned'),
  },
  valproate: {
    of: 'valproate',
    because: wordLabel(words.pregnancyRules, 'malformationsAndDelay'),
    source: 'MHRA 2024, NICE NG217',
    yes: 'severe',
    unknown: 'severe',
    act: wordLabel(words.pregnancyRules, 'epilepsySpecialist'),
  },
  antiepileptic: {
    of: 'carbamazepine, phenytoin, phenobarbital, topiramate',
    because: MALFORM,
    source: 'MHRA 2021, 2024',
    yes: 'important',
    unknown: 'important',
    act: wordLabel(words.pregnancyRules, 'epilepsySpecialistAndFolicAcid'),
  },
  methotrexate: {
    of: 'methotrexate, mycophenolate, leflunomide',
    otherReason: /ectopic|molar|trophoblast/i,
    because: MALFORM,
    source: 'BNF, MHRA',
    yes: 'severe',
    unknown: 'severe',
  },
  warfarin: {
    of: 'vitamin-k-antagonist',
    because: wordLabel(words.pregnancyRules, 'malformationsAndBleeding'),
    source: 'RCOG GTG 37a, BNF',
    yes: 'severe',
    unknown: 'important',
    act: wordLabel(words.pregnancyRules, 'heparinOrCardiologist'),
  },
  'oral-anticoagulant': {
    of: 'oral-anticoagulant',
    because: HARM,
    source: 'BNF',
    yes: 'severe',
    unknown: 'important',
    act: wordLabel(words.pregnancyRules, 'heparin'),
  },
  retinoid: {
    of: 'retinoid, retinoid-local',
    because: MALFORM,
    source: 'MHRA',
    yes: 'severe',
    unknown: 'severe',
    fertile: 'important',
  },
  tetracycline: {
    of: 'tetracycline',
    because: wordLabel(words.pregnancyRules, 'teethAndBones'),
    source: 'BNF',
    yes: 'severe',
    unknown: 'important',
    weeks: [
      { before: 15, severity: 'important' },
      { before: 99, severity: 'severe' },
    ],
  },
  quinolone: { of: 'quinolone', because: HARM, source: 'BNF', yes: 'important', unknown: 'note' },
  aminoglycoside: {
    of: 'aminoglycoside',
    because: wordLabel(words.pregnancyRules, 'hearing'),
    source: 'BNF',
    yes: 'important',
    unknown: 'note',
  },
  trimethoprim: {
    of: 'trimethoprim',
    because: wordLabel(words.pregnancyRules, 'folicAcid'),
    source: 'BNF',
    yes: 'important',
    unknown: 'note',
    weeks: [
      { before: 13, severity: 'severe' },
      { before: 99, severity: 'note' },
    ],
  },
  azole: {
    of: 'azole',
    because: MALFORM,
    source: 'BNF, FDA 2016',
    yes: 'severe',
    unknown: 'note',
    act: wordLabel(words.pregnancyRules, 'chooseTopicalClotrimazole'),
  },
  griseofulvin: { of: 'griseofulvin', because: MALFORM, source: 'BNF', yes: 'severe', unknown: 'important' },
  primaquine: {
    of: 'primaquine',
    because: wordLabel(words.pregnancyRules, 'bloodCells'),
    source: 'WHO malaria guidelines',
    yes: 'severe',
    unknown: 'important',
    act: wordLabel(words.pregnancyRules, 'afterWeaning'),
  },
  nsaid: {
    of: 'nsaid',
    unless: 'antiplatelet',
    because: wordLabel(words.pregnancyRules, 'kidneysFromWeek20'),
    source: 'FDA 2020, MHRA 2023',
    yes: 'severe',
    unknown: 'important',
    weeks: [
      { before: 20, severity: 'note' },
      { before: 28, severity: 'important' },
      { before: 99, severity: 'severe' },
    ],
    act: wordLabel(words.pregnancyRules, 'chooseParacetamol'),
  },
  carbimazole: {
    of: 'antithyroid-carbimazole',
    because: MALFORM,
    source: 'MHRA 2019',
    yes: 'important',
    unknown: 'important',
    weeks: [
      { before: 13, severity: 'severe' },
      { before: 99, severity: 'note' },
    ],
    act: wordLabel(words.pregnancyRules, 'propylthiouracil'),
  },
  lithium: {
    of: 'lithium',
    because: MALFORM,
    source: 'NICE CG192',
    yes: 'important',
    unknown: 'important',
    act: wordLabel(words.pregnancyRules, 'psychiatrist'),
  },
  paroxetine: {
    of: 'paroxetine',
    because: MALFORM,
    source: 'MHRA',
    yes: 'important',
    unknown: 'note',
    act: wordLabel(words.pregnancyRules, 'chooseSertraline'),
  },
  'blood-sugar': {
    of: 'gliflozin, gliptin, glp1, glitazone, sulfonylurea, glinide',
    because: wordLabel(words.pregnancyRules, 'sugar'),
    source: 'NICE NG3',
    yes: 'important',
    unknown: 'note',
    act: wordLabel(words.pregnancyRules, 'chooseMetforminOrInsulin'),
  },
  diuretic: {
    of: 'thiazide, aldosterone-antagonist',
    because: HARM,
    source: 'NICE NG133, BNF',
    yes: 'important',
    unknown: 'note',
    act: wordLabel(words.pregnancyRules, 'chooseLabetalol'),
  },
  uterotonic: {
    of: 'prostaglandin, antiprogestogen, ergot, uterotonic',
    otherReason:
      /abort|\bmtp\b|miscarr|induc|labou?r|deliver|ha?emorrhage|\bpph\b|ripen|retained|evacuat|third stage/i,
    because: wordLabel(words.pregnancyRules, 'womb'),
    source: 'WHO, BNF',
    yes: 'severe',
    unknown: 'severe',
    act: wordLabel(words.pregnancyRules, 'birthOnly'),
  },
  'five-alpha-reductase': {
    of: 'five-alpha-reductase-inhibitor',
    because: MALFORM,
    source: 'BNF, FDA label',
    yes: 'severe',
    unknown: 'severe',
  },
  hormones: {
    of: 'aromatase-inhibitor, ovulation-inducer, progestogen-high',
    because: MALFORM,
    source: 'BNF',
    yes: 'severe',
    unknown: 'important',
  },
  'vitamin-a': {
    of: 'vitamin-a',
    because: wordLabel(words.pregnancyRules, 'highDoses'),
    source: 'WHO 2011',
    yes: 'severe',
    unknown: 'note',
    act: wordLabel(words.pregnancyRules, 'atMost10000Iu'),
  },
} as const satisfies Readonly<Record<string, PregnancyRule>>;
type PregnancyRuleKey = keyof typeof PREGNANCY_RULES;

/** Returns the reason and source; undefined for an unknown rule. */
export function pregnancyRuleText(
  key: string,
  locale?: string,
): { because: string; source: string } | undefined {
  const rule = Object.hasOwn(PREGNANCY_RULES, key) ? PREGNANCY_RULES[key as PregnancyRuleKey] : undefined;
  return rule && { because: labelIn(rule.because, locale), source: rule.source };
}
