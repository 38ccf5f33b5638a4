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
  part('urine', wordLabel(words.prostate, 'urine'), [
    anyOf('storage', wordLabel(words.prostate, 'storage'), {
      ...wordLabels(words.prostateStorage),
      ...NONE,
    }),
    anyOf('voiding', wordLabel(words.prostate, 'voiding'), {
      ...wordLabels(words.prostateVoiding),
      ...NONE,
    }),
    counted('nights', wordLabel(words.prostate, 'nights'), { min: 0, max: 30 }),
    choice('bother', wordLabel(words.prostate, 'bother'), wordLabels(words.prostateBother)),
    yesNo('retention', wordLabel(words.prostate, 'retention')),
    yesNo('bonePain', wordLabel(words.prostate, 'bonePain')),
  ]),
  part('examination', wordLabel(words.prostate, 'examination'), [
    choice('size', wordLabel(words.prostate, 'size'), wordLabels(words.prostateSize)),
    anyOf('feels', wordLabel(words.prostate, 'feels'), wordLabels(words.prostateFeels)),
    counted('psa', wordLabel(words.prostate, 'psa'), { min: 0, max: 10_000 }, { unit: 'ng/mL', decimals: 2 }),
    date('psaOn', wordLabel(words.prostate, 'psaOn')),
    counted('residual', wordLabel(words.prostate, 'residual'), { min: 0, max: 3000 }, { unit: 'mL' }),
    counted('volume', wordLabel(words.prostate, 'volume'), { min: 1, max: 500 }, { unit: 'mL' }),
    note(),
  ]),
);
