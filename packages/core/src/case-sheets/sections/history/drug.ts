import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, choice, line } from '../../fields.ts';
import * as words from './words/en.ts';

/** Medicines that the patient reports. Our own prescriptions are separate. */
export const DRUG = caseSheet(
  'DRUG',
  {
    source:
      'WHO High 5s: medication reconciliation 2014; Pharmacovigilance Programme of India, suspected adverse drug reaction form 1.4',
  },
  part('taking', wordLabel(words.drug, 'taking'), [
    choice('takes', wordLabel(words.drug, 'takes'), wordLabels(words.drugTakes)),
    anyOf('withoutPrescription', wordLabel(words.drug, 'withoutPrescription'), {
      ...wordLabels(words.drugWithoutPrescription),
      ...NONE,
    }),
    choice('missed', wordLabel(words.drug, 'missed'), wordLabels(words.drugMissed)),
    anyOf('missedWhy', wordLabel(words.drug, 'missedWhy'), wordLabels(words.drugMissedWhy)),
    note(),
  ]),
  part('medicines', wordLabel(words.drug, 'medicines'), [], {
    when: { section: 'taking', field: 'takes', is: ['YES'] },
    group: rows(
      'medicines',
      wordLabel(words.drug, 'medicine'),
      40,
      line('name', wordLabel(words.drug, 'name'), { required: true }),
      line('dose', wordLabel(words.drug, 'dose'), {
        maxLength: 60,
        hint: wordLabel(words.drug, 'hint'),
      }),
      choice('frequency', wordLabel(words.drug, 'frequency'), wordLabels(words.drugFrequency)),
      line('reason', wordLabel(words.drug, 'reason')),
      line('since', wordLabel(words.drug, 'since'), { maxLength: 40 }),
      choice('taken', wordLabel(words.drug, 'taken'), wordLabels(words.drugTaken)),
      choice('from', wordLabel(words.drug, 'from'), wordLabels(words.drugFrom)),
      line('sideEffect', wordLabel(words.drug, 'sideEffect')),
    ),
  }),
);
