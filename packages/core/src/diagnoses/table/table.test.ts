import { expect, it } from 'vitest';
import { isDiagnosisCode, readDiagnoses } from '../diagnosis.ts';
import { ICD10 } from './index.ts';

const lines = ICD10.split('\n').filter((line) => line !== '');
const rows = readDiagnoses(ICD10);
const termOf = new Map(rows.map(({ code, term }) => [code, term]));

it('every line is a row, with a capitalised term and trimmed names', () => {
  expect(rows).toHaveLength(lines.length);
  const wrong = rows.filter(
    ({ code, term, names }) =>
      !isDiagnosisCode(code) ||
      !/^[A-Z]/.test(term) ||
      [term, ...names].some((text) => text === '' || text.trim() !== text),
  );
  expect(wrong).toEqual([]);
});

it('codes are in order, each once', () => {
  const codes = rows.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
});

it('terms are unique, and so are the names of each', () => {
  const twice = (words: readonly string[]) => words.filter((word, place) => words.indexOf(word) !== place);
  expect(twice(rows.map(({ term }) => term.toLowerCase()))).toEqual([]);
  expect(rows.filter(({ names }) => twice(names).length > 0)).toEqual([]);
});

it('covers every chapter', () => {
  const letters = new Set(rows.map(({ code }) => code[0]));
  expect([...letters].join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});

/** Known codes, to catch lines that moved under another code. */
const KNOWN = `
A01.0 Typhoid fever
A15.0 Tuberculosis of lung, confirmed by sputum microscopy
A35 Other tetanus
A75.3 Typhus fever due to Rickettsia tsutsugamushi
A92.0 Chikungunya virus disease
A97.2 Severe dengue
B01.9 Varicella without complication
B18.1 Chronic viral hepatitis B without delta-agent
B24 Unspecified HIV disease
B50.0 Plasmodium falciparum malaria with cerebral complications
B55.0 Visceral leishmaniasis
B86 Scabies
C50.9 Malignant neoplasm of breast, unspecified
C53.9 Malignant neoplasm of cervix uteri, unspecified
C61 Malignant neoplasm of prostate
D25.9 Leiomyoma of uterus, unspecified
D50.9 Iron deficiency anaemia, unspecified
D57.1 Sickle-cell anaemia without crisis
D66 Hereditary factor VIII deficiency
E03.9 Hypothyroidism, unspecified
E10.1 Type 1 diabetes mellitus with ketoacidosis
E11.9 Type 2 diabetes mellitus without complications
E28.2 Polycystic ovarian syndrome
E55.9 Vitamin D deficiency, unspecified
E66.9 Obesity, unspecified
E78.5 Hyperlipidaemia, unspecified
E87.1 Hypo-osmolality and hyponatraemia
F10.2 Alcohol dependence syndrome
F32.1 Moderate depressive episode
F41.1 Generalized anxiety disorder
G20 Parkinson disease
G40.9 Epilepsy, unspecified
G43.9 Migraine, unspecified
G61.0 Guillain-Barre syndrome
H10.9 Conjunctivitis, unspecified
H25.9 Senile cataract, unspecified
H40.1 Primary open-angle glaucoma
H66.9 Otitis media, unspecified
H81.1 Benign paroxysmal vertigo
I10 Essential (primary) hypertension
I20.0 Unstable angina
I21.9 Acute myocardial infarction, unspecified
I48.0 Paroxysmal atrial fibrillation
I50.0 Congestive heart failure
I64 Stroke, not specified as haemorrhage or infarction
J06.9 Acute upper respiratory infection, unspecified
J18.9 Pneumonia, unspecified
J44.9 Chronic obstructive pulmonary disease, unspecified
J45.9 Asthma, unspecified
K02.9 Dental caries, unspecified
K21.9 Gastro-oesophageal reflux disease without oesophagitis
K35.8 Acute appendicitis, other and unspecified
K64.9 Haemorrhoids, unspecified
K80.2 Calculus of gallbladder without cholecystitis
L20.9 Atopic dermatitis, unspecified
L80 Vitiligo
M06.9 Rheumatoid arthritis, unspecified
M17.9 Gonarthrosis, unspecified
M54.5 Low back pain
N18.5 Chronic kidney disease, stage 5
N39.0 Urinary tract infection, site not specified
N40 Hyperplasia of prostate
O14.1 Severe pre-eclampsia
O24.4 Diabetes mellitus arising in pregnancy
O72.1 Other immediate postpartum haemorrhage
P07.3 Other preterm infants
P36.9 Bacterial sepsis of newborn, unspecified
Q21.3 Tetralogy of Fallot
Q90.9 Down syndrome, unspecified
R05 Cough
R50.9 Fever, unspecified
R51 Headache
S52.5 Fracture of lower end of radius
S72.0 Fracture of neck of femur
T63.0 Toxic effect: snake venom
T78.2 Anaphylactic shock, unspecified
U07.1 COVID-19, virus identified
W54 Bitten or struck by dog
X68 Intentional self-poisoning by and exposure to pesticides
Z00.0 General medical examination
Z34.0 Supervision of normal first pregnancy
Z95.5 Presence of coronary angioplasty implant and graft
`
  .trim()
  .split('\n')
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);

it('has known codes with their meaning', () => {
  const different = KNOWN.filter(([code, term]) => termOf.get(code) !== term);
  expect(different).toEqual([]);
});
