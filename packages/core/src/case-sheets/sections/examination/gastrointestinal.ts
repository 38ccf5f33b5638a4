import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { ifPresent, NONE, note, sign } from '../../choices.ts';
import { anyOf, choice, counted } from '../../fields.ts';
import * as words from './words/en.ts';

const FINGER = { min: 0, max: 30 };
const inCentimetres = { unit: 'cm', decimals: 1 };

export const GASTROINTESTINAL = caseSheet(
  'GASTROINTESTINAL',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 12; Indian Society of Gastroenterology consensus (alarm features)",
  },
  part('history', wordLabel(words.gastrointestinal, 'history'), [
    anyOf('symptoms', wordLabel(words.gastrointestinal, 'symptoms'), {
      ...wordLabels(words.gastrointestinalSymptoms),
      ...NONE,
    }),
    anyOf('alarm', wordLabel(words.gastrointestinal, 'alarm'), {
      ...wordLabels(words.gastrointestinalAlarm),
      ...NONE,
    }),
    counted('stools', wordLabel(words.gastrointestinal, 'stools'), { min: 0, max: 60 }),
  ]),
  part('abdomen', wordLabel(words.gastrointestinal, 'abdomen'), [
    choice('shape', wordLabel(words.gastrointestinal, 'shape'), wordLabels(words.gastrointestinalShape)),
    sign('tenderness', wordLabel(words.gastrointestinal, 'tenderness')),
    ifPresent(
      'tenderness',
      anyOf(
        'tenderWhere',
        wordLabel(words.gastrointestinal, 'tenderWhere'),
        wordLabels(words.gastrointestinalTenderWhere),
      ),
      sign('guarding', wordLabel(words.gastrointestinal, 'guarding')),
    ),
    counted('liver', wordLabel(words.gastrointestinal, 'liver'), FINGER, inCentimetres),
    counted('spleen', wordLabel(words.gastrointestinal, 'spleen'), FINGER, inCentimetres),
    sign('mass', wordLabel(words.gastrointestinal, 'mass')),
    choice('fluid', wordLabel(words.gastrointestinal, 'fluid'), wordLabels(words.gastrointestinalFluid)),
    choice(
      'bowelSounds',
      wordLabel(words.gastrointestinal, 'bowelSounds'),
      wordLabels(words.gastrointestinalBowelSounds),
    ),
    anyOf('hernia', wordLabel(words.gastrointestinal, 'hernia'), {
      ...wordLabels(words.gastrointestinalHernia),
      ...NONE,
    }),
    anyOf('rectal', wordLabel(words.gastrointestinal, 'rectal'), wordLabels(words.gastrointestinalRectal)),
    note(),
  ]),
);
