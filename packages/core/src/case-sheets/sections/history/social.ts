import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note, yesNoUnknown } from '../../choices.ts';
import { anyOf, choice, counted } from '../../fields.ts';
import * as words from './words/en.ts';

export const SOCIAL = caseSheet(
  'SOCIAL',
  {
    source:
      'NFHS-5 household questionnaire, IIPS 2019-21; WHO clinical handbook on intimate partner violence 2014 (safety at home)',
  },
  part('home', wordLabel(words.social, 'home'), [
    choice('livesWith', wordLabel(words.social, 'livesWith'), wordLabels(words.socialLivesWith)),
    counted('household', wordLabel(words.social, 'household'), { min: 1, max: 50 }),
    choice('house', wordLabel(words.social, 'house'), wordLabels(words.socialHouse)),
    choice('water', wordLabel(words.social, 'water'), wordLabels(words.socialWater)),
    choice('toilet', wordLabel(words.social, 'toilet'), wordLabels(words.socialToilet)),
    anyOf('fuel', wordLabel(words.social, 'fuel'), wordLabels(words.socialFuel)),
  ]),
  part('means', wordLabel(words.social, 'means'), [
    choice('education', wordLabel(words.social, 'education'), wordLabels(words.socialEducation)),
    choice('cover', wordLabel(words.social, 'cover'), wordLabels(words.socialCover)),
    choice('carer', wordLabel(words.social, 'carer'), wordLabels(words.socialCarer)),
    anyOf('barriers', wordLabel(words.social, 'barriers'), {
      ...wordLabels(words.socialBarriers),
      ...NONE,
    }),
    yesNoUnknown('ownPhone', wordLabel(words.social, 'ownPhone')),
    choice('safeAtHome', wordLabel(words.social, 'safeAtHome'), wordLabels(words.socialSafeAtHome), {
      hint: wordLabel(words.social, 'hint'),
    }),
    note(),
  ]),
);
