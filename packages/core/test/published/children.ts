import type { Patient, PublishedReading } from './published-case.ts';
import {
  birthWeight,
  bmi,
  breathing,
  celsius,
  fahrenheit,
  haemoglobin,
  oxygen,
  pressure,
  pulse,
  sugar,
  sugarMolar,
  upper,
  weight,
} from './reading-rows.ts';

const boy = (years: number): Patient => ({ years, sex: 'male' });
const girl = (years: number): Patient => ({ years, sex: 'female' });
const infant = (months: number, sex: Patient['sex'] = 'female'): Patient => ({ months, sex });
const newborn = (days: number, sex: Patient['sex'] = 'male'): Patient => ({ days, sex });
const born = (date: string): Patient => ({ born: date, sex: 'male' });

const FLEMING = 'Fleming 2011, Lancet 377, centiles of heart rate and respiratory rate';
const PALS = 'AHA PALS provider manual 2020, vital signs of children';
const MET = 'Paediatric MET criteria (Tibballs 2005) as the clinical safety page has them';
const IMCI = 'WHO IMCI chart booklet 2014, cough or difficult breathing';
const FATIMA = 'WHO IMCI training, module 2, the case of Fatima: 18 months, 41 breaths';
const PSBI = 'WHO 2015, possible serious bacterial infection in young infants';
const AAP = 'AAP 2017 (Flynn), table 6, screening values by age and sex';
const AAP_STAGES = 'AAP 2017 (Flynn), table 3, from 13 years';
const NICE_DKA = 'NICE NG18 1.1: more than 11 mmol/L, same day';
const BAPM = 'BAPM 2017, hypoglycaemia of the newborn';
const ISPAD = 'ISPAD 2022, chapter 12, hypoglycaemia';
const WHO_GROWTH = 'WHO child growth standards 2006, weight for age';
const WHO_BMI = 'WHO reference 2007, BMI for age 5 to 19 years';
const THERMAL = 'WHO 1997, thermal protection of the newborn: 36.5 to 37.5 °C';
const WHO_HB = 'WHO 2011, haemoglobin concentrations for the diagnosis of anaemia';
const SAFETY = 'Careline clinical safety page, part 2';
const LBW = 'WHO ICD-10, P07: birth weight';

/** Children, infants and newborns. */
export const CHILDREN: readonly PublishedReading[] = [
  pulse(newborn(5), '140', 'in reference', FLEMING),
  pulse(newborn(5), '206', 'critical', MET),
  pulse(newborn(8), '78', 'critical', MET),
  pulse(infant(6), '132', 'in reference', FLEMING),
  pulse(infant(8), '196', 'critical', MET),
  pulse(boy(3), '104', 'in reference', FLEMING),
  pulse(girl(3), '176', 'critical', MET),
  pulse(girl(2), '64', 'critical', MET),
  pulse(boy(4), '158', 'not reassuring', `${FLEMING}: over the 99th`),
  pulse(girl(8), '84', 'in reference', FLEMING),
  pulse(boy(8), '128', 'not reassuring', `${FLEMING}: over the 99th; ${PALS}: 75 to 118`),
  pulse(boy(7), '156', 'critical', MET),
  pulse(girl(9), '54', 'critical', MET),
  pulse(boy(12), '45', 'alert', `${PALS}: 60 to 100 awake; issue 39, 6`),
  pulse(girl(15), '138', 'critical', SAFETY),
  breathing(newborn(3), '46', 'in reference', FLEMING),
  breathing(newborn(12), '68', 'critical', PSBI),
  breathing(infant(1), '64', 'critical', PSBI),
  breathing(infant(6), '38', 'in reference', FLEMING),
  breathing(infant(7), '54', 'review', IMCI),
  breathing(infant(9), '74', 'critical', SAFETY),
  breathing(infant(18), '41', 'review', FATIMA),
  breathing(boy(3), '46', 'review', IMCI),
  breathing(girl(2), '63', 'critical', SAFETY),
  breathing(girl(3), '25', 'in reference', FLEMING),
  breathing(boy(8), '20', 'in reference', FLEMING),
  breathing(girl(7), '36', 'not reassuring', `${FLEMING}: over the 99th; ${PALS}: 18 to 25`),
  breathing(born('2025'), '55', 'not reassuring', `${IMCI}; every age of the year`),
  breathing(born('2024'), '46', 'not reassuring', `${IMCI}; from 1 year to under 2`),
  pulse(born('2025'), '178', 'not reassuring', `${FLEMING}; every age of the year`),
  pressure(boy(8), '98/58', 'in reference', AAP),
  pressure(boy(8), '112/66', 'flag', AAP),
  pressure(girl(5), '110/62', 'flag', AAP),
  pressure(girl(10), '114/70', 'flag', AAP),
  pressure(boy(9), '144/84', 'review', SAFETY),
  pressure(girl(8), '154/92', 'critical', SAFETY),
  pressure(boy(14), '116/68', 'in reference', AAP_STAGES),
  pressure(girl(14), '126/74', 'not reassuring', `${AAP_STAGES}: elevated`),
  pressure(boy(15), '134/82', 'flag', AAP_STAGES),
  pressure(girl(16), '164/102', 'critical', SAFETY),
  upper(boy(5), '74', 'critical', `${PALS}: under 70 + 2 × years`),
  upper(girl(13), '86', 'critical', `${PALS}: under 90`),
  upper(infant(5), '66', 'critical', PALS),
  upper(newborn(10), '54', 'critical', PALS),
  pressure(infant(6), '130/112', 'critical', 'Issue 39, 6: diastolic 112 and more under one year'),
  oxygen(girl(4), '98', 'in reference', 'WHO 2016, pulse oximetry training: 95 to 100 %'),
  oxygen(infant(10), '88', 'critical', 'WHO 2013 pocket book of hospital care: oxygen under 90 %'),
  oxygen(boy(6), '93', 'review', SAFETY),
  celsius(infant(2), '38.3', 'critical', PSBI),
  celsius(newborn(20), '35.2', 'critical', PSBI),
  celsius(newborn(4), '36.9', 'in reference', THERMAL),
  celsius(newborn(4), '36.1', 'not reassuring', `${THERMAL}: cold stress`),
  celsius(infant(10), '39.3', 'review', SAFETY),
  celsius(boy(2), '40.9', 'critical', SAFETY),
  fahrenheit(girl(4), '101.3', 'flag', 'IMNCI 2009, fever: 38.5 °C'),
  celsius(girl(6), '36.9', 'in reference', 'Herzog 2011, normal temperature of children'),
  sugar(newborn(1), '38', 'critical', BAPM),
  sugar(newborn(2), '54', 'flag', SAFETY),
  sugar(boy(6), '46', 'critical', ISPAD),
  sugar(girl(6), '62', 'flag', ISPAD),
  sugarMolar(girl(9), '14.2', 'review', NICE_DKA),
  sugar(boy(11), '438', 'critical', 'ISPAD 2022, chapter 13: a case of ketoacidosis'),
  bmi(girl(14), '12.4', 'alert', `${WHO_BMI}: under -3 z is 14.0`),
  bmi(boy(16), '13.2', 'alert', `${WHO_BMI}: under -3 z is 15.1`),
  bmi(girl(10), '16.6', 'in reference', `${WHO_BMI}: the median`),
  bmi(boy(10), '27.0', 'flag', `${WHO_BMI}: over +3 z`),
  weight(infant(24, 'male'), '12.2', 'in reference', `${WHO_GROWTH}: the median`),
  weight(infant(24, 'male'), '9.2', 'flag', `${WHO_GROWTH}: between -3 and -2 z (8.6 and 9.7 kg)`),
  weight(infant(24, 'male'), '8.2', 'review', `${WHO_GROWTH}: under -3 z (8.6 kg)`),
  weight(infant(36), '10.2', 'flag', `${WHO_GROWTH}: between -3 and -2 z (9.6 and 10.8 kg)`),
  birthWeight(newborn(0), '1320', 'review', LBW),
  birthWeight(newborn(0), '2180', 'flag', LBW),
  birthWeight(newborn(0), '3150', 'in reference', LBW),
  birthWeight(newborn(0), '4720', 'review', 'ICD-10, P08: 4,500 g and more'),
  haemoglobin(infant(30), '6.6', 'review', WHO_HB),
  haemoglobin(boy(4), '4.4', 'critical', 'WHO 2016, severe anaemia in African children: transfusion'),
  haemoglobin(newborn(2), '17.2', 'in reference', 'Nelson Textbook of Pediatrics, reference intervals'),
];
