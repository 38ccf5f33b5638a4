import { ANTIBACTERIALS_ROWS } from './rows/antibacterials.ts';
import { BLOOD_AND_VITAMINS_ROWS } from './rows/blood-and-vitamins.ts';
import { CANCER_ROWS } from './rows/cancer.ts';
import { CHEST_AND_ALLERGY_ROWS } from './rows/chest-and-allergy.ts';
import { DIABETES_ROWS } from './rows/diabetes.ts';
import { EMERGENCY_ROWS } from './rows/emergency.ts';
import { HEART_ROWS } from './rows/heart.ts';
import { HORMONES_ROWS } from './rows/hormones.ts';
import { JOINTS_ROWS } from './rows/joints.ts';
import { LIPIDS_AND_CLOTTING_ROWS } from './rows/lipids-and-clotting.ts';
import { MIND_ROWS } from './rows/mind.ts';
import { NERVES_ROWS } from './rows/nerves.ts';
import { OTHER_INFECTIONS_ROWS } from './rows/other-infections.ts';
import { PAIN_ROWS } from './rows/pain.ts';
import { SKIN_AND_EYE_ROWS } from './rows/skin-and-eye.ts';
import { STEROIDS_ROWS } from './rows/steroids.ts';
import { STOMACH_ROWS } from './rows/stomach.ts';
import { UROLOGY_ROWS } from './rows/urology.ts';
import { WOMEN_ROWS } from './rows/women.ts';

/**
 * Medicines used in India by generic name (INN, with the BAN where prescriptions use it), one per row: `name = other
 * names or ingredients | classes | form strength, strength; form strength`.
 * Every ingredient of a combination has its own row; another name with "+" lists the ingredients if the name does not.
 * Sources: National List of Essential Medicines 2022 (MoHFW) and package inserts of products sold in India. Not a
 * formulary: no clinician has signed it, and missing medicines can be prescribed as free text.
 */
export const MEDICINE_ROWS = [
  DIABETES_ROWS,
  HEART_ROWS,
  LIPIDS_AND_CLOTTING_ROWS,
  HORMONES_ROWS,
  BLOOD_AND_VITAMINS_ROWS,
  PAIN_ROWS,
  JOINTS_ROWS,
  ANTIBACTERIALS_ROWS,
  OTHER_INFECTIONS_ROWS,
  STOMACH_ROWS,
  CHEST_AND_ALLERGY_ROWS,
  STEROIDS_ROWS,
  MIND_ROWS,
  NERVES_ROWS,
  WOMEN_ROWS,
  UROLOGY_ROWS,
  SKIN_AND_EYE_ROWS,
  CANCER_ROWS,
  EMERGENCY_ROWS,
]
  .map((rows) => rows.trim())
  .join('\n');
