import type { SectionsOf } from '../section.ts';
import { DIET } from '../sections/lifestyle/diet.ts';
import { HABITS } from '../sections/lifestyle/habits.ts';
import { PHYSICAL_ACTIVITY } from '../sections/lifestyle/physical-activity.ts';
import { WORK_LIFE } from '../sections/lifestyle/work-life.ts';

export const LIFESTYLE_SHEETS: SectionsOf<'lifestyle'> = { DIET, PHYSICAL_ACTIVITY, WORK_LIFE, HABITS };
