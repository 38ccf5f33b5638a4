import { PARACETAMOL, SPECIALIST, WEIGH } from '../acts.ts';
import { BLEED } from './condition-reasons.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const ULCER = { en: 'it can make an ulcer bleed', hi: 'इससे छाले से ख़ून बह सकता है' };
const PPI = {
  en: 'Choose paracetamol; if it must be, add a PPI',
  hi: 'पैरासिटामोल चुनें; देना ज़रूरी हो तो PPI जोड़ें',
};
const ADD_PPI = { en: 'Add a PPI', hi: 'PPI जोड़ें' };

export const STOMACH_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'peptic-ulcer',
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, cox-2',
      severity: 'severe',
      because: ULCER,
      act: PPI,
      source: 'BNF, ACG 2009',
    },
    { key: 'cox-2', of: 'cox-2', severity: 'important', because: ULCER, act: PPI, source: 'BNF' },
    {
      key: 'aspirin',
      of: 'aspirin',
      severity: 'important',
      because: ULCER,
      act: {
        en: 'Only after a heart attack, stroke or stent, and with a PPI',
        hi: 'केवल हृदयाघात, लकवे या स्टेंट के बाद, और PPI के साथ',
      },
      source: 'ACG 2009, BNF',
    },
    { key: 'steroid', of: 'corticosteroid', severity: 'note', because: ULCER, act: ADD_PPI, source: 'BNF' },
    {
      key: 'anticoagulant',
      of: 'oral-anticoagulant, vitamin-k-antagonist, clopidogrel, prasugrel, ticagrelor',
      severity: 'important',
      because: ULCER,
      act: ADD_PPI,
      source: 'BNF',
    },
    {
      key: 'bisphosphonate',
      of: 'alendronic acid, risedronic acid',
      severity: 'important',
      because: { en: 'it irritates the gullet and stomach', hi: 'इससे भोजन नली और पेट में जलन होती है' },
      act: { en: 'Choose zoledronic acid', hi: 'ज़ोलेड्रोनिक एसिड चुनें' },
      source: 'BNF',
    },
    {
      key: 'nicorandil',
      of: 'nicorandil, nicotinic acid',
      severity: 'note',
      because: { en: 'it can cause ulcers', hi: 'इससे छाले हो सकते हैं' },
      act: WEIGH,
      source: 'MHRA 2016',
    },
  ),
  ...rulesFor('dyspepsia', {
    key: 'nsaid',
    of: 'nsaid',
    unless: 'cox-2',
    severity: 'note',
    because: { en: 'it irritates the stomach', hi: 'इससे पेट में जलन होती है' },
    act: PPI,
    source: 'ACG 2009',
  }),
  ...rulesFor(
    'gi-bleed',
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin',
      severity: 'severe',
      because: BLEED,
      act: PARACETAMOL,
      source: 'BNF, ACG 2009',
    },
    {
      key: 'aspirin',
      of: 'aspirin',
      severity: 'severe',
      because: BLEED,
      act: {
        en: 'Only after a heart attack, stroke or stent, and with a PPI',
        hi: 'केवल हृदयाघात, लकवे या स्टेंट के बाद, और PPI के साथ',
      },
      source: 'BNF, ACG 2021',
    },
    {
      key: 'anticoagulant',
      of: 'oral-anticoagulant, vitamin-k-antagonist, heparin, clopidogrel, prasugrel, ticagrelor',
      severity: 'severe',
      because: BLEED,
      act: SPECIALIST,
      source: 'BNF, ACG 2022',
    },
    {
      key: 'steroid',
      of: 'corticosteroid, ssri, snri',
      severity: 'note',
      because: BLEED,
      act: ADD_PPI,
      source: 'BNF',
    },
  ),
];
