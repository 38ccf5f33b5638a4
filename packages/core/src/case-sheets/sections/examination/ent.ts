import { type Label, wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, SIDES, sign } from '../../choices.ts';
import { anyOf, asked, choice, counted, line } from '../../fields.ts';
import * as words from './words/en.ts';

const drum = (key: string, label: Label) => choice(key, label, wordLabels(words.entChoices));

const whisper = (key: string, label: Label) => choice(key, label, wordLabels(words.entChoicesLabels));

export const ENT = caseSheet(
  'ENT',
  {
    source:
      "Dhingra's Diseases of Ear, Nose and Throat, 7th edition; National Programme for Prevention and Control of Deafness",
  },
  part('ear', wordLabel(words.ent, 'ear'), [
    anyOf('symptoms', wordLabel(words.ent, 'complaint'), { ...wordLabels(words.entSymptoms), ...NONE }),
    asked(
      'ifEarSymptoms',
      { field: 'symptoms', is: ['PAIN', 'DISCHARGE', 'HEARING', 'RINGING', 'ITCH'] },
      choice('side', wordLabel(words.ent, 'side'), SIDES),
      line('since', wordLabel(words.ent, 'since'), { maxLength: 60 }),
    ),
    drum('drumRight', wordLabel(words.ent, 'drumRight')),
    drum('drumLeft', wordLabel(words.ent, 'drumLeft')),
    whisper('hearingRight', wordLabel(words.ent, 'hearingRight')),
    whisper('hearingLeft', wordLabel(words.ent, 'hearingLeft')),
    choice('weber', wordLabel(words.ent, 'weber'), wordLabels(words.entWeber)),
  ]),
  part('nose', wordLabel(words.ent, 'nose'), [
    anyOf('symptoms', wordLabel(words.ent, 'complaint'), { ...wordLabels(words.entSymptomsLabels), ...NONE }),
    choice('septum', wordLabel(words.ent, 'septum'), wordLabels(words.entSeptum)),
    sign('polyp', wordLabel(words.ent, 'polyp')),
  ]),
  part('throat', wordLabel(words.ent, 'throat'), [
    anyOf('symptoms', wordLabel(words.ent, 'complaint'), { ...wordLabels(words.entSymptoms3), ...NONE }),
    asked(
      'ifHoarse',
      { field: 'symptoms', is: ['HOARSE'] },
      counted('hoarseWeeks', wordLabel(words.ent, 'hoarseWeeks'), { min: 0, max: 1000 }),
    ),
    choice('tonsils', wordLabel(words.ent, 'tonsils'), {
      0: wordLabel(words.ent, 'n0RemovedOrNotVisible'),
      1: wordLabel(words.ent, 'n1UpToQuarterOfThroat'),
      2: wordLabel(words.ent, 'n2UpToHalf'),
      3: wordLabel(words.ent, 'n3UpToThreeQuarters'),
      4: wordLabel(words.ent, 'n4MoreThanThreeQuarters'),
    }),
    anyOf('pharynx', wordLabel(words.ent, 'pharynx'), { ...wordLabels(words.entPharynx), ...NONE }),
    note(),
  ]),
);
