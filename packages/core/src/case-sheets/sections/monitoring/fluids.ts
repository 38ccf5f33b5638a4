import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { note } from '../../choices.ts';
import { choice, counted, date, line } from '../../fields.ts';
import * as words from './words/en.ts';

const VOLUME = { min: 1, max: 10_000 };
const needed = { unit: 'mL', required: true } as const;

/** Fluid intake and output, one row each with its time. */
export const FLUIDS = caseSheet(
  'FLUIDS',
  {
    source:
      'NICE CG174 intravenous fluid therapy in adults 2017; Indian Nursing Council: intake and output chart',
  },
  part('period', wordLabel(words.fluids, 'period'), [
    date('from', wordLabel(words.fluids, 'from'), { precision: 'minute' }),
    date('to', wordLabel(words.fluids, 'to'), { precision: 'minute' }),
    choice('diet', wordLabel(words.fluids, 'diet'), wordLabels(words.fluidsDiet)),
    counted('limit', wordLabel(words.fluids, 'limit'), { min: 0, max: 10_000 }, { unit: 'mL' }),
    note(),
  ]),
  part('intake', wordLabel(words.fluids, 'intake'), [], {
    group: rows(
      'intake',
      wordLabel(words.fluids, 'intake'),
      80,
      date('at', wordLabel(words.fluids, 'at'), { precision: 'minute', required: true }),
      choice('kind', wordLabel(words.fluids, 'what'), wordLabels(words.fluidsKind), { required: true }),
      counted('volume', wordLabel(words.fluids, 'volume'), VOLUME, needed),
      line('which', wordLabel(words.fluids, 'which'), { maxLength: 120 }),
    ),
  }),
  part('output', wordLabel(words.fluids, 'output'), [], {
    group: rows(
      'output',
      wordLabel(words.fluids, 'output'),
      80,
      date('at', wordLabel(words.fluids, 'at'), { precision: 'minute', required: true }),
      choice('kind', wordLabel(words.fluids, 'what'), wordLabels(words.fluidsKindLabels), { required: true }),
      counted('volume', wordLabel(words.fluids, 'volume'), VOLUME, needed),
      line('looks', wordLabel(words.fluids, 'looks'), { maxLength: 120 }),
    ),
  }),
);
