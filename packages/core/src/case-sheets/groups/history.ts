import type { SectionsOf } from '../section.ts';
import { ALLERGIES } from '../sections/allergies.ts';
import { DRUG } from '../sections/drug.ts';
import { FAMILY } from '../sections/family.ts';
import { MENSTRUAL } from '../sections/menstrual.ts';
import { PAST_HISTORY } from '../sections/past-history.ts';
import { PERSONAL } from '../sections/personal.ts';
import { SOCIAL } from '../sections/social.ts';
import { SURGICAL } from '../sections/surgical.ts';

export const HISTORY_SHEETS: SectionsOf<'history'> = {
  PERSONAL,
  FAMILY,
  DRUG,
  SURGICAL,
  ALLERGIES,
  PAST_HISTORY,
  SOCIAL,
  MENSTRUAL,
};
