import { ANTIBACTERIAL_BRANDS } from './brands/antibacterials.ts';
import { CHEST_AND_ALLERGY_BRANDS } from './brands/chest-and-allergy.ts';
import { DIABETES_BRANDS } from './brands/diabetes.ts';
import { HEART_BRANDS } from './brands/heart.ts';
import { LIPIDS_AND_CLOTTING_BRANDS } from './brands/lipids-and-clotting.ts';
import { OTHER_INFECTION_BRANDS } from './brands/other-infections.ts';
import { PAIN_AND_JOINTS_BRANDS } from './brands/pain-and-joints.ts';
import { STOMACH_BRANDS } from './brands/stomach.ts';

/**
 * Brands sold in India: `brand, brand = generic name | number: strength; number: strength`. A combination joins generic names of
 * the table of medicines by " + "; its strengths are in that order. Compiled from package inserts and the price lists of
 * the NPPA. A brand that is missing is not read: nothing is guessed from a similar one.
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
].join('\n');
