import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { following, NONE, note } from '../../choices.ts';
import { anyOf, asked, choice, counted, date, when } from '../../fields.ts';
import { mayBeFemale } from '../../section.ts';
import * as words from './words/en.ts';

/** State of cycles; amounts and lengths only if there are any. */
export const MENSTRUAL = caseSheet(
  'MENSTRUAL',
  {
    source:
      "FIGO classification of abnormal uterine bleeding 2018; D. C. Dutta's Textbook of Gynecology, 8th edition",
    asksOf: mayBeFemale,
  },
  part('cycle', wordLabel(words.menstrual, 'cycle'), [
    counted('menarche', wordLabel(words.menstrual, 'menarche'), { min: 7, max: 20 }),
    choice('state', wordLabel(words.menstrual, 'state'), wordLabels(words.menstrualState)),
    asked(
      'whileOfAge',
      { not: { field: 'state', is: ['NOT_BEGUN', 'MENOPAUSE'] } },
      date('lmp', wordLabel(words.menstrual, 'lmp'), {
        days: { min: -1100, max: 0 },
      }),
    ),
    asked(
      'whileCycling',
      when('state', 'REGULAR', 'IRREGULAR'),
      counted('cycleDays', wordLabel(words.menstrual, 'cycleDays'), { min: 10, max: 180 }),
      counted('bleedingDays', wordLabel(words.menstrual, 'bleedingDays'), { min: 1, max: 60 }),
      choice('flow', wordLabel(words.menstrual, 'flow'), wordLabels(words.menstrualFlow)),
      counted('pads', wordLabel(words.menstrual, 'pads'), { min: 0, max: 40 }),
      choice('pain', wordLabel(words.menstrual, 'pain'), wordLabels(words.menstrualPain)),
    ),
    following(
      'state',
      'MENOPAUSE',
      counted('menopauseAge', wordLabel(words.menstrual, 'menopauseAge'), { min: 20, max: 65 }),
    ),
    anyOf('bleeding', wordLabel(words.menstrual, 'bleeding'), {
      ...wordLabels(words.menstrualBleeding),
      ...NONE,
    }),
  ]),
  part('births', wordLabel(words.menstrual, 'births'), [
    counted('gravida', wordLabel(words.menstrual, 'gravida'), { min: 0, max: 25 }),
    counted('para', wordLabel(words.menstrual, 'para'), { min: 0, max: 25 }),
    counted('abortions', wordLabel(words.menstrual, 'abortions'), { min: 0, max: 25 }),
    counted('living', wordLabel(words.menstrual, 'living'), { min: 0, max: 25 }),
    choice(
      'contraception',
      wordLabel(words.menstrual, 'contraception'),
      wordLabels(words.menstrualContraception),
    ),
    note(),
  ]),
);
