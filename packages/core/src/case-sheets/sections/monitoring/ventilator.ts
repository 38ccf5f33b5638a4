import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, asked, choice, counted, date, measured, text, when } from '../../fields.ts';
import * as words from './words/en.ts';

const WATER = { min: 0, max: 100 };
const inWater = { unit: 'cm[H2O]', decimals: 1 };

/** The airway once, and settings whenever they were changed or checked. */
export const VENTILATOR = caseSheet(
  'VENTILATOR',
  {
    source:
      'ISCCM guidelines for mechanical ventilation 2020; ARDS Network protocol 2008; Richmond Agitation-Sedation Scale 2002',
  },
  part(
    'airway',
    wordLabel(words.ventilator, 'airway'),
    [
      choice('interface', wordLabel(words.ventilator, 'interface'), wordLabels(words.ventilatorInterface)),
      date('since', wordLabel(words.ventilator, 'since'), { precision: 'minute' }),
      asked(
        'whileTube',
        when('interface', 'TUBE', 'TRACHEOSTOMY'),
        counted(
          'tubeSize',
          wordLabel(words.ventilator, 'tubeSize'),
          { min: 2, max: 12 },
          { unit: 'mm', decimals: 1 },
        ),
        counted(
          'tubeDepth',
          wordLabel(words.ventilator, 'tubeDepth'),
          { min: 4, max: 35 },
          { unit: 'cm', decimals: 1 },
        ),
        counted('cuff', wordLabel(words.ventilator, 'cuff'), { min: 0, max: 120 }, { unit: 'cm[H2O]' }),
      ),
      note(),
    ],
    {
      group: rows(
        'settings',
        wordLabel(words.ventilator, 'settings'),
        50,
        date('at', wordLabel(words.ventilator, 'at'), {
          precision: 'minute',
          required: true,
          isMeasuredAt: true,
        }),
        choice('mode', wordLabel(words.ventilator, 'mode'), wordLabels(words.ventilatorMode), {
          required: true,
        }),
        counted('fio2', wordLabel(words.ventilator, 'fio2'), { min: 21, max: 100 }, { unit: '%' }),
        counted('peep', wordLabel(words.ventilator, 'peep'), { min: 0, max: 40 }, inWater),
        counted('tidal', wordLabel(words.ventilator, 'tidal'), { min: 2, max: 2000 }, { unit: 'mL' }),
        counted('rateSet', wordLabel(words.ventilator, 'rateSet'), { min: 0, max: 120 }, { unit: '/min' }),
        counted(
          'rateTotal',
          wordLabel(words.ventilator, 'rateTotal'),
          { min: 0, max: 150 },
          { unit: '/min' },
        ),
        counted('support', wordLabel(words.ventilator, 'support'), WATER, inWater),
        counted('peak', wordLabel(words.ventilator, 'peak'), WATER, inWater),
        counted('plateau', wordLabel(words.ventilator, 'plateau'), WATER, inWater),
        choice('ratio', wordLabel(words.ventilator, 'ratio'), wordLabels(words.ventilatorRatio)),
        counted('flow', wordLabel(words.ventilator, 'flow'), { min: 1, max: 100 }, { unit: 'L/min' }),
        measured('spo2', wordLabel(words.ventilator, 'spo2'), 'spo2', ['spo2', 'value']),
        counted('etco2', wordLabel(words.ventilator, 'etco2'), { min: 0, max: 150 }, { unit: 'mm[Hg]' }),
        choice('sedation', wordLabel(words.ventilator, 'sedation'), {
          4: wordLabel(words.ventilator, 'n4Combative'),
          3: wordLabel(words.ventilator, 'n3VeryAgitated'),
          2: wordLabel(words.ventilator, 'n2Agitated'),
          1: wordLabel(words.ventilator, 'n1Restless'),
          0: wordLabel(words.ventilator, 'n0AlertAndCalm'),
          MINUS_1: wordLabel(words.ventilator, 'minus1'),
          MINUS_2: wordLabel(words.ventilator, 'minus2'),
          MINUS_3: wordLabel(words.ventilator, 'minus3'),
          MINUS_4: wordLabel(words.ventilator, 'minus4'),
          MINUS_5: wordLabel(words.ventilator, 'minus5'),
        }),
        anyOf('events', wordLabel(words.ventilator, 'events'), {
          ...wordLabels(words.ventilatorEvents),
          ...NONE,
        }),
        text('plan', wordLabel(words.ventilator, 'plan'), { maxLength: 1000 }),
      ),
    },
  ),
);
