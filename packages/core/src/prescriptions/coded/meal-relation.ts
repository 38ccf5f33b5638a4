import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/**
 * Relation to meals (FHIR Timing.when: AC, PC, C). Unlike a reading's meal situation, which describes a blood sample.
 */
export const MEAL_RELATIONS = ['before', 'after', 'with', 'empty-stomach'] as const;
export type MealRelation = (typeof MEAL_RELATIONS)[number];

const LABELS = words.mealRelation satisfies CodedLabels<MealRelation>;

export const mealRelationLabel = (meal: string, locale?: string): string => codedLabel(LABELS, meal, locale);
