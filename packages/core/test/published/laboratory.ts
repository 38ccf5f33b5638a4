import type { Patient } from './published-case.ts';
import { type PublishedResult, result } from './published-result.ts';

const man = (years: number, more: Partial<Patient> = {}): Patient => ({ years, sex: 'male', ...more });
const woman = (years: number, more: Partial<Patient> = {}): Patient => ({ years, sex: 'female', ...more });
const newborn = (days: number): Patient => ({ days, sex: 'female' });
const pregnant = (weeksPregnant: number): Patient => woman(26, { weeksPregnant });

const RCPATH = 'RCPath 2017, communication of critical and unexpected pathology results';
const UKKA = 'UK Kidney Association 2023, hyperkalaemia';
const KDIGO = 'KDIGO 2024, CKD: categories of the filtration rate';
const KOST = 'Kost 1990, JAMA 263, critical limits of US medical centres';
const AAP_BILI = 'AAP 2022, hyperbilirubinaemia, figures 2 and 5';
const ATP = 'NCEP ATP III 2001, lipids';
const NHLBI = 'NHLBI 2011, lipids of children, table 9-1';
const ADA = 'ADA Standards of Care, section 2';
const NELSON = 'Nelson Textbook of Pediatrics, reference intervals';
const HARRISON = 'Harrison, Principles of Internal Medicine, laboratory values';
const ATA = 'ATA 2017, thyroid disease in pregnancy';
const WHO_HB = 'WHO 2011 and 2024, haemoglobin';
const CTCAE = 'NCI CTCAE 5.0, investigations';
const NHM = 'NHM India, screening in pregnancy and national programmes';
const TOXIC = 'Goldfrank, Toxicologic Emergencies';

/** Results of a laboratory, of adults, in pregnancy, of children and newborns. */
export const LABORATORY: readonly PublishedResult[] = [
  result(man(48), 'potassium', '4.2 mmol/L', 'in reference', HARRISON),
  result(man(68), 'potassium', '5.8 mmol/L', 'flag', `${UKKA}: mild`),
  result(woman(71), 'potassium', '6.2 mmol/L', 'review', `${UKKA}: moderate`),
  result(man(62), 'potassium', '6.9 mmol/L', 'critical', `${UKKA}: severe`),
  result(woman(44), 'potassium', '2.3 mmol/L', 'critical', RCPATH),
  result(newborn(3), 'potassium', '5.2 mmol/L', 'in reference', `${NELSON}: 3.7 to 5.9 of newborns`),
  result(newborn(3), 'potassium', '7.8 mmol/L', 'critical', `${KOST}, newborns`),
  result(woman(36), 'sodium', '139 mmol/L', 'in reference', HARRISON),
  result(man(79), 'sodium', '116 mmol/L', 'critical', RCPATH),
  result(man(83), 'sodium', '164 mmol/L', 'critical', RCPATH),
  result(woman(65), 'sodium', '130 mmol/L', 'flag', HARRISON),
  result(newborn(4), 'sodium', '116 mmol/L', 'critical', `${KOST}, newborns`),
  result(man(45), 'calcium', '9.4 mg/dL', 'in reference', HARRISON),
  result(woman(52), 'calcium', '1.80 mmol/L', 'critical', `${RCPATH}: 1.80 mmol/L`),
  result(man(59), 'calcium', '14.8 mg/dL', 'critical', `${RCPATH}: 3.5 mmol/L`),
  result(man(59), 'calcium', '11.2 mg/dL', 'flag', HARRISON),
  result(man(50), 'magnesium', '0.8 mg/dL', 'critical', `${RCPATH}: 0.4 mmol/L`),
  result(man(50), 'phosphate', '0.8 mg/dL', 'critical', `${RCPATH}: 0.3 mmol/L`),
  result(newborn(4), 'bilirubin', '22 mg/dL', 'critical', AAP_BILI),
  result(newborn(0), 'bilirubin', '12 mg/dL', 'critical', AAP_BILI),
  result(newborn(2), 'bilirubin', '18 mg/dL', 'alert', `${AAP_BILI}: over every treatment line of 48 h`),
  result(man(51), 'bilirubin', '0.7 mg/dL', 'in reference', HARRISON),
  result(man(51), 'bilirubin', '19 mg/dL', 'alert', KOST),
  result(man(40), 'creatinine', '1.0 mg/dL', 'in reference', HARRISON),
  result(man(30), 'creatinine', '3.4 mg/dL', 'review', KDIGO),
  result(woman(58), 'creatinine', '620 umol/L', 'critical', `${KDIGO}: G5`),
  result({ years: 5, sex: 'male' }, 'creatinine', '1.0 mg/dL', 'not reassuring', `${NELSON}: 0.3 to 0.7`),
  result(pregnant(30), 'creatinine', '1.3 mg/dL', 'review', 'ACOG practice bulletin 222: over 1.1'),
  result(man(35), 'hemoglobin', '14.6 g/dL', 'in reference', WHO_HB),
  result(woman(29), 'hemoglobin', '4.4 g/dL', 'critical', 'Careline clinical safety page, part 2'),
  result(woman(37), 'hemoglobin', '7.2 g/dL', 'review', `${WHO_HB}: severe`),
  result(
    man(54),
    'hemoglobin',
    '20.6 g/dL',
    'review',
    'WHO 2016, polycythaemia; clinical safety page, part 2',
  ),
  result(man(34), 'platelets', '240 10*9/L', 'in reference', HARRISON),
  result(man(23), 'platelets', '28 10*9/L', 'critical', 'WHO 2009, dengue: severe thrombocytopenia'),
  result(woman(23), 'platelets', '82 10*9/L', 'review', 'WHO 2009, dengue: under 100'),
  result(woman(60), 'platelets', '640 10*9/L', 'flag', 'WHO 2016, essential thrombocythaemia: 450 and more'),
  result(man(47), 'wbc', '0.8 10*3/uL', 'alert', CTCAE),
  result(woman(62), 'absolute neutrophil', '0.4 10*3/uL', 'critical', `${CTCAE}: grade 4, under 0.5`),
  result(woman(33), 'tsh', '2.1 m[IU]/L', 'in reference', HARRISON),
  result(woman(45), 'tsh', '34 m[IU]/L', 'review', 'ATA 2014, overt hypothyroidism'),
  result(newborn(4), 'tsh', '62 m[IU]/L', 'alert', 'ENDO-ERN 2020, congenital hypothyroidism: 40 and more'),
  result(pregnant(10), 'tsh', '12 m[IU]/L', 'review', ATA),
  result(man(42), 'hba1c', '5.2 %', 'in reference', ADA),
  result(woman(42), 'hba1c', '6.1 %', 'flag', ADA),
  result(man(56), 'hba1c', '11.4 %', 'review', 'Careline clinical safety page, part 2'),
  result(man(41), 'triglycerides', '640 mg/dL', 'review', `${ATP}: very high`),
  result(
    man(41),
    'triglycerides',
    '2400 mg/dL',
    'critical',
    'Scherer 2014, pancreatitis of hypertriglyceridaemia',
  ),
  result({ years: 10, sex: 'female' }, 'triglycerides', '1150 mg/dL', 'alert', `${NHLBI}; issue 39, 6`),
  result({ years: 12, sex: 'male' }, 'ldl', '196 mg/dL', 'not reassuring', `${NHLBI}: 130 and more is high`),
  result(
    { years: 12, sex: 'female' },
    'total cholesterol',
    '214 mg/dL',
    'not reassuring',
    `${NHLBI}: 200 and more`,
  ),
  result(man(48), 'ldl', '212 mg/dL', 'not reassuring', `${ATP}: very high`),
  result(man(69), 'inr', '7.4 {INR}', 'critical', 'ACCP 2012: over 4.5'),
  result(man(69), 'aptt', '130 s', 'alert', KOST),
  result(man(39), 'lipase', '1200 U/L', 'alert', 'Atlanta 2012: three times the upper limit'),
  result(man(31), 'afb', 'positive', 'alert', 'NTEP India 2020: treatment and notification'),
  result(man(58), 'troponin', 'positive', 'critical', 'ESC 2023, acute coronary syndromes'),
  result(pregnant(14), 'hiv', 'positive', 'critical', `${NHM}: PPTCT`),
  result(man(24), 'malaria', 'positive', 'review', `${NHM}: same day`),
  result(man(63), 'lactate', '4.6 mmol/L', 'alert', 'Surviving Sepsis Campaign 2021: 4 and more'),
  result(woman(38), 'ammonia', '260 umol/L', 'alert', TOXIC),
  result(woman(55), 'lithium', '2.4 mmol/L', 'alert', `${TOXIC}: over 1.5`),
  result(man(77), 'digoxin', '3.4 ng/mL', 'alert', `${TOXIC}: over 2.0`),
  result(man(77), 'd-dimer', '4.2 mg/L{FEU}', 'not reassuring', 'ESC 2019, pulmonary embolism: over 0.5'),
];
