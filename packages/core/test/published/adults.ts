import type { Patient, PublishedReading } from './published-case.ts';
import {
  bmi,
  breathing,
  celsius,
  fahrenheit,
  fastingSugar,
  haemoglobin,
  oxygen,
  pressure,
  pulse,
  sugar,
  sugarMolar,
  upper,
} from './reading-rows.ts';

const man = (years: number, more: Partial<Patient> = {}): Patient => ({ years, sex: 'male', ...more });
const woman = (years: number, more: Partial<Patient> = {}): Patient => ({ years, sex: 'female', ...more });
const pregnant = (weeksPregnant: number, more: Partial<Patient> = {}): Patient =>
  woman(27, { weeksPregnant, ...more });
const mother = (daysAfterBirth: number, more: Partial<Patient> = {}): Patient =>
  woman(27, { daysAfterBirth, ...more });

const ISH = 'ISH 2020 global hypertension practice guidelines, table 1';
const SAFETY = 'Careline clinical safety page, part 2';
const NEWS2 = 'RCP 2017, National Early Warning Score 2, chart 1';
const ACLS = 'AHA 2020 adult advanced life support, bradycardia and tachycardia algorithms';
const COVID =
  'MoHFW India, clinical guidance for management of adult COVID-19, 2022: 90 to 93 % moderate, under 90 % severe';
const ADA = 'ADA Standards of Care, sections 2 (diagnosis) and 6 (levels of hypoglycaemia)';
const HEARTS_D = 'WHO HEARTS-D 2020, annex 3: same day from 18 mmol/L';
const NICE_HP = 'NICE NG133 2019, hypertension in pregnancy, 1.4 to 1.6';
const ACOG = 'ACOG practice bulletin 222, 2020, gestational hypertension and pre-eclampsia';
const MEWC = 'Mhyre 2014, Maternal Early Warning Criteria, table 1';
const WHO_GDM = 'WHO 2013, hyperglycaemia first detected in pregnancy';
const NHM_ANAEMIA = 'Anemia Mukt Bharat operational guidelines 2018, table of grades';
const SEPSIS = 'Surviving Sepsis Campaign 2021';
const WILDERNESS = 'Wilderness Medical Society 2019, accidental hypothermia: under 35 °C';

/** Vital signs and bedside values of adults and in maternity. */
export const ADULTS: readonly PublishedReading[] = [
  pressure(man(46), '118/76', 'in reference', ISH),
  pressure(woman(61), '126/82', 'in reference', ISH),
  pressure(man(58), '134/82', 'flag', ISH),
  pressure(woman(54), '148/92', 'flag', ISH),
  pressure(man(67), '168/98', 'review', ISH),
  pressure(woman(63), '152/104', 'review', ISH),
  pressure(
    man(55),
    '210/120',
    'critical',
    'Harrison, Principles of Internal Medicine, hypertensive emergencies',
  ),
  pressure(man(70), '182/94', 'critical', SAFETY),
  pressure(woman(49), '150/112', 'critical', SAFETY),
  pressure(man(34), '84/50', 'critical', 'ATLS 10th edition, class III haemorrhage: hypotension'),
  pressure(woman(75), '90/58', 'critical', NEWS2),
  pressure(man(72), '96/62', 'not reassuring', `${NEWS2}: 91 to 100 is 2 points`),
  upper(woman(80), '88', 'critical', `${SEPSIS}: hypotension`),
  upper(man(44), '192', 'critical', SAFETY),
  oxygen(man(30), '98', 'in reference', NEWS2),
  oxygen(woman(52), '95', 'flag', NEWS2),
  oxygen(man(60), '93', 'review', COVID),
  oxygen(woman(47), '88', 'critical', COVID),
  oxygen(man(70, { scale2: true }), '90', 'in reference', 'BTS 2017 oxygen guideline: target 88 to 92 %'),
  oxygen(man(70, { scale2: true }), '82', 'critical', `${NEWS2}, scale 2`),
  celsius(woman(40), '37.0', 'in reference', NEWS2),
  celsius(man(25), '38.4', 'flag', NEWS2),
  celsius(man(37), '39.6', 'review', NEWS2),
  celsius(man(29), '41.3', 'critical', 'Bouchama 2002, heat stroke, NEJM 346'),
  celsius(man(81), '33.8', 'critical', WILDERNESS),
  celsius(woman(66), '35.7', 'flag', NEWS2),
  fahrenheit(man(33), '98.6', 'in reference', 'Mackowiak 1992, JAMA 268'),
  fahrenheit(woman(33), '103', 'review', `${NEWS2}: 39.4 °C`),
  fahrenheit(man(78), '93.2', 'critical', WILDERNESS),
  pulse(man(50), '72', 'in reference', NEWS2),
  pulse(woman(31), '106', 'flag', NEWS2),
  pulse(man(64), '124', 'review', NEWS2),
  pulse(woman(42), '178', 'critical', `${ACLS}: supraventricular tachycardia`),
  pulse(man(76), '34', 'critical', `${ACLS}: complete heart block`),
  pulse(woman(70), '46', 'flag', NEWS2),
  breathing(man(39), '16', 'in reference', NEWS2),
  breathing(woman(58), '23', 'review', NEWS2),
  breathing(man(71), '32', 'critical', 'BTS CURB-65: 30 and more'),
  breathing(man(28), '6', 'critical', 'WHO opioid overdose: slow breathing'),
  breathing(woman(45), '10', 'flag', NEWS2),
  fastingSugar(woman(35), '88', 'in reference', ADA),
  fastingSugar(man(41), '113', 'flag', ADA),
  fastingSugar(woman(50), '141', 'flag', ADA),
  sugar(man(57), '340', 'review', HEARTS_D),
  sugarMolar(man(57), '18.5', 'review', HEARTS_D),
  sugar(woman(19), '512', 'critical', 'Kitabchi 2009, hyperglycaemic crises: a case of ketoacidosis'),
  sugar(man(66, { diabetes: true }), '64', 'flag', `${ADA}: level 1`),
  sugar(man(66, { diabetes: true }), '41', 'critical', `${ADA}: level 2`),
  sugarMolar(woman(72, { diabetes: true }), '2.7', 'critical', `${ADA}: level 2`),
  sugar(man(60, { diabetes: true }), 'HI', 'critical', 'Meter manuals: HI is more than 600 mg/dL'),
  bmi(woman(24), '15.3', 'review', 'WHO 1995, severe thinness: under 16'),
  bmi(man(24), '21.6', 'in reference', 'WHO 1995 and WHO expert consultation 2004 for Asia: 18.5 to 22.9'),
  pressure(pregnant(26), '112/70', 'in reference', NICE_HP),
  pressure(pregnant(33), '144/88', 'review', NICE_HP),
  pressure(pregnant(34), '178/116', 'critical', NICE_HP),
  pressure(pregnant(38), '150/110', 'critical', ACOG),
  pressure(pregnant(31, { symptoms: ['headache'] }), '142/92', 'critical', `${ACOG}: severe features`),
  pressure(pregnant(35, { pressureBefore: [146, 94, 5] }), '144/92', 'critical', `${ACOG}: twice, 4 h apart`),
  pressure(pregnant(30, { protein: '1+' }), '142/90', 'critical', `${NICE_HP}: pre-eclampsia`),
  pressure(pregnant(32), '84/50', 'critical', MEWC),
  pressure(mother(6), '152/98', 'review', NICE_HP),
  pressure(mother(9), '168/104', 'critical', NICE_HP),
  pulse(pregnant(30), '128', 'critical', MEWC),
  pulse(mother(2), '46', 'critical', MEWC),
  breathing(pregnant(29), '33', 'critical', MEWC),
  oxygen(pregnant(29), '94', 'alert', `${MEWC}: under 95 %`),
  celsius(mother(3), '38.4', 'critical', 'WHO 2015, maternal peripartum infections'),
  celsius(pregnant(20), '37.8', 'flag', 'Singh 2012, MEOWS, amber'),
  fastingSugar(pregnant(25), '97', 'flag', WHO_GDM),
  fastingSugar(pregnant(12), '131', 'review', `${WHO_GDM}: diabetes in pregnancy`),
  sugar(pregnant(22), '214', 'review', `${WHO_GDM}: diabetes in pregnancy`),
  haemoglobin(pregnant(28), '6.4', 'critical', NHM_ANAEMIA),
  haemoglobin(pregnant(28), '9.6', 'flag', NHM_ANAEMIA),
  haemoglobin(pregnant(32), '11.6', 'in reference', NHM_ANAEMIA),
];
