/** Labels of harmful prescriptions in which the checks do not find the harm yet. Remove a label when it is solved. */
export const OPEN_MISSES: readonly string[] = [
  'An unknown medicine with an impossible strength: Xyzabc 9999 g',
  'Colchicine 1 mg four times a day for ten days',
  'Fentanyl 100 micrograms an hour for a patient who has never had an opioid',
  'Concentrated potassium chloride pushed into a vein',
  'Ibuprofen 25 mg/kg a dose',
  'Adult digoxin tablet for an infant',
  'Zoledronic acid at an eGFR of 25',
  'Valproate in acute hepatitis',
  'Diclofenac after a heart attack, with heart failure',
];

/** Labels of ordinary prescriptions that the checks stop although they are correct. */
export const OPEN_FALSE_STOPS: readonly string[] = [
  'Vivax malaria in a man with normal G6PD',
  'Reflux with bloating',
];

/** Names of lines and brands that are not read, or read as another medicine. */
export const OPEN_NAMES: readonly string[] = ['Tonoferon 25 mg/mL'];

/** Recorded allergies that are misread for at least one medicine. */
export const OPEN_ALLERGIES: readonly string[] = [];
