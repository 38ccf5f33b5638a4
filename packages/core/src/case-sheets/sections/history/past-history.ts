import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { ifYes, NONE, note, yesNoUnknown } from '../../choices.ts';
import { anyOf, choice, counted, date, diagnosisCode, line } from '../../fields.ts';
import * as words from './words/en.ts';

const VACCINES = wordLabels(words.vaccines);

export const PAST_HISTORY = caseSheet(
  'PAST_HISTORY',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 1; National Immunization Schedule, MoHFW 2023",
  },
  part(
    'illnesses',
    wordLabel(words.pastHistory, 'illnesses'),
    [
      anyOf('asked', wordLabel(words.pastHistory, 'asked'), {
        ...wordLabels(words.pastHistoryAsked),
        ...NONE,
      }),
      note(),
    ],
    {
      group: rows(
        'illnesses',
        wordLabel(words.pastHistory, 'illness'),
        30,
        line('illness', wordLabel(words.pastHistory, 'illness'), { required: true, lookUp: 'code' }),
        diagnosisCode('code', wordLabel(words.pastHistory, 'code')),
        line('since', wordLabel(words.pastHistory, 'since'), { maxLength: 40 }),
        choice('state', wordLabel(words.pastHistory, 'state'), wordLabels(words.pastHistoryState)),
        line('treatment', wordLabel(words.pastHistory, 'treatment')),
      ),
    },
  ),
  part('admissions', wordLabel(words.pastHistory, 'admissions'), [], {
    group: rows(
      'admissions',
      wordLabel(words.pastHistory, 'stay'),
      20,
      line('reason', wordLabel(words.pastHistory, 'reason'), { required: true }),
      line('when', wordLabel(words.pastHistory, 'when'), { maxLength: 40 }),
      line('where', wordLabel(words.pastHistory, 'where')),
      counted('days', wordLabel(words.pastHistory, 'days'), { min: 1, max: 1000 }),
      choice(
        'intensiveCare',
        wordLabel(words.pastHistory, 'intensiveCare'),
        wordLabels(words.pastHistoryIntensiveCare),
      ),
    ),
  }),
  part('transfusions', wordLabel(words.pastHistory, 'transfusions'), [
    yesNoUnknown('transfused', wordLabel(words.pastHistory, 'transfused')),
    ifYes(
      'transfused',
      line('when', wordLabel(words.pastHistory, 'whenAndWhy')),
      yesNoUnknown('reaction', wordLabel(words.pastHistory, 'reaction')),
    ),
  ]),
  part(
    'immunisations',
    wordLabel(words.pastHistory, 'immunisations'),
    [
      choice('childhood', wordLabel(words.pastHistory, 'childhood'), wordLabels(words.pastHistoryChildhood)),
      choice('seen', wordLabel(words.pastHistory, 'seen'), wordLabels(words.pastHistorySeen)),
    ],
    {
      group: rows(
        'immunisations',
        wordLabel(words.pastHistory, 'immunisation'),
        40,
        choice('vaccine', wordLabel(words.pastHistory, 'vaccine'), VACCINES, { required: true }),
        line('which', wordLabel(words.pastHistory, 'which'), { maxLength: 80 }),
        counted('dose', wordLabel(words.pastHistory, 'dose'), { min: 1, max: 10 }),
        date('givenOn', wordLabel(words.pastHistory, 'givenOn')),
      ),
    },
  ),
);
