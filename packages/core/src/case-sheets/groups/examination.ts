import type { SectionsOf } from '../section.ts';
import { BREAST } from '../sections/breast.ts';
import { CERVICAL } from '../sections/cervical.ts';
import { DENTAL } from '../sections/dental.ts';
import { ENT } from '../sections/ent.ts';
import { GASTROINTESTINAL } from '../sections/gastrointestinal.ts';
import { GENERAL } from '../sections/general.ts';
import { GENITAL } from '../sections/genital.ts';
import { OPHTHALMIC } from '../sections/ophthalmic.ts';
import { ORAL } from '../sections/oral.ts';
import { PROSTATE } from '../sections/prostate.ts';
import { SYSTEMIC } from '../sections/systemic.ts';
import { THYROID } from '../sections/thyroid.ts';

export const EXAMINATION_SHEETS: SectionsOf<'examination'> = {
  GENERAL,
  SYSTEMIC,
  ORAL,
  DENTAL,
  ENT,
  OPHTHALMIC,
  THYROID,
  BREAST,
  CERVICAL,
  GASTROINTESTINAL,
  PROSTATE,
  GENITAL,
};
