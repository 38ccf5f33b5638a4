import { type Label, wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, sign } from '../../choices.ts';
import { anyOf, choice, counted, date } from '../../fields.ts';
import * as words from './words/en.ts';

const acuity = (key: string, label: Label) => choice(key, label, wordLabels(words.ophthalmicChoices));

const lens = (key: string, label: Label) => choice(key, label, wordLabels(words.ophthalmicChoicesLabels));

const fundus = (key: string, label: Label) => choice(key, label, wordLabels(words.ophthalmicChoices3));

const PRESSURE = { min: 1, max: 80 };
const inMercury = { unit: 'mm[Hg]', decimals: 1 };

export const OPHTHALMIC = caseSheet(
  'OPHTHALMIC',
  {
    source:
      'National Programme for Control of Blindness and Visual Impairment, definitions 2017; International Clinical Diabetic Retinopathy scale 2003',
  },
  part('complaint', wordLabel(words.ophthalmic, 'complaint'), [
    anyOf('symptoms', wordLabel(words.ophthalmic, 'complaint'), {
      ...wordLabels(words.ophthalmicSymptoms),
      ...NONE,
    }),
    choice('wears', wordLabel(words.ophthalmic, 'wears'), wordLabels(words.ophthalmicWears)),
  ]),
  part('sight', wordLabel(words.ophthalmic, 'sight'), [
    choice('testedWith', wordLabel(words.ophthalmic, 'testedWith'), wordLabels(words.ophthalmicTestedWith)),
    acuity('right', wordLabel(words.ophthalmic, 'right')),
    acuity('left', wordLabel(words.ophthalmic, 'left')),
    choice('near', wordLabel(words.ophthalmic, 'near'), wordLabels(words.ophthalmicNear)),
  ]),
  part('examination', wordLabel(words.ophthalmic, 'examination'), [
    sign('redEye', wordLabel(words.ophthalmic, 'redEye')),
    sign('corneaOpaque', wordLabel(words.ophthalmic, 'corneaOpaque')),
    choice('pupils', wordLabel(words.ophthalmic, 'pupils'), wordLabels(words.ophthalmicPupils)),
    lens('lensRight', wordLabel(words.ophthalmic, 'lensRight')),
    lens('lensLeft', wordLabel(words.ophthalmic, 'lensLeft')),
    counted('pressureRight', wordLabel(words.ophthalmic, 'pressureRight'), PRESSURE, inMercury),
    counted('pressureLeft', wordLabel(words.ophthalmic, 'pressureLeft'), PRESSURE, inMercury),
    fundus('fundusRight', wordLabel(words.ophthalmic, 'fundusRight')),
    fundus('fundusLeft', wordLabel(words.ophthalmic, 'fundusLeft')),
    sign('macula', wordLabel(words.ophthalmic, 'macula')),
    date('fundusOn', wordLabel(words.ophthalmic, 'fundusOn')),
    note(),
  ]),
);
