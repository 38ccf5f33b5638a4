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
  part('week', wordLabel(words.physicalActivity, 'usualWeek'), [
    counted('vigorousDays', wordLabel(words.physicalActivity, 'daysOfVigorousWorkOrSport'), DAYS, {
      hint: wordLabel(words.physicalActivity, 'hint'),
    }),
    counted(
      'vigorousMinutes',
      wordLabel(words.physicalActivity, 'minutesOfVigorousWorkOnSuch'),
      MINUTES,
      inMinutes,
    ),
    counted('moderateDays', wordLabel(words.physicalActivity, 'daysOfModerateWorkOrSport'), DAYS, {
      hint: wordLabel(words.physicalActivity, 'breathesLittleFasterSweepingCycling'),
    }),
    counted(
      'moderateMinutes',
      wordLabel(words.physicalActivity, 'minutesOfModerateWorkOnSuch'),
      MINUTES,
      inMinutes,
    ),
    counted('walkingDays', wordLabel(words.physicalActivity, 'daysOfWalking10Minutes'), DAYS),
    counted(
      'walkingMinutes',
      wordLabel(words.physicalActivity, 'minutesWalkedOnSuchDay'),
      MINUTES,
      inMinutes,
    ),
    counted('strengthDays', wordLabel(words.physicalActivity, 'daysOfMuscleStrengthening'), DAYS),
    counted(
      'sittingHours',
      wordLabel(words.physicalActivity, 'hoursSittingDayWorkIncluded'),
      { min: 0, max: 24 },
      {
        unit: 'h',
        decimals: 1,
      },
    ),
  ]),
  part('limits', wordLabel(words.physicalActivity, 'whatStandsInWay'), [
    anyOf('limitedBy', wordLabel(words.physicalActivity, 'limited'), {
      ...wordLabels(words.physicalActivityLimitedBy),
      ...NONE,
    }),
    counted('falls', wordLabel(words.physicalActivity, 'fallsInLastYear'), { min: 0, max: 100 }),
    anyOf('aids', wordLabel(words.physicalActivity, 'walks'), {
      ...wordLabels(words.physicalActivityAids),
      ...NONE,
    }),
    note(),
  ]),
);
