import { wordLabel } from '#formatting';
import {
  choiceItem,
  codeOf,
  fromYears,
  numberItem,
  numberOf,
  type Scale,
  type ScaleItem,
  stepped,
} from '../scale.ts';
import * as words from '../words/en.ts';
import { CONSCIOUSNESS, OXYGEN, PULSE, RESPIRATION, SPO2, SYSTOLIC, TEMPERATURE } from './vital-inputs.ts';

const SCALE_1 = [
  [96, 0],
  [94, 1],
  [92, 2],
] as const;
const SCALE_2 = [
  [88, 0],
  [86, 1],
  [84, 2],
] as const;
/** Above 93 on oxygen scores points: too much oxygen harms people who retain carbon dioxide. */
const SCALE_2_ON_OXYGEN = [
  [97, 3],
  [95, 2],
  [93, 1],
] as const;

function scale2(spo2: number, oxygen: string | undefined): number | undefined {
  if (spo2 < 93) return stepped(spo2, SCALE_2, 3);
  if (oxygen === undefined) return undefined;
  return oxygen === 'oxygen' ? stepped(spo2, SCALE_2_ON_OXYGEN, 0) : 0;
}

/** Scale 2 applies only if a prescriber has set a target. */
const saturation: ScaleItem = {
  key: 'spo2',
  label: SPO2.label,
  most: 3,
  points: (values, { oxygenScale }) => {
    const spo2 = numberOf(values, 'spo2');
    if (spo2 === undefined) return undefined;
    return oxygenScale === 2 ? scale2(spo2, codeOf(values, 'oxygen')) : stepped(spo2, SCALE_1, 3);
  },
};

/** Royal College of Physicians, National Early Warning Score 2, December 2017. */
export const NEWS2: Scale = {
  shortName: 'NEWS2',
  limits: [
    { level: 'critical', when: { from: 5 }, source: 'RCP, NEWS2, 2017: urgent response' },
    {
      level: 'critical',
      when: { row: 3 },
      source: 'RCP, NEWS2, 2017: urgent ward-based response to a single 3',
    },
  ],
  version: 'NEWS2, 2017',
  label: wordLabel(words.news2, 'news2'),
  source: 'Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017',
  notFor: fromYears(16),
  inputs: [RESPIRATION, SPO2, OXYGEN, SYSTOLIC, PULSE, CONSCIOUSNESS, TEMPERATURE],
  items: [
    numberItem(
      'respiration',
      RESPIRATION.label,
      3,
      [
        [25, 3],
        [21, 2],
        [12, 0],
        [9, 1],
      ],
      3,
    ),
    saturation,
    choiceItem('oxygen', OXYGEN.label, { air: 0, oxygen: 2 }),
    numberItem(
      'systolic',
      SYSTOLIC.label,
      3,
      [
        [220, 3],
        [111, 0],
        [101, 1],
        [91, 2],
      ],
      3,
    ),
    numberItem(
      'pulse',
      PULSE.label,
      3,
      [
        [131, 3],
        [111, 2],
        [91, 1],
        [51, 0],
        [41, 1],
      ],
      3,
    ),
    choiceItem('consciousness', CONSCIOUSNESS.label, {
      alert: 0,
      confused: 3,
      voice: 3,
      pain: 3,
      unresponsive: 3,
    }),
    numberItem(
      'temperature',
      TEMPERATURE.label,
      3,
      [
        [39.1, 2],
        [38.1, 1],
        [36.1, 0],
        [35.1, 1],
      ],
      3,
    ),
  ],
  bands: [
    {
      key: 'low',
      from: 0,
      severity: 'none',
      label: wordLabel(words.news2, 'low'),
      act: wordLabel(words.news2, 'lowAct'),
    },
    {
      key: 'single',
      // Reached by a single item with 3 points, not by a total.
      from: 5,
      severity: 'act',
      label: wordLabel(words.news2, 'single'),
      act: wordLabel(words.news2, 'singleAct'),
    },
    {
      key: 'medium',
      from: 5,
      severity: 'act',
      label: wordLabel(words.news2, 'medium'),
      act: wordLabel(words.news2, 'mediumAct'),
    },
    {
      key: 'high',
      from: 7,
      severity: 'act',
      label: wordLabel(words.news2, 'high'),
      act: wordLabel(words.news2, 'highAct'),
    },
  ],
  floor: (points) => (points.includes(3) ? 'single' : undefined),
};
