import type { AnswersOf } from '#forms';
import { anyOf, asked, choice, counted, section, text, when } from './fields.ts';

export const diet = section('diet', [
  choice('kind', ['VEGETARIAN', 'EGGETARIAN', 'NON_VEGETARIAN', 'VEGAN']),
  // Our own limits for both counts: small meals and servings, not bites.
  counted('mealsPerDay', { min: 0, max: 12 }),
  counted('fruitAndVegetables', { min: 0, max: 20 }),
  anyOf('oftenEats', ['SALTY_FOOD', 'SWEETS', 'FRIED_FOOD', 'SUGARY_DRINKS', 'NONE']),
  choice('followsPlan', ['FOLLOWS_FULLY', 'FOLLOWS_PARTLY', 'FOLLOWS_NOT', 'NO_PLAN']),
  text('recall'),
]);

export const sleepPattern = section('sleepPattern', [
  counted('hours', { min: 0, max: 24 }, { unit: 'h', decimals: 1 }),
  choice('quality', ['GOOD', 'FAIR', 'POOR']),
  anyOf('problems', [
    'FALLING_ASLEEP',
    'WAKING_OFTEN',
    'WAKING_EARLY',
    'SNORING',
    'DAYTIME_SLEEPINESS',
    'NONE',
  ]),
]);

/** Days and minutes together show whether the week reaches WHO's 150 minutes (2020 guideline). */
export const statusOfPhysicalActivity = section('statusOfPhysicalActivity', [
  anyOf('kinds', ['WALKING', 'YOGA', 'CYCLING', 'GYM', 'SPORT', 'PHYSICAL_WORK', 'NONE']),
  asked('active', { not: when('kinds', 'NONE') }, [
    counted('daysPerWeek', { min: 0, max: 7 }),
    counted('minutesPerDay', { min: 0, max: 1440 }, { unit: 'min' }),
  ]),
  anyOf('limitedBy', ['PAIN', 'BREATHLESSNESS', 'ADVISED_REST', 'NO_TIME', 'NO_SAFE_PLACE', 'OTHER', 'NONE']),
]);

export type Diet = AnswersOf<typeof diet>;
export type Sleep = AnswersOf<typeof sleepPattern>;
