import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { ifPresent, note, sign } from '../../choices.ts';
import { anyOf, catalogued, choice } from '../../fields.ts';
import * as words from './words/en.ts';

export const GENERAL = caseSheet(
  'GENERAL',
  {
    source:
      "Hutchison's Clinical Methods, 24th edition, chapter 2; Macleod's Clinical Examination, 14th edition",
    ofVisit: true,
  },
  part('appearance', wordLabel(words.general, 'appearance'), [
    choice(
      'consciousness',
      wordLabel(words.general, 'consciousness'),
      wordLabels(words.generalConsciousness),
    ),
    choice('looks', wordLabel(words.general, 'looks'), wordLabels(words.generalLooks)),
    choice('nourishment', wordLabel(words.general, 'nourishment'), wordLabels(words.generalNourishment)),
    choice('hydration', wordLabel(words.general, 'hydration'), wordLabels(words.generalHydration)),
  ]),
  part('vitals', wordLabel(words.general, 'vitals'), [
    catalogued('systolic', 'bloodpressure', 'systolic'),
    catalogued('diastolic', 'bloodpressure', 'diastolic'),
    catalogued('pulse', 'heartrate', 'value'),
    choice('rhythm', wordLabel(words.general, 'rhythm'), wordLabels(words.generalRhythm)),
    catalogued('respiration', 'respiratoryrate', 'value'),
    catalogued('temperature', 'temperature', 'value'),
    catalogued('spo2', 'spo2', 'value'),
    catalogued('weight', 'body', 'weight'),
    catalogued('height', 'body', 'height'),
  ]),
  part('signs', wordLabel(words.general, 'signs'), [
    choice('pallor', wordLabel(words.general, 'pallor'), wordLabels(words.generalPallor)),
    sign('icterus', wordLabel(words.general, 'icterus')),
    choice('cyanosis', wordLabel(words.general, 'cyanosis'), wordLabels(words.generalCyanosis)),
    sign('clubbing', wordLabel(words.general, 'clubbing')),
    sign('nodes', wordLabel(words.general, 'nodes')),
    ifPresent(
      'nodes',
      anyOf('nodesWhere', wordLabel(words.general, 'nodesWhere'), wordLabels(words.generalNodesWhere)),
    ),
    sign('oedema', wordLabel(words.general, 'oedema')),
    ifPresent(
      'oedema',
      anyOf('oedemaWhere', wordLabel(words.general, 'oedemaWhere'), wordLabels(words.generalOedemaWhere)),
    ),
    note(),
  ]),
);
