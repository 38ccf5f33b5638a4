import { ANTIBACTERIAL_BRANDS } from './brands/antibacterials.ts';
import { CHEST_AND_ALLERGY_BRANDS } from './brands/chest-and-allergy.ts';
import { DIABETES_BRANDS } from './brands/diabetes.ts';
import { FURTHER_COMMON_BRANDS } from './brands/further-common.ts';
import { HEART_BRANDS } from './brands/heart.ts';
import { HORMONE_AND_VITAMIN_BRANDS } from './brands/hormones-and-vitamins.ts';
import { LIPIDS_AND_CLOTTING_BRANDS } from './brands/lipids-and-clotting.ts';
import { MIND_AND_NERVE_BRANDS } from './brands/mind-and-nerves.ts';
import { OTHER_INFECTION_BRANDS } from './brands/other-infections.ts';
import { PAIN_AND_JOINTS_BRANDS } from './brands/pain-and-joints.ts';
import { SKIN_EYE_AND_CANCER_BRANDS } from './brands/skin-eye-and-cancer.ts';
import { STOMACH_BRANDS } from './brands/stomach.ts';
import { WOMEN_AND_UROLOGY_BRANDS } from './brands/women-and-urology.ts';

/**
 * Indian brands: `brand, brand = generic name | number: strength; number: strength`. A combination joins generic names
 * of the table of medicines by " + ", with strengths in that order.
 * Compiled from general knowledge of the market: no pharmacist has signed it, and brands change their contents.
 * Missing brands are not read; similar ones are never guessed.
 */
export const BRAND_ROWS = [
  DIABETES_BRANDS,
  HEART_BRANDS,
  LIPIDS_AND_CLOTTING_BRANDS,
  PAIN_AND_JOINTS_BRANDS,
  ANTIBACTERIAL_BRANDS,
  OTHER_INFECTION_BRANDS,
  STOMACH_BRANDS,
  CHEST_AND_ALLERGY_BRANDS,
  HORMONE_AND_VITAMIN_BRANDS,
  MIND_AND_NERVE_BRANDS,
  WOMEN_AND_UROLOGY_BRANDS,
  SKIN_EYE_AND_CANCER_BRANDS,
  FURTHER_COMMON_BRANDS,
].join('\n');
