import { WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

export const BONES_AND_SKIN_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor('osteoporosis', {
    key: 'steroid',
    of: 'corticosteroid, glitazone, aromatase-inhibitor',
    severity: 'note',
    because: { en: 'it thins the bones', hi: 'इससे हड्डियाँ कमज़ोर होती हैं' },
    act: WEIGH,
    source: 'BNF, FDA label',
  }),
  ...rulesFor('psoriasis', {
    key: 'flare',
    of: 'lithium, propranolol, chloroquine, hydroxychloroquine',
    severity: 'note',
    because: { en: 'it can make psoriasis flare', hi: 'इससे सोरायसिस भड़क सकता है' },
    act: WEIGH,
    source: 'BNF',
  }),
];
