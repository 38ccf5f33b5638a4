import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { examined, NONE, note, SIDES } from '../../choices.ts';
import { anyOf, asked, choice, line, when } from '../../fields.ts';
import * as words from './words/en.ts';

/** Syndromes of sexually transmitted and reproductive tract infections, and the examination. */
export const GENITAL = caseSheet(
  'GENITAL',
  {
    source:
      'National guidelines on prevention, management and control of reproductive tract and sexually transmitted infections, NACO 2014',
  },
  part('history', wordLabel(words.genital, 'history'), [
    anyOf(
      'symptoms',
      wordLabel(words.genital, 'symptoms'),
      { ...wordLabels(words.genitalSymptoms), ...NONE },
      { hint: wordLabel(words.genital, 'hint') },
    ),
    asked(
      'ifDischarge',
      when('symptoms', 'DISCHARGE'),
      choice('discharge', wordLabel(words.genital, 'discharge'), wordLabels(words.genitalDischarge)),
    ),
    asked(
      'ifUlcer',
      when('symptoms', 'ULCER'),
      choice('ulcer', wordLabel(words.genital, 'ulcer'), wordLabels(words.genitalUlcer)),
    ),
    line('since', wordLabel(words.genital, 'since'), { maxLength: 60 }),
    choice('partner', wordLabel(words.genital, 'partner'), wordLabels(words.genitalPartner)),
  ]),
  part('examination', wordLabel(words.genital, 'examination'), [
    choice('consented', wordLabel(words.genital, 'consented'), wordLabels(words.genitalConsented)),
    asked(
      'ifConsented',
      when('consented', 'YES', 'NO_CHAPERONE'),
      ...examined('external', wordLabel(words.genital, 'external')),
      ...examined('internal', wordLabel(words.genital, 'internal')),
      choice('testes', wordLabel(words.genital, 'testes'), wordLabels(words.genitalTestes)),
      choice('groinNodes', wordLabel(words.genital, 'groinNodes'), {
        ABSENT: wordLabel(words.genital, 'absent'),
        ...SIDES,
      }),
    ),
    anyOf('offered', wordLabel(words.genital, 'offered'), { ...wordLabels(words.genitalOffered), ...NONE }),
    note(),
  ]),
);
