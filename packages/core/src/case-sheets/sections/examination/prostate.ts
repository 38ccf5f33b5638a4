import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, yesNo } from '../../choices.ts';
import { anyOf, choice, counted, date } from '../../fields.ts';
import { mayBeMale } from '../../section.ts';
import * as words from './words/en.ts';

export const PROSTATE = caseSheet(
  'PROSTATE',
  {
    source:
      "EAU guideline on non-neurogenic male lower urinary tract symptoms 2023; Bailey & Love's Short Practice of Surgery, 27th edition",
    asksOf: mayBeMale,
  },
  part('urine', wordLabel(words.prostate, 'passingUrine'), [
    anyOf('storage', wordLabel(words.prostate, 'betweenTimes'), {
      ...wordLabels(words.prostateStorage),
      ...NONE,
    }),
    anyOf('voiding', wordLabel(words.prostate, 'whilePassing'), {
      ...wordLabels(words.prostateVoiding),
      ...NONE,
    }),
    counted('nights', wordLabel(words.prostate, 'timesNight'), { min: 0, max: 30 }),
    choice('bother', wordLabel(words.prostate, 'howMuchItBothers'), wordLabels(words.prostateBother)),
    yesNo('retention', wordLabel(words.prostate, 'everCouldNotPassUrine')),
    yesNo('bonePain', wordLabel(words.prostate, 'newPainInBackOrBones')),
  ]),
  part('examination', wordLabel(words.prostate, 'examinationAndTests'), [
    choice('size', wordLabel(words.prostate, 'sizeByFinger'), wordLabels(words.prostateSize)),
    anyOf('feels', wordLabel(words.prostate, 'feels'), wordLabels(words.prostateFeels)),
    counted('psa', wordLabel(words.prostate, 'psa'), { min: 0, max: 10_000 }, { unit: 'ng/mL', decimals: 2 }),
    date('psaOn', wordLabel(words.prostate, 'psaTaken')),
    counted(
      'residual',
      wordLabel(words.prostate, 'urineLeftAfterPassing'),
      { min: 0, max: 3000 },
      { unit: 'mL' },
    ),
    counted('volume', wordLabel(words.prostate, 'volumeByUltrasound'), { min: 1, max: 500 }, { unit: 'mL' }),
    note(),
  ]),
);
