import { DIGESTION } from './digestion.ts';
import { ENDOCRINE_AND_MENTAL } from './endocrine-and-mental.ts';
import { HEART_AND_VESSELS } from './heart-and-vessels.ts';
import { INFECTIONS } from './infections.ts';
import { INJURIES_AND_CAUSES } from './injuries-and-causes.ts';
import { KIDNEYS_AND_SEX_ORGANS } from './kidneys-and-sex-organs.ts';
import { LUNGS } from './lungs.ts';
import { NEOPLASMS_AND_BLOOD } from './neoplasms-and-blood.ts';
import { NERVES_EYES_EARS } from './nerves-eyes-ears.ts';
import { PREGNANCY_AND_BIRTH } from './pregnancy-and-birth.ts';
import { SKIN_AND_BONES } from './skin-and-bones.ts';
import { SYMPTOMS } from './symptoms.ts';

/**
 * WHO ICD-10 (version 2019) categories and sub-categories for general practice, chronic care, mother and child care
 * and emergencies in India, by code.
 * A line is `code term|synonyms, with commas`. Terms are WHO's in plain words; synonyms are everyday names in English,
 * Hindi and romanised Hindi.
 */
export const ICD10: string = [
  INFECTIONS,
  NEOPLASMS_AND_BLOOD,
  ENDOCRINE_AND_MENTAL,
  NERVES_EYES_EARS,
  HEART_AND_VESSELS,
  LUNGS,
  DIGESTION,
  SKIN_AND_BONES,
  KIDNEYS_AND_SEX_ORGANS,
  PREGNANCY_AND_BIRTH,
  SYMPTOMS,
  INJURIES_AND_CAUSES,
].join('');
