import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part } from '../../case-sheet.ts';
import { NONE, note } from '../../choices.ts';
import { anyOf, counted } from '../../fields.ts';
import * as words from './words/en.ts';

const DAYS = { min: 0, max: 7 };
const MINUTES = { min: 0, max: 960 };
const inMinutes = { unit: 'min' };

/** Days per week and minutes per day, like in the questionnaire. */
export const PHYSICAL_ACTIVITY = caseSheet(
  'PHYSICAL_ACTIVITY',
  {
    source:
      'WHO Global Physical Activity Questionnaire 2; WHO guidelines on physical activity and sedentary behaviour 2020',
  },
  part('week', wordLabel(words.physicalActivity, 'week'), [
    counted('vigorousDays', wordLabel(words.physicalActivity, 'vigorousDays'), DAYS, {
      hint: wordLabel(words.physicalActivity, 'hint'),
    }),
    counted('vigorousMinutes', wordLabel(words.physicalActivity, 'vigorousMinutes'), MINUTES, inMinutes),
    counted('moderateDays', wordLabel(words.physicalActivity, 'moderateDays'), DAYS, {
      hint: wordLabel(words.physicalActivity, 'breathesLittleFasterSweepingCycling'),
    }),
    counted('moderateMinutes', wordLabel(words.physicalActivity, 'moderateMinutes'), MINUTES, inMinutes),
    counted('walkingDays', wordLabel(words.physicalActivity, 'walkingDays'), DAYS),
    counted('walkingMinutes', wordLabel(words.physicalActivity, 'walkingMinutes'), MINUTES, inMinutes),
    counted('strengthDays', wordLabel(words.physicalActivity, 'strengthDays'), DAYS),
    counted(
      'sittingHours',
      wordLabel(words.physicalActivity, 'sittingHours'),
      { min: 0, max: 24 },
      {
        unit: 'h',
        decimals: 1,
      },
    ),
  ]),
  part('limits', wordLabel(words.physicalActivity, 'limits'), [
    anyOf('limitedBy', wordLabel(words.physicalActivity, 'limitedBy'), {
      ...wordLabels(words.physicalActivityLimitedBy),
      ...NONE,
    }),
    counted('falls', wordLabel(words.physicalActivity, 'falls'), { min: 0, max: 100 }),
    anyOf('aids', wordLabel(words.physicalActivity, 'aids'), {
      ...wordLabels(words.physicalActivityAids),
      ...NONE,
    }),
    note(),
  ]),
);
