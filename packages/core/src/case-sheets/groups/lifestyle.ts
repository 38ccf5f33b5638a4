import type { SectionsOf } from '../section.ts';
import { DIET } from '../sections/diet.ts';
import { HABITS } from '../sections/habits.ts';
import { PHYSICAL_ACTIVITY } from '../sections/physical-activity.ts';
import { WORK_LIFE } from '../sections/work-life.ts';

export const LIFESTYLE_SHEETS: SectionsOf<'lifestyle'> = { DIET, PHYSICAL_ACTIVITY, WORK_LIFE, HABITS };
