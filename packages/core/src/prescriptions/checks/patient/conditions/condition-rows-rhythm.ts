import { ANOTHER, SPECIALIST, WEIGH } from '../acts.ts';
import { QT_KNOWN_RISK } from '../qt-medicines.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const SLOWS = { en: 'it slows the heart further', hi: 'इससे दिल की गति और धीमी होती है' };
const RHYTHM = {
  en: 'it can cause a deadly rhythm of the heart',
  hi: 'इससे दिल की जानलेवा गड़बड़ धड़कन हो सकती है',
};

export const RHYTHM_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'heart-block',
    {
      key: 'beta-blocker',
      of: 'beta-blocker',
      local: true,
      severity: 'severe',
      because: SLOWS,
      act: { en: 'Choose another medicine unless a pacemaker is in place', hi: 'पेसमेकर न हो तो दूसरी दवा चुनें' },
      source: 'FDA labels, BNF',
    },
    {
      key: 'verapamil',
      of: 'verapamil, diltiazem',
      severity: 'severe',
      because: SLOWS,
      act: ANOTHER,
      source: 'FDA labels, BNF',
    },
    {
      key: 'ivabradine',
      of: 'ivabradine',
      severity: 'severe',
      because: SLOWS,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'digoxin',
      of: 'digoxin, amiodarone, flecainide, propafenone',
      severity: 'severe',
      because: SLOWS,
      act: SPECIALIST,
      source: 'FDA labels, BNF',
    },
    {
      key: 'donepezil',
      of: 'donepezil, rivastigmine, galantamine, clonidine',
      severity: 'important',
      because: SLOWS,
      act: WEIGH,
      source: 'FDA labels, BNF',
    },
  ),
  ...rulesFor(
    'long-qt',
    {
      key: 'known-risk',
      of: QT_KNOWN_RISK,
      severity: 'severe',
      because: RHYTHM,
      act: { en: 'Choose a medicine without effect on the QT interval', hi: 'ऐसी दवा चुनें जो QT न बढ़ाए' },
      source: 'CredibleMeds known risk',
    },
    {
      key: 'further',
      of: 'hydroxychloroquine, quinine, ofloxacin, norfloxacin, ziprasidone, quetiapine, clozapine, risperidone, amisulpride, tricyclic, delamanid, hydroxyzine, solifenacin, nilotinib, ranolazine, tizanidine',
      severity: 'important',
      because: RHYTHM,
      act: { en: 'Choose another medicine, or take an ECG', hi: 'दूसरी दवा चुनें, या ECG करें' },
      source: 'CredibleMeds, avoid in congenital long QT',
    },
  ),
  ...rulesFor('atrial-fibrillation-preexcited', {
    key: 'av-node',
    of: 'digoxin, verapamil, diltiazem, adenosine',
    severity: 'severe',
    because: RHYTHM,
    act: SPECIALIST,
    source: 'ESC 2019',
  }),
  ...rulesFor('rhythm-disorder', {
    key: 'domperidone',
    of: 'domperidone, cisapride',
    severity: 'severe',
    because: RHYTHM,
    act: ANOTHER,
    source: 'EMA 2014',
  }),
];
