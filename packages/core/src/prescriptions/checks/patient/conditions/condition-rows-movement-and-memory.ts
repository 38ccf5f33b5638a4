import { ANOTHER, WEIGH } from '../acts.ts';
import { ANTIMUSCARINICS } from './condition-reasons.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const STIFFNESS = { en: 'it makes stiffness and tremor worse', hi: 'इससे जकड़न और कंपन बढ़ता है' };
const ONDANSETRON = {
  en: 'Choose ondansetron, or domperidone at a low dose',
  hi: 'ओंडेनसेट्रॉन चुनें, या कम मात्रा में डोमपेरिडोन',
};
const CONFUSES = { en: 'it makes confusion worse', hi: 'इससे भ्रम बढ़ता है' };

export const MOVEMENT_AND_MEMORY_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'parkinson',
    {
      key: 'metoclopramide',
      of: 'metoclopramide, levosulpiride, prochlorperazine',
      severity: 'severe',
      because: STIFFNESS,
      act: ONDANSETRON,
      source: 'NICE NG71, BNF',
    },
    {
      key: 'antipsychotic',
      of: 'antipsychotic',
      unless: 'quetiapine, clozapine, levosulpiride, prochlorperazine',
      severity: 'severe',
      because: STIFFNESS,
      act: { en: 'Choose quetiapine', hi: 'क्वेटियापीन चुनें' },
      source: 'NICE NG71, AGS Beers 2023',
    },
    {
      key: 'flunarizine',
      of: 'flunarizine, cinnarizine, promethazine, tetrabenazine',
      severity: 'important',
      because: STIFFNESS,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'valproate',
      of: 'valproate',
      severity: 'note',
      because: STIFFNESS,
      act: WEIGH,
      source: 'FDA label',
    },
  ),
  ...rulesFor(
    'dementia',
    {
      key: 'anticholinergic',
      of: `${ANTIMUSCARINICS}, paroxetine`,
      severity: 'important',
      because: CONFUSES,
      act: ANOTHER,
      source: 'AGS Beers 2023',
    },
    {
      key: 'benzodiazepine',
      of: 'benzodiazepine, zolpidem, zopiclone, eszopiclone',
      severity: 'important',
      because: CONFUSES,
      act: ANOTHER,
      source: 'AGS Beers 2023',
    },
    {
      key: 'antipsychotic',
      of: 'antipsychotic',
      unless: 'levosulpiride, prochlorperazine',
      severity: 'important',
      because: { en: 'it raises strokes and deaths in dementia', hi: 'मनोभ्रंश में इससे लकवा और मृत्यु बढ़ती है' },
      act: {
        en: 'Give it only for danger or great distress, and review soon',
        hi: 'केवल ख़तरे या बहुत कष्ट में दें और जल्दी फिर देखें',
      },
      source: 'FDA boxed warning, NICE NG97',
    },
  ),
];
