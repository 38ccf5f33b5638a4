import { anyOf, asked, section, text, when, yesNo } from '../fields.ts';

const explained = (topics: readonly string[]) =>
  [
    yesNo('done'),
    asked('told', when('done', 'YES'), [anyOf('topics', topics)]),
    asked('whyNot', when('done', 'NO'), [text('reason', { maxLength: 500 })]),
  ] as const;

export const immunizationCounsellingDone = section(
  'immunizationCounsellingDone',
  explained(['BIRTH_DOSES', 'LATER_DOSES', 'FEVER_AFTER_A_DOSE', 'WHERE_TO_GO']),
);

/** Topics of breastfeeding counselling from WHO and India's MAA programme. */
export const breastFeedingCounsellingDone = section(
  'breastFeedingCounsellingDone',
  explained([
    'FIRST_HOUR',
    'COLOSTRUM',
    'SIX_MONTHS_ONLY_BREAST_MILK',
    'POSITION_AND_ATTACHMENT',
    'FEEDING_ON_DEMAND',
    'EXPRESSING_MILK',
  ]),
);

/** The card with the child's vaccination dates. */
export const vaccinationChart = section('vaccinationChart', [
  yesNo('hasChart'),
  yesNo('explained'),
  asked('noChart', when('hasChart', 'NO'), [yesNo('sent')]),
]);
