import { ANOTHER, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const WEAKNESS = {
  en: 'it can make the muscles too weak to breathe',
  hi: 'इससे साँस की मांसपेशियाँ कमज़ोर हो सकती हैं',
};

export const MUSCLES_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'myasthenia',
    {
      key: 'quinolone',
      of: 'quinolone',
      severity: 'severe',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'aminoglycoside',
      of: 'aminoglycoside, colistin, polymyxin b',
      severity: 'severe',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'MGFA, BNF',
    },
    {
      key: 'magnesium',
      of: 'magnesium sulfate',
      severity: 'severe',
      because: WEAKNESS,
      act: SPECIALIST,
      source: 'MGFA',
    },
    {
      key: 'macrolide',
      of: 'macrolide',
      severity: 'important',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'MGFA, FDA label',
    },
    {
      key: 'beta-blocker',
      of: 'beta-blocker',
      local: true,
      severity: 'important',
      because: WEAKNESS,
      act: WEIGH,
      source: 'MGFA',
    },
    {
      key: 'quinine',
      of: 'quinine, chloroquine, hydroxychloroquine, penicillamine, quinidine',
      severity: 'severe',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'MGFA, FDA label',
    },
    {
      key: 'sedative',
      of: 'benzodiazepine, muscle-relaxant, neuromuscular-blocker',
      severity: 'important',
      because: WEAKNESS,
      act: WEIGH,
      source: 'BNF',
    },
    {
      key: 'verapamil',
      of: 'verapamil, procaine, lithium, statin, phenytoin',
      severity: 'note',
      because: WEAKNESS,
      act: WEIGH,
      source: 'MGFA',
    },
    {
      key: 'anticholinergic',
      of: 'oxybutynin, tolterodine, solifenacin, trihexyphenidyl',
      severity: 'note',
      because: { en: 'it works against pyridostigmine', hi: 'यह पाइरिडोस्टिग्मीन के विरुद्ध काम करती है' },
      act: WEIGH,
      source: 'BNF',
    },
  ),
];
