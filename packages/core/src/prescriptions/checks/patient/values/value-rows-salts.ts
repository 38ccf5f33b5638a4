import { SPECIALIST, WEIGH } from '../acts.ts';
import { QT_KNOWN_RISK } from '../qt-medicines.ts';
import type { ValueRule } from './value-rule.ts';

const RAISES = { en: 'it raises potassium', hi: 'इससे पोटैशियम बढ़ता है' };
const LOWERS = { en: 'it lowers potassium', hi: 'इससे पोटैशियम घटता है' };
const RHYTHM = { en: 'the heart can stop beating regularly', hi: 'दिल की धड़कन जानलेवा रूप से बिगड़ सकती है' };
const SODIUM = { en: 'it lowers sodium', hi: 'इससे सोडियम घटता है' };
const RECHECK = { en: 'Do not give it; measure potassium again today', hi: 'न दें; आज ही पोटैशियम फिर जाँचें' };
const LOWER_OR_WATCH = {
  en: 'Lower the dose or pause it, and measure potassium within a week',
  hi: 'मात्रा घटाएँ या रोकें, और हफ़्ते भर में पोटैशियम जाँचें',
};
const CORRECT = { en: 'Correct potassium first', hi: 'पहले पोटैशियम ठीक करें' };
const PAUSE = { en: 'Pause it and measure sodium again', hi: 'इसे रोकें और सोडियम फिर जाँचें' };
const ESC = 'ESC 2021, UK Kidney Association 2023';
const SPARING = 'aldosterone-antagonist, potassium-sparing-diuretic, potassium chloride, potassium citrate';
const RAAS = 'ace-inhibitor, arb, renin-inhibitor';

export const SALT_VALUES: readonly ValueRule[] = [
  {
    rule: 'potassium-high-sparing',
    value: 'potassium',
    from: 5.5,
    of: SPARING,
    severity: 'severe',
    because: RAISES,
    act: RECHECK,
    source: ESC,
  },
  {
    rule: 'potassium-raised-sparing',
    value: 'potassium',
    from: 5.1,
    of: SPARING,
    egfrBelow: 30,
    severity: 'severe',
    because: RAISES,
    act: RECHECK,
    source: ESC,
  },
  {
    rule: 'potassium-high-raas',
    value: 'potassium',
    from: 6,
    of: RAAS,
    severity: 'severe',
    because: RAISES,
    act: RECHECK,
    source: ESC,
  },
  {
    rule: 'potassium-raised-raas',
    value: 'potassium',
    from: 5.5,
    of: RAAS,
    severity: 'important',
    because: RAISES,
    act: LOWER_OR_WATCH,
    source: ESC,
  },
  {
    rule: 'potassium-high-trimethoprim',
    value: 'potassium',
    from: 6,
    of: 'trimethoprim, heparin, calcineurin-inhibitor, nsaid',
    unless: 'aspirin',
    severity: 'severe',
    because: RAISES,
    act: RECHECK,
    source: 'UK Kidney Association 2023, BNF',
  },
  {
    rule: 'potassium-raised-trimethoprim',
    value: 'potassium',
    from: 5.5,
    of: 'trimethoprim, heparin, calcineurin-inhibitor, nsaid',
    unless: 'aspirin',
    severity: 'important',
    because: RAISES,
    act: LOWER_OR_WATCH,
    source: 'UK Kidney Association 2023, BNF',
  },
  {
    rule: 'potassium-low-diuretic',
    value: 'potassium',
    below: 3,
    of: 'thiazide, loop-diuretic',
    unless: 'aldosterone-antagonist, potassium-sparing-diuretic',
    severity: 'important',
    because: LOWERS,
    act: CORRECT,
    source: 'BNF',
  },
  {
    rule: 'potassium-low-digoxin',
    value: 'potassium',
    below: 3,
    of: 'digoxin',
    severity: 'severe',
    because: RHYTHM,
    act: CORRECT,
    source: 'BNF, FDA label',
  },
  {
    rule: 'potassium-low-qt',
    value: 'potassium',
    below: 3,
    of: QT_KNOWN_RISK,
    severity: 'severe',
    because: RHYTHM,
    act: CORRECT,
    source: 'CredibleMeds, BNF',
  },
  {
    rule: 'potassium-low-other',
    value: 'potassium',
    below: 3,
    of: 'corticosteroid, salbutamol, theophylline, amphotericin b, acetazolamide, laxative',
    unless: 'lactulose, isabgol',
    severity: 'note',
    because: LOWERS,
    act: CORRECT,
    source: 'BNF',
  },
  {
    rule: 'sodium-low-thiazide',
    value: 'sodium',
    below: 125,
    of: 'thiazide',
    severity: 'severe',
    because: SODIUM,
    act: PAUSE,
    source: 'BNF, European guideline 2014',
  },
  {
    rule: 'sodium-low-other',
    value: 'sodium',
    below: 125,
    of: 'ssri, snri, tricyclic, carbamazepine, oxcarbazepine, aldosterone-antagonist',
    severity: 'important',
    because: SODIUM,
    act: PAUSE,
    source: 'BNF, European guideline 2014',
  },
  {
    rule: 'sodium-low-desmopressin',
    value: 'sodium',
    below: 130,
    of: 'desmopressin',
    local: true,
    severity: 'severe',
    because: SODIUM,
    act: SPECIALIST,
    source: 'FDA boxed warning',
  },
  {
    rule: 'sodium-below-130-thiazide',
    value: 'sodium',
    below: 130,
    of: 'thiazide, carbamazepine, oxcarbazepine, ssri',
    severity: 'note',
    because: SODIUM,
    act: WEIGH,
    source: 'BNF',
  },
];
