import type { SectionsOf } from '../section.ts';
import { BREAST } from '../sections/examination/breast.ts';
import { CERVICAL } from '../sections/examination/cervical.ts';
import { DENTAL } from '../sections/examination/dental.ts';
import { ENT } from '../sections/examination/ent.ts';
import { GASTROINTESTINAL } from '../sections/examination/gastrointestinal.ts';
import { GENERAL } from '../sections/examination/general.ts';
import { GENITAL } from '../sections/examination/genital.ts';
import { OPHTHALMIC } from '../sections/examination/ophthalmic.ts';
import { ORAL } from '../sections/examination/oral.ts';
import { PROSTATE } from '../sections/examination/prostate.ts';
import { SYSTEMIC } from '../sections/examination/systemic.ts';
import { THYROID } from '../sections/examination/thyroid.ts';

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
