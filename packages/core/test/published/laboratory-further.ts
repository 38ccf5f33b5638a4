import type { Patient } from './published-case.ts';
import { type PublishedResult, result } from './published-result.ts';

const man = (years: number): Patient => ({ years, sex: 'male' });
const woman = (years: number): Patient => ({ years, sex: 'female' });
const newborn = (days: number): Patient => ({ days, sex: 'female' });
const pregnant = (weeksPregnant: number): Patient => ({ years: 26, sex: 'female', weeksPregnant });

const BTS = 'BTS 2017, oxygen guideline: respiratory failure under 8 kPa';
const KOST = 'Kost 1990, JAMA 263, critical limits of US medical centres';
const ATLS = 'ATLS 10th edition, base deficit by class of shock';
const ESC = 'ESC 2023, acute coronary syndromes';
const JBDS = 'JBDS 2023, ketoacidosis of adults';
const ISSHP = 'ISSHP 2021: 30 mg/mmol (0.3 mg/mg), 300 mg a day';
const KDIGO = 'KDIGO 2024, categories of albuminuria and proteinuria';
const NEPHROTIC = 'KDIGO 2021, glomerular diseases: nephrotic from 3.5 g';
const ACOG = 'ACOG practice bulletin 222, magnesium sulfate';
const G6PD = 'WHO and PATH, quantitative G6PD at the point of care';
const DACIE = 'Dacie and Lewis, Practical Haematology';
const CDC = 'CDC, rubella: immune from 10 IU/mL';
const SCREEN = 'ENDO-ERN 2020, congenital hypothyroidism';
const ELECSYS = 'Roche Elecsys, expected values';
const MERCK = 'Merck Manual, normal values';
const ACCP = 'ACCP 2012, vitamin K antagonists: over 4.5';

/** Blood gases, hearts, kidneys, hormones, hemoglobins, infections and the newborn screen. */
export const LABORATORY_FURTHER: readonly PublishedResult[] = [
  result(man(61), 'pco2', '40 mm[Hg]', 'in reference', MERCK),
  result(man(66), 'pco2', '52 mm[Hg]', 'flag', MERCK),
  result(man(70), 'pco2', '74 mm[Hg]', 'critical', `${KOST}: 67 and more`),
  result(man(70), 'paco2', '9.6 kPa', 'critical', `${KOST}: 8.9 kPa and more`),
  result(woman(29), 'pco2', '16 mm[Hg]', 'critical', `${KOST}: 19 and less`),
  result(man(58), 'po2', '92 mm[Hg]', 'in reference', MERCK),
  result(man(58), 'po2', '55 mm[Hg]', 'critical', BTS),
  result(woman(72), 'pao2', '7.1 kPa', 'critical', BTS),
  result(man(34), 'base excess', '-1 mmol/L', 'in reference', ATLS),
  result(man(34), 'base excess', '-4 mmol/L', 'flag', `${ATLS}: class II`),
  result(man(34), 'base excess', '-8 mmol/L', 'review', `${ATLS}: class III`),
  result(man(34), 'base excess', '-14 mmol/L', 'critical', `${ATLS}: class IV`),
  result(woman(41), 'arterial bicarbonate', '24 mmol/L', 'in reference', MERCK),
  result(
    woman(41),
    'arterial bicarbonate',
    '7 mmol/L',
    'alert',
    'ADA/EASD 2024: severe ketoacidosis under 10',
  ),
  result(man(57), 'arterial ph', '7.08 [pH]', 'critical', KOST),
  result(man(55), 'hs troponin t', '9 ng/L', 'in reference', `${ESC}: 14 and less`),
  result(man(55), 'hs troponin t', '31 ng/L', 'alert', `${ESC}: over the 99th percentile`),
  result(man(55), 'hs troponin t', '0.12 ng/mL', 'critical', `${ESC}: 52 ng/L and more at once`),
  result(woman(63), 'hs troponin i', '24 ng/L', 'alert', `${ESC}: over 16 in women`),
  result(man(63), 'hs troponin i', '140 pg/mL', 'critical', `${ESC}: 64 ng/L and more at once`),
  result(man(71), 'nt pro bnp', '4200 pg/mL', 'alert', 'ESC HFA 2019: acute failure at every age over 1800'),
  result(man(71), 'bnp', '900 pg/mL', 'alert', 'ESC 2016, acute heart failure: over 400'),
  result(man(49), 'ck mb', '38 ng/mL', 'alert', 'Fourth universal definition of myocardial infarction, 2018'),
  result(woman(22), 'blood ketones', '0.3 mmol/L', 'in reference', `${JBDS}: under 0.6`),
  result(woman(22), 'blood ketones', '1.8 mmol/L', 'review', `${JBDS}: 1.5 to 2.9`),
  result(woman(22), 'blood ketones', '3.0 mmol/L', 'critical', `${JBDS}: 3.0 and more`),
  result({ years: 9, sex: 'male' }, 'blood ketones', '5.4 mmol/L', 'critical', 'ISPAD 2022, ketoacidosis'),
  result(pregnant(30), 'upcr', '0.18 mg/mg', 'in reference', ISSHP),
  result(pregnant(30), 'upcr', '0.3 mg/mg', 'review', ISSHP),
  result(pregnant(34), 'upcr', '30 mg/mmol', 'review', ISSHP),
  result(pregnant(34), 'upcr', '620 mg/g', 'review', ISSHP),
  result(pregnant(34), '24 hour urine protein', '310 mg/(24.h)', 'review', ISSHP),
  result(man(50), 'upcr', '0.4 mg/mg', 'flag', `${KDIGO}: from 150 mg/g`),
  result(man(50), 'upcr', '5.1 mg/mg', 'alert', NEPHROTIC),
  result(man(50), '24 hour urine protein', '4200 mg/(24.h)', 'alert', NEPHROTIC),
  result(pregnant(33), 'magnesium', '9.8 mg/dL', 'critical', `${ACOG}: reflexes are lost over 9`),
  result(pregnant(33), 'magnesium', '10 meq/L', 'critical', `${ACOG}: reflexes are lost from 7 meq/L`),
  result(man(76), 'magnesium', '6.4 mg/dL', 'critical', KOST),
  result(man(76), 'magnesium', '2.1 mg/dL', 'in reference', MERCK),
  result(man(20), 'g6pd', '8.2 U/g{Hb}', 'in reference', `${G6PD}: over 6.0`),
  result(woman(20), 'g6pd', '5.1 U/g{Hb}', 'flag', `${G6PD}: intermediate`),
  result(man(20), 'g6pd', '1.2 U/g{Hb}', 'alert', `${G6PD}: deficient, 4.0 and less`),
  result(newborn(3), 'g6pd', '1.4 U/g{Hb}', 'alert', `${G6PD}: deficient`),
  result(woman(24), 'hb a2', '2.8 %', 'in reference', DACIE),
  result(woman(24), 'hb a2', '5.2 %', 'flag', `${DACIE}: beta thalassaemia trait`),
  result(man(18), 'hb s', '38 %', 'flag', `${DACIE}: sickle trait`),
  result(man(18), 'hb f', '12 %', 'flag', DACIE),
  result(woman(28), 'rubella igg', '42 [IU]/mL', 'in reference', CDC),
  result(woman(28), 'rubella igg', '4 [IU]/mL', 'flag', CDC),
  result(pregnant(9), 'rubella igm', 'positive', 'alert', 'CDC, congenital rubella syndrome'),
  result(pregnant(28), 'indirect coombs', 'positive', 'alert', 'RCOG Green-top 65'),
  result(man(36), 'scrub typhus', 'positive', 'alert', 'ICMR 2015, rickettsial diseases: treat at once'),
  result(man(36), 'leptospira', 'positive', 'alert', 'NCDC, leptospirosis: treat at once'),
  result(man(36), 'chikungunya', 'negative', 'in reference', 'NVBDCP, chikungunya'),
  result(man(44), 'cortisol', '14 ug/dL', 'in reference', MERCK),
  result(man(44), 'cortisol', '4 ug/dL', 'alert', 'Endocrine Society 2016: under 5 µg/dL'),
  result(woman(44), 'cortisol', '40 nmol/L', 'critical', 'RCPath 2017: 50 nmol/L and less'),
  result(woman(31), 'prolactin', '12 ng/mL', 'in reference', ELECSYS),
  result(man(31), 'prolactin', '60 ng/mL', 'flag', ELECSYS),
  result(pregnant(36), 'prolactin', '210 ng/mL', 'in reference', 'Abbassi-Ghanavati 2009'),
  result(woman(62), 'fsh', '70 m[IU]/mL', 'in reference', `${ELECSYS}: after the last period`),
  result(woman(28), 'fsh', '70 m[IU]/mL', 'flag', ELECSYS),
  result(man(28), 'lh', '5 m[IU]/mL', 'in reference', ELECSYS),
  result(man(59), 'afp', '3 ng/mL', 'in reference', ELECSYS),
  result(man(59), 'afp', '900 ng/mL', 'flag', ELECSYS),
  result(woman(58), 'ca 125', '35 U/mL', 'flag', 'NICE NG12: 35 and more'),
  result(woman(58), 'ca 125', '12 U/mL', 'in reference', 'NICE NG12'),
  result(newborn(4), 'newborn tsh', '6 m[IU]/L', 'in reference', SCREEN),
  result(newborn(4), 'newborn tsh', '26 m[IU]/L', 'review', SCREEN),
  result(newborn(4), 'newborn tsh', '88 m[IU]/L', 'critical', `${SCREEN}: 40 and more`),
  result(newborn(4), 'newborn g6pd', 'abnormal', 'alert', 'NNF and IAP, newborn screening'),
  result(man(69), 'inr', '5.2 {INR}', 'alert', ACCP),
  result(man(69), 'pt', '44 s', 'alert', `${KOST}: 27 and more`),
  result({ months: 2, sex: 'male' }, 'direct bilirubin', '3.2 mg/dL', 'alert', 'NASPGHAN 2017: over 1'),
  result(man(41), 'triglycerides', '1000 mg/dL', 'review', 'ACC/AHA 2018, pancreatitis'),
  result(woman(33), 'ldl', '190 mg/dL', 'not reassuring', 'ACC/AHA 2018: severe from 190'),
];
