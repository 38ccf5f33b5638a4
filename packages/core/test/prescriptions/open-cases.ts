/** Labels of harmful prescriptions in which the checks do not find the harm yet. Remove a label when it is solved. */
export const OPEN_MISSES: readonly string[] = [
  'An unknown medicine with an impossible strength: Xyzabc 9999 g',
  'Levothyroxine 1,000 micrograms a day, a tenfold error',
  'Levothyroxine written in milligrams: 50 mg',
  'Colchicine 1 mg four times a day for ten days',
  'Fentanyl 100 micrograms an hour for a patient who has never had an opioid',
  'Concentrated potassium chloride pushed into a vein',
  'Ergotamine with clarithromycin',
  'Ibuprofen 25 mg/kg a dose',
  'Adult digoxin tablet for an infant',
  'Zoledronic acid at an eGFR of 25',
  'Valproate in acute hepatitis',
  'Diclofenac after a heart attack, with heart failure',
  'Combined pill after a deep vein thrombosis',
  'Paracetamol under two names, 6 g a day together',
];

/** Labels of ordinary prescriptions that the checks stop although they are correct. */
export const OPEN_FALSE_STOPS: readonly string[] = [
  'Vivax malaria in a man with normal G6PD',
  'Reflux with bloating',
];

/** Names of lines and brands that are not read, or read as another medicine. */
export const OPEN_NAMES: readonly string[] = [
  'Thyronorm 100 mcg',
  'Vasograin',
  'Valparin Chrono 500 mg',
  'Ovral-L',
  'Crocin Advance 500 mg',
  'Thyronorm 50 mcg',
  'Thyronorm 25 mcg',
  'Shelcal 500 500 mg',
  'Daflon 500 mg',
  'Augmentin DDS 400 mg + 57 mg/5 mL',
  'Tonoferon 25 mg/mL',
  'Omnacortil 5 mg/5 mL',
  'Levipil 100 mg/mL',
  'Tegrital CR 200 mg',
  'Syndopa 110 100 mg + 10 mg',
  'Ovral-L 0.03 mg + 0.15 mg',
  'Thyronorm',
  'Eltroxin',
  'Omnacortil',
  'Tegrital',
  'Eptoin',
];

/** Recorded allergies that are misread for at least one medicine. */
export const OPEN_ALLERGIES: readonly string[] = [
  'PENICILLINE',
  'penicilin inj - fainted',
  'diclo + brufen',
  'Phenytoin - Stevens Johnson',
  'ACE inhibitor cough',
  'Atorvastatin - muscle pain',
];
