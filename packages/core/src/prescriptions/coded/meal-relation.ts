import { type CodedLabels, codedLabel } from '#formatting';

/** When to meals (FHIR Timing.when: AC, PC, C). A reading's meal situation says when blood was taken, which is another thing. */
export const MEAL_RELATIONS = ['before', 'after', 'with', 'empty-stomach'] as const;
export type MealRelation = (typeof MEAL_RELATIONS)[number];

const LABELS = {
  en: {
    before: 'before food',
    after: 'after food',
    with: 'with food',
    'empty-stomach': 'on an empty stomach',
  },
  hi: {
    before: 'खाने से पहले',
    after: 'खाने के बाद',
    with: 'खाने के साथ',
    'empty-stomach': 'खाली पेट',
  },
} as const satisfies CodedLabels<MealRelation>;

export const mealRelationLabel = (meal: string, locale?: string): string => codedLabel(LABELS, meal, locale);
