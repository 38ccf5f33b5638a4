import { ANOTHER, LOWEST, SPECIALIST, WEIGH } from '../acts.ts';
import { ANTIMUSCARINICS } from './condition-reasons.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const EYE = {
  en: 'it can raise the pressure in the eye within hours',
  hi: 'इससे कुछ घंटों में आँख का दबाव बढ़ सकता है',
};
const BLADDER = { en: 'it can stop the urine', hi: 'इससे पेशाब रुक सकता है' };

export const EYES_AND_BLADDER_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'angle-closure',
    {
      key: 'anticholinergic',
      of: ANTIMUSCARINICS,
      severity: 'severe',
      because: EYE,
      act: ANOTHER,
      source: 'BNF, FDA labels',
    },
    {
      key: 'drops',
      of: 'tropicamide, cyclopentolate, homatropine',
      local: true,
      severity: 'severe',
      because: EYE,
      act: SPECIALIST,
      source: 'BNF',
    },
    {
      key: 'topiramate',
      of: 'topiramate',
      severity: 'severe',
      because: EYE,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'ipratropium',
      of: 'anticholinergic-inhaled',
      local: true,
      severity: 'note',
      because: EYE,
      act: { en: 'Use a mouthpiece or spacer and protect the eyes', hi: 'माउथपीस या स्पेसर लें और आँखें बचाएँ' },
      source: 'BNF',
    },
    {
      key: 'antidepressant',
      of: 'ssri, snri, pseudoephedrine, phenylephrine',
      severity: 'important',
      because: EYE,
      act: WEIGH,
      source: 'FDA labels',
    },
  ),
  ...rulesFor(
    'prostate',
    {
      key: 'anticholinergic',
      of: ANTIMUSCARINICS,
      unless: 'hyoscine butylbromide, solifenacin, tolterodine',
      severity: 'important',
      because: BLADDER,
      act: ANOTHER,
      source: 'AGS Beers 2023, BNF',
    },
    {
      key: 'bladder',
      of: 'hyoscine butylbromide, solifenacin, tolterodine',
      severity: 'note',
      because: BLADDER,
      act: { en: 'Not with retention of urine', hi: 'पेशाब रुका हो तो न दें' },
      source: 'BNF',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylephrine, ephedrine',
      severity: 'important',
      because: BLADDER,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'opioid',
      of: 'opioid, anticholinergic-inhaled',
      local: true,
      severity: 'note',
      because: BLADDER,
      act: LOWEST,
      source: 'BNF',
    },
    {
      key: 'testosterone',
      of: 'androgen',
      severity: 'important',
      because: { en: 'it makes the prostate grow', hi: 'इससे प्रोस्टेट बढ़ती है' },
      act: SPECIALIST,
      source: 'FDA label',
    },
  ),
];
