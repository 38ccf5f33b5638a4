import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { choice, text } from '../../fields.ts';
import * as words from './words/en.ts';

export const SUMMARY = caseSheet(
  'SUMMARY',
  {
    source:
      'Problem-oriented medical record, Weed 1968; National Medical Commission: Telemedicine Practice Guidelines 2020, section 3.7',
    ofVisit: true,
  },
  part('summary', wordLabel(words.summary, 'summary'), [
    text('complaint', wordLabel(words.summary, 'complaint'), {
      maxLength: 2000,
      required: true,
      hint: wordLabel(words.summary, 'hint'),
    }),
    text('history', wordLabel(words.summary, 'history')),
    text('findings', wordLabel(words.summary, 'findings')),
    text('impression', wordLabel(words.summary, 'impression'), { maxLength: 2000 }),
    text('plan', wordLabel(words.summary, 'plan')),
    choice('course', wordLabel(words.summary, 'course'), wordLabels(words.summaryCourse)),
    choice('urgency', wordLabel(words.summary, 'urgency'), wordLabels(words.summaryUrgency)),
  ]),
);
