import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { following, ifYes, NONE, note, yesNoUnknown } from '../../choices.ts';
import { anyOf, choice, line } from '../../fields.ts';
import * as words from './words/en.ts';

export const SURGICAL = caseSheet(
  'SURGICAL',
  {
    source:
      "ASA practice advisory for preanesthesia evaluation 2012; Bailey & Love's Short Practice of Surgery, 27th edition",
  },
  part('before', wordLabel(words.surgical, 'before'), [
    yesNoUnknown('operated', wordLabel(words.surgical, 'operated')),
    yesNoUnknown('anaestheticProblem', wordLabel(words.surgical, 'anaestheticProblem')),
    ifYes(
      'anaestheticProblem',
      line('anaestheticProblemWhich', wordLabel(words.surgical, 'anaestheticProblemWhich')),
    ),
    yesNoUnknown('bleeds', wordLabel(words.surgical, 'bleeds')),
    anyOf('carries', wordLabel(words.surgical, 'carries'), {
      ...wordLabels(words.surgicalCarries),
      ...NONE,
    }),
    note(),
  ]),
  part('operations', wordLabel(words.surgical, 'operations'), [], {
    when: { section: 'before', field: 'operated', is: ['YES'] },
    group: rows(
      'operations',
      wordLabel(words.surgical, 'operation'),
      20,
      line('operation', wordLabel(words.surgical, 'operation'), { required: true }),
      line('when', wordLabel(words.surgical, 'when'), { maxLength: 40 }),
      line('where', wordLabel(words.surgical, 'where')),
      line('reason', wordLabel(words.surgical, 'reason')),
      choice('anaesthesia', wordLabel(words.surgical, 'anaesthesia'), wordLabels(words.surgicalAnaesthesia)),
      anyOf('complications', wordLabel(words.surgical, 'complications'), {
        ...wordLabels(words.surgicalComplications),
        ...NONE,
      }),
      following(
        'complications',
        'OTHER',
        line('otherComplication', wordLabel(words.surgical, 'otherComplication')),
      ),
    ),
  }),
);
