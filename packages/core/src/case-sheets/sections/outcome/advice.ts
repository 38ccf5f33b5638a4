import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { anyOf, asked, choice, line, text, when } from '../../fields.ts';
import * as words from './words/en.ts';

/** Advice to the patient, and whether it was understood. */
export const ADVICE = caseSheet(
  'ADVICE',
  {
    source:
      'National Medical Commission: Telemedicine Practice Guidelines 2020; MoHFW: NCD medical officer module 2017; AHRQ teach-back',
    ofVisit: true,
  },
  part('advice', wordLabel(words.advice, 'advice'), [
    text('advice', wordLabel(words.advice, 'adviceInWordsForPatient'), { required: true }),
    anyOf('topics', wordLabel(words.advice, 'topics'), wordLabels(words.adviceTopics)),
    text('warningSigns', wordLabel(words.advice, 'warningSigns'), {
      hint: wordLabel(words.advice, 'hint'),
      maxLength: 2000,
    }),
  ]),
  part('understanding', wordLabel(words.advice, 'explained'), [
    anyOf('explainedTo', wordLabel(words.advice, 'explained'), wordLabels(words.adviceExplainedTo)),
    choice('saidBack', wordLabel(words.advice, 'repeatedInOwnWords'), wordLabels(words.adviceRepeated)),
    asked('ifNotUnderstood', when('saidBack', 'NO'), line('barrier', wordLabel(words.advice, 'barrier'))),
  ]),
);
