import { wordLabel } from '#formatting';
import { choiceItem, isInMaternity, numberOf, type Scale, type ScaleItem } from '../scale.ts';
import * as words from '../words/en.ts';
import { DIASTOLIC, PULSE, RESPIRATION, SPO2, SYSTOLIC, TEMPERATURE } from './vital-inputs.ts';

const AMBER = 1;
const RED = 2;

interface Edges {
  /** Red at and below this value. */
  readonly redUnder?: number;
  readonly amberUnder?: number;
  readonly amberFrom?: number;
  readonly redFrom?: number;
}

function colour(value: number, { redUnder, amberUnder, amberFrom, redFrom }: Edges): number {
  if ((redUnder !== undefined && value <= redUnder) || (redFrom !== undefined && value >= redFrom))
    return RED;
  if ((amberUnder !== undefined && value <= amberUnder) || (amberFrom !== undefined && value >= amberFrom))
    return AMBER;
  return 0;
}

const row = (
  { key, label }: { readonly key: string; readonly label: ScaleItem['label'] },
  edges: Edges,
): ScaleItem => ({
  key,
  label,
  most: RED,
  points: (values) => {
    const value = numberOf(values, key);
    return value === undefined ? undefined : colour(value, edges);
  },
});

const STATE = wordLabel(words.mewc, 'state');
const URINE = wordLabel(words.mewc, 'urine');
const HEADACHE = wordLabel(words.mewc, 'headache');

const askYes = (key: string, label: ScaleItem['label']) => ({
  key,
  kind: 'choice' as const,
  label,
  choices: [
    { code: 'no', label: wordLabel(words.mewc, 'no') },
    { code: 'yes', label: wordLabel(words.mewc, 'yes') },
  ],
});

/**
 * Red limits follow Mhyre 2014 (temperature: clinical safety, part 2), amber limits the maternity charts of Singh
 * 2012. One red or two ambers call for help now: red scores 2, amber 1.
 */
export const MEWC: Scale = {
  shortName: 'MEWC',
  limits: [
    {
      level: 'critical',
      when: { from: 2 },
      source: 'Mhyre et al. 2014; Singh et al. 2012: one red or two ambers',
    },
  ],
  version: 'MEWC 2014, amber of Singh 2012',
  label: wordLabel(words.mewc, 'maternalEarlyWarning'),
  source:
    'Mhyre et al., Maternal Early Warning Criteria, Obstet Gynecol 2014; Singh et al., Anaesthesia 2012',
  notFor: (person) => (isInMaternity(person) ? undefined : 'not-maternity'),
  inputs: [
    SYSTOLIC,
    DIASTOLIC,
    PULSE,
    RESPIRATION,
    SPO2,
    TEMPERATURE,
    askYes('state', STATE),
    askYes('urine', URINE),
    askYes('headache', HEADACHE),
  ],
  items: [
    row(SYSTOLIC, { redUnder: 89, amberUnder: 99, amberFrom: 150, redFrom: 160 }),
    row(DIASTOLIC, { amberFrom: 90, redFrom: 101 }),
    row(PULSE, { redUnder: 49, amberFrom: 101, redFrom: 121 }),
    row(RESPIRATION, { redUnder: 9, amberFrom: 21, redFrom: 31 }),
    row(SPO2, { redUnder: 94 }),
    row(TEMPERATURE, { redUnder: 35, amberUnder: 36, amberFrom: 37.6, redFrom: 38.1 }),
    choiceItem('state', STATE, { no: 0, yes: RED }),
    choiceItem('urine', URINE, { no: 0, yes: RED }),
    choiceItem('headache', HEADACHE, { no: 0, yes: RED }),
  ],
  bands: [
    { key: 'none', from: 0, severity: 'none', label: wordLabel(words.mewc, 'none') },
    {
      key: 'amber',
      from: 1,
      severity: 'look',
      label: wordLabel(words.mewc, 'amber'),
      act: wordLabel(words.mewc, 'amberAct'),
    },
    {
      key: 'red',
      from: 2,
      severity: 'act',
      label: wordLabel(words.mewc, 'red'),
      act: wordLabel(words.mewc, 'redAct'),
    },
  ],
};
