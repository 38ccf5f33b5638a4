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
    choice(
      'lastScreened',
      wordLabel(words.cervical, 'screenedBefore'),
      wordLabels(words.cervicalLastScreened),
    ),
    choice('vaccinated', wordLabel(words.cervical, 'hpvVaccine'), YES_NO_UNKNOWN),
    choice('pregnant', wordLabel(words.cervical, 'pregnantNow'), YES_NO_UNKNOWN),
    anyOf('symptoms', wordLabel(words.cervical, 'complaint'), {
      ...wordLabels(words.cervicalSymptoms),
      ...NONE,
    }),
  ]),
  part('examination', wordLabel(words.cervical, 'examination'), [
    date('examinedOn', wordLabel(words.cervical, 'examined')),
    choice(
      'consented',
      wordLabel(words.cervical, 'agreedWithWomanPresent'),
      wordLabels(words.cervicalConsented),
    ),
    anyOf('cervix', wordLabel(words.cervical, 'cervix'), wordLabels(words.cervicalCervix)),
    choice(
      'junction',
      wordLabel(words.cervical, 'squamocolumnarJunction'),
      wordLabels(words.cervicalJunction),
    ),
    choice('via', wordLabel(words.cervical, 'via'), { ...wordLabels(words.cervicalVia), ...NOT_DONE }),
    choice('hpv', wordLabel(words.cervical, 'hpvTest'), { ...wordLabels(words.cervicalHpv), ...NOT_DONE }),
    choice('smear', wordLabel(words.cervical, 'smearBethesda'), {
      ...wordLabels(words.cervicalSmear),
      ...NOT_DONE,
    }),
    choice('next', wordLabel(words.cervical, 'next'), wordLabels(words.cervicalNext)),
    note(),
  ]),
);
