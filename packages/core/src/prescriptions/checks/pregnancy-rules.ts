import { ASKED_ABOUT_PREGNANCY, type PersonContext } from '#clinical';
import { type Label, labelIn } from '#formatting';
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

export const HARM: Label = {
  en: 'it can harm the unborn child',
  hi: 'इससे गर्भ में पल रहे बच्चे को नुकसान हो सकता है',
};
export const MALFORM: Label = {
  en: 'it can cause malformations',
  hi: 'इससे बच्चे में जन्मजात विकृति हो सकती है',
};

/**
 * Medicines that are avoided in pregnancy, or need a strong reason, each with its source. No clinician of ours has
 * signed the list, and missing medicines are not necessarily safe.
 */
export const PREGNANCY_RULES = {
  'ace-arb': {
    of: 'ace-inhibitor, arb',
    because: {
      en: 'it can harm the kidneys of the unborn child',
      hi: 'इससे गर्भ में पल रहे बच्चे के गुर्दों को नुकसान हो सकता है',
    },
    source: 'NICE NG133',
    yes: 'severe',
    unknown: 'important',
    act: { en: 'Choose labetalol, methyldopa or nifedipine', hi: 'लैबेटालोल, मिथाइलडोपा या निफ़ेडिपिन चुनें' },
  },
  statin: {
    of: 'statin',
    because: HARM,
    source: 'NICE NG238, BNF',
    yes: 'severe',
    unknown: 'note',
    act: { en: 'Stop it until after breast-feeding', hi: 'स्तनपान पूरा होने तक बंद करें' },
  },
  valproate: {
    of: 'valproate',
    because: {
      en: 'it causes malformations and delays development',
      hi: 'इससे जन्मजात विकृति होती है और बच्चे का विकास रुकता है',
    },
    source: 'MHRA 2024, NICE NG217',
    yes: 'severe',
    unknown: 'severe',
    act: {
      en: 'Ask the epilepsy specialist; do not stop it suddenly',
      hi: 'मिर्गी विशेषज्ञ से पूछें; अचानक बंद न करें',
    },
  },
  antiepileptic: {
    of: 'carbamazepine, phenytoin, phenobarbital, topiramate',
    because: MALFORM,
    source: 'MHRA 2021, 2024',
    yes: 'important',
    unknown: 'important',
    act: {
      en: 'Ask the epilepsy specialist, give folic acid, and do not stop it suddenly',
      hi: 'मिर्गी विशेषज्ञ से पूछें, फ़ोलिक एसिड दें, और अचानक बंद न करें',
    },
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
    because: {
      en: 'it can cause malformations and bleeding',
      hi: 'इससे जन्मजात विकृति और रक्तस्राव हो सकता है',
    },
    source: 'RCOG GTG 37a, BNF',
    yes: 'severe',
    unknown: 'important',
    act: {
      en: 'Choose low-molecular-weight heparin; with a mechanical valve ask the cardiologist',
      hi: 'कम आणविक भार वाला हेपारिन चुनें; यांत्रिक वाल्व हो तो हृदय रोग विशेषज्ञ से पूछें',
    },
  },
  'oral-anticoagulant': {
    of: 'oral-anticoagulant',
    because: HARM,
    source: 'BNF',
    yes: 'severe',
    unknown: 'important',
    act: { en: 'Choose low-molecular-weight heparin', hi: 'कम आणविक भार वाला हेपारिन चुनें' },
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
    because: {
      en: 'it stains teeth and slows the growth of bones',
      hi: 'इससे बच्चे के दाँतों पर दाग पड़ते हैं और हड्डियों की बढ़त धीमी होती है',
    },
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
    because: { en: 'it can harm the hearing of the child', hi: 'इससे बच्चे की सुनने की क्षमता को नुकसान हो सकता है' },
    source: 'BNF',
    yes: 'important',
    unknown: 'note',
  },
  trimethoprim: {
    of: 'trimethoprim',
    because: {
      en: 'it works against folic acid, above all in the first three months',
      hi: 'यह फ़ोलिक एसिड के विरुद्ध काम करती है, ख़ासकर पहले तीन महीनों में',
    },
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
    act: { en: 'Choose topical clotrimazole', hi: 'लगाने वाला क्लोट्रिमाज़ोल चुनें' },
  },
  griseofulvin: { of: 'griseofulvin', because: MALFORM, source: 'BNF', yes: 'severe', unknown: 'important' },
  primaquine: {
    of: 'primaquine',
    because: { en: 'it can break down the blood of the child', hi: 'इससे बच्चे का ख़ून टूट सकता है' },
    source: 'WHO malaria guidelines',
    yes: 'severe',
    unknown: 'important',
    act: {
      en: 'Give it after breast-feeding; weekly chloroquine until the birth',
      hi: 'स्तनपान के बाद दें; प्रसव तक साप्ताहिक क्लोरोक्विन दें',
    },
  },
  nsaid: {
    of: 'nsaid',
    unless: 'antiplatelet',
    because: {
      en: 'from week 20 it can harm the kidneys and the circulation of the child',
      hi: '20वें हफ़्ते से इससे बच्चे के गुर्दों और रक्त संचार को नुकसान हो सकता है',
    },
    source: 'FDA 2020, MHRA 2023',
    yes: 'severe',
    unknown: 'important',
    weeks: [
      { before: 20, severity: 'note' },
      { before: 28, severity: 'important' },
      { before: 99, severity: 'severe' },
    ],
    act: { en: 'Choose paracetamol', hi: 'पैरासिटामोल चुनें' },
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
    act: {
      en: 'Choose propylthiouracil in the first three months',
      hi: 'पहले तीन महीनों में प्रोपिलथायोयूरासिल चुनें',
    },
  },
  lithium: {
    of: 'lithium',
    because: MALFORM,
    source: 'NICE CG192',
    yes: 'important',
    unknown: 'important',
    act: { en: 'Ask the psychiatrist; do not stop it suddenly', hi: 'मनोचिकित्सक से पूछें; अचानक बंद न करें' },
  },
  paroxetine: {
    of: 'paroxetine',
    because: MALFORM,
    source: 'MHRA',
    yes: 'important',
    unknown: 'note',
    act: { en: 'Choose sertraline', hi: 'सर्ट्रालीन चुनें' },
  },
  'blood-sugar': {
    of: 'gliflozin, gliptin, glp1, glitazone, sulfonylurea, glinide',
    because: {
      en: 'in pregnancy sugar is treated with insulin or metformin',
      hi: 'गर्भावस्था में शुगर का इलाज इंसुलिन या मेटफ़ॉर्मिन से होता है',
    },
    source: 'NICE NG3',
    yes: 'important',
    unknown: 'note',
    act: { en: 'Choose metformin or insulin', hi: 'मेटफ़ॉर्मिन या इंसुलिन चुनें' },
  },
  diuretic: {
    of: 'thiazide, aldosterone-antagonist',
    because: HARM,
    source: 'NICE NG133, BNF',
    yes: 'important',
    unknown: 'note',
    act: { en: 'Choose labetalol, methyldopa or nifedipine', hi: 'लैबेटालोल, मिथाइलडोपा या निफ़ेडिपिन चुनें' },
  },
  uterotonic: {
    of: 'prostaglandin, antiprogestogen, ergot, uterotonic',
    otherReason:
      /abort|\bmtp\b|miscarr|induc|labou?r|deliver|ha?emorrhage|\bpph\b|ripen|retained|evacuat|third stage/i,
    because: {
      en: 'it makes the womb contract: only to end a pregnancy, for the birth or after it',
      hi: 'इससे गर्भाशय सिकुड़ता है: केवल गर्भ समाप्त करने, प्रसव या उसके बाद के लिए',
    },
    source: 'WHO, BNF',
    yes: 'severe',
    unknown: 'severe',
    act: {
      en: 'Give it only for the birth, after it, or to end the pregnancy',
      hi: 'केवल प्रसव, उसके बाद, या गर्भ समाप्त करने के लिए दें',
    },
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
    because: { en: 'high doses cause malformations', hi: 'ज़्यादा मात्रा से जन्मजात विकृति होती है' },
    source: 'WHO 2011',
    yes: 'severe',
    unknown: 'note',
    act: { en: 'Give at most 10,000 IU a day', hi: 'दिन में अधिकतम 10,000 IU दें' },
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
