import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, YES_NO_UNKNOWN } from '../../choices.ts';
import { anyOf, choice, date } from '../../fields.ts';
import { mayBeFemale } from '../../section.ts';
import * as words from './words/en.ts';

const NOT_DONE = wordLabels(words.notDone);

/** Screening for cervical cancer: visual inspection, HPV test or smear. */
export const CERVICAL = caseSheet(
  'CERVICAL',
  {
    source:
      'Operational framework: management of common cancers, MoHFW 2016 (VIA); WHO guideline for cervical screening, 2nd edition 2021; Bethesda System 2014',
    asksOf: mayBeFemale,
  },
  part('history', wordLabel(words.cervical, 'history'), [
    choice('lastScreened', wordLabel(words.cervical, 'lastScreened'), wordLabels(words.cervicalLastScreened)),
    choice('vaccinated', wordLabel(words.cervical, 'vaccinated'), YES_NO_UNKNOWN),
    choice('pregnant', wordLabel(words.cervical, 'pregnant'), YES_NO_UNKNOWN),
    anyOf('symptoms', wordLabel(words.cervical, 'symptoms'), {
      ...wordLabels(words.cervicalSymptoms),
      ...NONE,
    }),
  ]),
  part('examination', wordLabel(words.cervical, 'examination'), [
    date('examinedOn', wordLabel(words.cervical, 'examinedOn')),
    choice('consented', wordLabel(words.cervical, 'consented'), wordLabels(words.cervicalConsented)),
    anyOf('cervix', wordLabel(words.cervical, 'cervix'), wordLabels(words.cervicalCervix)),
    choice('junction', wordLabel(words.cervical, 'junction'), wordLabels(words.cervicalJunction)),
    choice('via', wordLabel(words.cervical, 'via'), { ...wordLabels(words.cervicalVia), ...NOT_DONE }),
    choice('hpv', wordLabel(words.cervical, 'hpv'), { ...wordLabels(words.cervicalHpv), ...NOT_DONE }),
    choice('smear', wordLabel(words.cervical, 'smear'), {
      ...wordLabels(words.cervicalSmear),
      ...NOT_DONE,
    }),
    choice('next', wordLabel(words.cervical, 'next'), wordLabels(words.cervicalNext)),
    note(),
  ]),
);
