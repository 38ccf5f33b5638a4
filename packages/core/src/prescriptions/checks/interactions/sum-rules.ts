import type { Label } from '#formatting';
import type { Severity } from '../medicine-finding.ts';
import { type Condition, readCondition } from './condition.ts';
import type { GroupKey } from './groups/groups.ts';

/** Severity from a number of medicines on, possibly only under a condition. */
interface SumStep {
  readonly from: number;
  readonly severity: Severity;
  readonly when?: Condition;
}

/** Medicines whose effects add up. */
export interface SumRule {
  readonly rule: string;
  /** One group: each of its substances counts. Several groups: each group counts once. */
  readonly of: readonly GroupKey[];
  /** The first match counts. */
  readonly steps: readonly SumStep[];
  /** `{a}` is the line's medicine, `{b}` the others. */
  readonly effect: Label;
  readonly act: Label;
  readonly source: string;
}

export const SUM_RULES: readonly SumRule[] = [
  {
    rule: 'interaction/sum/qt',
    of: ['qt-known-risk'],
    steps: [
      { from: 3, severity: 'severe' },
      { from: 2, severity: 'severe', when: readCondition('potassium < 3.5') },
      { from: 2, severity: 'important' },
    ],
    effect: {
      en: '{a} adds to the QT prolongation of {b}: a dangerous arrhythmia is possible',
      hi: '{b} के साथ {a} से QT अंतराल और बढ़ता है: दिल की धड़कन ख़तरनाक रूप से बिगड़ सकती है',
    },
    act: {
      en: 'Choose an alternative, or take an ECG and correct potassium and magnesium first',
      hi: 'दूसरी दवा चुनें, या पहले ECG करें और पोटैशियम व मैग्नीशियम ठीक करें',
    },
    source: 'CredibleMeds known risk list; AHA 2020',
  },
  {
    rule: 'interaction/sum/potassium',
    of: [
      'raas',
      'aldosterone-antagonist',
      'potassium-sparing-diuretic',
      'potassium-salt',
      'trimethoprim-group',
      'calcineurin-inhibitor',
      'drospirenone',
    ],
    steps: [
      { from: 2, severity: 'severe', when: readCondition('potassium >= 5') },
      { from: 3, severity: 'important', when: readCondition('potassium < 4.5') },
      { from: 3, severity: 'severe' },
      { from: 2, severity: 'note', when: readCondition('potassium < 5') },
      { from: 2, severity: 'important' },
    ],
    effect: {
      en: '{a} with {b} can raise potassium to a dangerous level',
      hi: '{a} और {b} साथ लेने से पोटैशियम ख़तरनाक रूप से बढ़ सकता है',
    },
    act: {
      en: 'Measure potassium and creatinine now, after one week and after one month',
      hi: 'पोटैशियम और क्रिएटिनिन अभी, एक हफ़्ते बाद और एक महीने बाद जाँचें',
    },
    source: 'ESC 2021 heart failure; BNF',
  },
  {
    rule: 'interaction/sum/triple-whammy',
    of: ['nsaid', 'raas', 'diuretic'],
    steps: [
      { from: 3, severity: 'severe', when: readCondition('egfr < 60') },
      { from: 3, severity: 'important' },
    ],
    effect: {
      en: '{a} with {b} can cause acute kidney injury (pain reliever, diuretic and ACE inhibitor or ARB)',
      hi: '{a} और {b} साथ लेने से गुर्दे अचानक ख़राब हो सकते हैं (दर्द की दवा, डाययूरेटिक और ACE इनहिबिटर या ARB)',
    },
    act: {
      en: 'Give paracetamol instead of the pain reliever, or check creatinine and potassium within one week',
      hi: 'दर्द की दवा की जगह पैरासिटामोल दें, या एक हफ़्ते में क्रिएटिनिन और पोटैशियम जाँचें',
    },
    source: 'Lapi BMJ 2013; KDIGO 2024; BNF',
  },
  {
    rule: 'interaction/sum/kidney',
    of: [
      'nsaid',
      'aminoglycoside',
      'vancomycin',
      'colistin',
      'amphotericin-b',
      'calcineurin-inhibitor',
      'tenofovir-disoproxil',
      'cisplatin',
      'iodinated-contrast',
    ],
    steps: [{ from: 3, severity: 'severe' }],
    effect: {
      en: '{a} with {b}: three medicines that injure the kidneys',
      hi: '{a} और {b}: गुर्दों को नुकसान करने वाली तीन दवाएँ',
    },
    act: {
      en: 'Stop at least one of them and check creatinine every day or two',
      hi: 'कम से कम एक दवा बंद करें और हर एक-दो दिन में क्रिएटिनिन जाँचें',
    },
    source: 'KDIGO acute kidney injury 2012',
  },
  {
    rule: 'interaction/sum/bleeding',
    of: ['anticoagulant', 'aspirin', 'p2y12-inhibitor', 'nsaid', 'ssri', 'snri'],
    steps: [
      { from: 2, severity: 'severe', when: readCondition('platelets < 50') },
      { from: 3, severity: 'important' },
    ],
    effect: {
      en: '{a} with {b} adds up to a high risk of bleeding',
      hi: '{a} और {b} साथ लेने से रक्तस्राव का ख़तरा बहुत बढ़ता है',
    },
    act: {
      en: 'Stop what is not needed, add a PPI and agree on how long they are given together',
      hi: 'जो ज़रूरी नहीं उसे बंद करें, PPI जोड़ें और साथ देने की अवधि तय करें',
    },
    source: 'ESC 2020; EHA 2022; BNF',
  },
  {
    rule: 'interaction/sum/sedation',
    of: [
      'opioid',
      'benzodiazepine',
      'z-hypnotic',
      'gabapentinoid',
      'sedating-antihistamine',
      'antipsychotic',
      'tricyclic',
      'muscle-relaxant-sedating',
      'phenobarbital',
    ],
    steps: [{ from: 3, severity: 'important' }],
    effect: {
      en: '{a} with {b}: three medicines that make the patient drowsy, with falls and slow breathing',
      hi: '{a} और {b}: नींद लाने वाली तीन दवाएँ, गिरने और साँस धीमी होने का ख़तरा है',
    },
    act: {
      en: 'Stop one of them, or reduce the doses; no driving and no alcohol',
      hi: 'एक दवा बंद करें, या मात्रा कम करें; गाड़ी न चलाएँ और शराब न लें',
    },
    source: 'AGS Beers 2023; FDA 2016',
  },
  {
    rule: 'interaction/sum/serotonin',
    of: ['ssri', 'snri', 'tricyclic', 'serotonergic-antidepressant', 'serotonergic-opioid'],
    steps: [{ from: 2, severity: 'important' }],
    effect: {
      en: '{a} with {b} can cause serotonin syndrome',
      hi: '{a} और {b} साथ लेने से सेरोटोनिन सिंड्रोम हो सकता है',
    },
    act: {
      en: 'Use the lowest doses, and stop them if agitation, tremor, sweating or fever occur',
      hi: 'कम से कम मात्रा दें, और बेचैनी, कंपन, पसीना या बुख़ार हो तो बंद करें',
    },
    source: 'BNF; FDA 2016 (opioids)',
  },
  {
    rule: 'interaction/sum/anticholinergic',
    of: ['anticholinergic'],
    steps: [
      { from: 3, severity: 'important' },
      { from: 2, severity: 'note', when: readCondition('age >= 65') },
    ],
    effect: {
      en: '{a} with {b} can cause confusion, constipation and urine retention',
      hi: '{a} और {b} साथ लेने से भ्रम, कब्ज़ और पेशाब रुकने की समस्या हो सकती है',
    },
    act: {
      en: 'Give only what is needed, above all from 65 years',
      hi: 'केवल ज़रूरी दवाएँ दें, ख़ासकर 65 साल से ऊपर',
    },
    source: 'AGS Beers 2023; BNF',
  },
  {
    rule: 'interaction/sum/low-sugar',
    of: ['sulfonylurea', 'glinide', 'insulin'],
    steps: [{ from: 3, severity: 'important' }],
    effect: {
      en: '{a} with {b} can make the blood sugar fall too low',
      hi: '{a} और {b} साथ लेने से ब्लड शुगर बहुत कम हो सकती है',
    },
    act: {
      en: 'Stop the sulfonylurea or the glinide when insulin is given',
      hi: 'इंसुलिन देने पर सल्फ़ोनिलयूरिया या ग्लिनाइड बंद करें',
    },
    source: 'ADA 2024; BNF',
  },
];
