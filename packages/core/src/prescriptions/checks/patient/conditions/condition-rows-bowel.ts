import { ANOTHER, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const BOWEL = { en: 'it can tear or paralyse the bowel', hi: 'इससे आँत फट या रुक सकती है' };

export const BOWEL_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'bowel-obstruction',
    {
      key: 'prokinetic',
      of: 'prokinetic, laxative',
      severity: 'severe',
      because: BOWEL,
      act: SPECIALIST,
      source: 'BNF',
    },
    {
      key: 'antidiarrhoeal',
      of: 'loperamide, diphenoxylate, antispasmodic, anticholinergic, opioid',
      severity: 'important',
      because: BOWEL,
      act: SPECIALIST,
      source: 'BNF',
    },
    {
      key: 'acarbose',
      of: 'glucosidase-inhibitor, glp1',
      severity: 'severe',
      because: BOWEL,
      act: ANOTHER,
      source: 'BNF, FDA label',
    },
  ),
  ...rulesFor('oesophagus-disorder', {
    key: 'bisphosphonate',
    of: 'alendronic acid, risedronic acid, ibandronic acid',
    severity: 'severe',
    because: { en: 'it can burn the gullet', hi: 'इससे भोजन नली जल सकती है' },
    act: { en: 'Choose zoledronic acid', hi: 'ज़ोलेड्रोनिक एसिड चुनें' },
    source: 'FDA label',
  }),
  ...rulesFor(
    'pancreatitis',
    {
      key: 'incretin',
      of: 'glp1, gliptin',
      severity: 'important',
      because: { en: 'it can bring back pancreatitis', hi: 'इससे अग्न्याशय की सूजन लौट सकती है' },
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'valproate',
      of: 'valproate, azathioprine',
      severity: 'important',
      because: { en: 'it can cause pancreatitis', hi: 'इससे अग्न्याशय की सूजन हो सकती है' },
      act: WEIGH,
      source: 'FDA label',
    },
  ),
];
