import { ASKED_ABOUT_PREGNANCY, type PersonContext } from '#clinical';
import { type Label, labelIn } from '#formatting';

/** Whether a patient is with child; `unknown` where that is to be asked first. */
export type PregnancyState = 'yes' | 'unknown' | 'no';

/** What is known of a pregnancy now. Nobody of unknown sex is taken for a man. */
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

interface PregnancyRule {
  /** Classes of our table of medicines. */
  readonly classes: readonly string[];
  /** A class of the same medicine for which the rule does not hold. */
  readonly unless?: string;
  readonly because: Label;
  readonly source: string;
}

const HARM: Label = { en: 'it can harm the unborn child', hi: 'इससे गर्भ में पल रहे बच्चे को नुकसान हो सकता है' };
const MALFORM: Label = {
  en: 'it can cause malformations',
  hi: 'इससे बच्चे में जन्मजात विकृति हो सकती है',
};

/**
 * Medicines that are not given in pregnancy, or only for a reason that outweighs it. Each with its source; no clinician of ours
 * has signed the list, and what is not in it is not therefore safe.
 */
export const PREGNANCY_RULES = {
  'ace-arb': {
    classes: ['ace-inhibitor', 'arb'],
    because: {
      en: 'it can harm the kidneys of the unborn child',
      hi: 'इससे गर्भ में पल रहे बच्चे के गुर्दों को नुकसान हो सकता है',
    },
    source: 'NICE NG133',
  },
  statin: { classes: ['statin'], because: HARM, source: 'NICE NG238, BNF' },
  valproate: {
    classes: ['valproate'],
    because: {
      en: 'it causes malformations and delays development',
      hi: 'इससे जन्मजात विकृति होती है और बच्चे का विकास रुकता है',
    },
    source: 'MHRA 2024, NICE NG217',
  },
  antiepileptic: {
    classes: ['carbamazepine', 'phenytoin', 'phenobarbital', 'topiramate'],
    because: MALFORM,
    source: 'MHRA 2021, 2024',
  },
  methotrexate: {
    classes: ['methotrexate', 'mycophenolate', 'leflunomide'],
    because: MALFORM,
    source: 'BNF, MHRA',
  },
  warfarin: {
    classes: ['vitamin-k-antagonist'],
    because: {
      en: 'it can cause malformations and bleeding',
      hi: 'इससे जन्मजात विकृति और रक्तस्राव हो सकता है',
    },
    source: 'RCOG GTG 37a, BNF',
  },
  'oral-anticoagulant': { classes: ['oral-anticoagulant'], because: HARM, source: 'BNF' },
  retinoid: { classes: ['retinoid', 'retinoid-local'], because: MALFORM, source: 'MHRA' },
  tetracycline: {
    classes: ['tetracycline'],
    because: {
      en: 'it stains teeth and slows the growth of bones',
      hi: 'इससे बच्चे के दाँतों पर दाग पड़ते हैं और हड्डियों की बढ़त धीमी होती है',
    },
    source: 'BNF',
  },
  quinolone: { classes: ['quinolone'], because: HARM, source: 'BNF' },
  aminoglycoside: {
    classes: ['aminoglycoside'],
    because: { en: 'it can harm the hearing of the child', hi: 'इससे बच्चे की सुनने की क्षमता को नुकसान हो सकता है' },
    source: 'BNF',
  },
  trimethoprim: {
    classes: ['trimethoprim'],
    because: {
      en: 'it works against folic acid, above all in the first three months',
      hi: 'यह फ़ोलिक एसिड के विरुद्ध काम करती है, ख़ासकर पहले तीन महीनों में',
    },
    source: 'BNF',
  },
  azole: { classes: ['azole'], because: MALFORM, source: 'BNF, FDA 2016' },
  griseofulvin: { classes: ['griseofulvin'], because: MALFORM, source: 'BNF' },
  primaquine: {
    classes: ['primaquine'],
    because: { en: 'it can break down the blood of the child', hi: 'इससे बच्चे का ख़ून टूट सकता है' },
    source: 'WHO malaria guidelines',
  },
  nsaid: {
    classes: ['nsaid'],
    unless: 'antiplatelet',
    because: {
      en: 'from week 20 it can harm the kidneys and the circulation of the child',
      hi: '20वें हफ़्ते से इससे बच्चे के गुर्दों और रक्त संचार को नुकसान हो सकता है',
    },
    source: 'FDA 2020, MHRA 2023',
  },
  carbimazole: { classes: ['antithyroid-carbimazole'], because: MALFORM, source: 'MHRA 2019' },
  lithium: { classes: ['lithium'], because: MALFORM, source: 'NICE CG192' },
  paroxetine: { classes: ['paroxetine'], because: MALFORM, source: 'MHRA' },
  'blood-sugar': {
    classes: ['gliflozin', 'gliptin', 'glp1', 'glitazone', 'sulfonylurea', 'glinide'],
    because: {
      en: 'in pregnancy sugar is treated with insulin or metformin',
      hi: 'गर्भावस्था में शुगर का इलाज इंसुलिन या मेटफ़ॉर्मिन से होता है',
    },
    source: 'NICE NG3',
  },
  diuretic: {
    classes: ['thiazide', 'aldosterone-antagonist'],
    because: HARM,
    source: 'NICE NG133, BNF',
  },
  uterotonic: {
    classes: ['prostaglandin', 'antiprogestogen', 'ergot', 'uterotonic'],
    because: {
      en: 'it makes the womb contract: only to end a pregnancy, for the birth or after it',
      hi: 'इससे गर्भाशय सिकुड़ता है: केवल गर्भ समाप्त करने, प्रसव या उसके बाद के लिए',
    },
    source: 'WHO, BNF',
  },
  hormones: {
    classes: [
      'five-alpha-reductase-inhibitor',
      'aromatase-inhibitor',
      'ovulation-inducer',
      'progestogen-high',
    ],
    because: MALFORM,
    source: 'BNF',
  },
  'vitamin-a': {
    classes: ['vitamin-a'],
    because: { en: 'high doses cause malformations', hi: 'ज़्यादा मात्रा से जन्मजात विकृति होती है' },
    source: 'WHO 2011',
  },
} as const satisfies Readonly<Record<string, PregnancyRule>>;
export type PregnancyRuleKey = keyof typeof PREGNANCY_RULES;

const RULES: readonly (readonly [string, PregnancyRule])[] = Object.entries(PREGNANCY_RULES);

/** The first rule that speaks against giving a medicine of these classes in pregnancy. */
export const pregnancyRuleOf = (classes: readonly string[]): PregnancyRuleKey | undefined =>
  RULES.find(
    ([, rule]) =>
      rule.classes.some((one) => classes.includes(one)) && !(rule.unless && classes.includes(rule.unless)),
  )?.[0] as PregnancyRuleKey | undefined;

/** Why, and who says so; undefined for a rule of a newer server. */
export function pregnancyRuleText(
  key: string,
  locale?: string,
): { because: string; source: string } | undefined {
  const rule = Object.hasOwn(PREGNANCY_RULES, key) ? PREGNANCY_RULES[key as PregnancyRuleKey] : undefined;
  return rule && { because: labelIn(rule.because, locale), source: rule.source };
}
