import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { START_LOW, WATCH_BLOOD, WATCH_SUGAR } from '../acts.ts';
import { avoid, type KidneyRule, reduce, watch } from './kidney-rule.ts';

export const DIABETES_AND_HEART_KIDNEYS: readonly KidneyRule[] = [
  {
    rule: 'metformin',
    of: 'metformin',
    steps: [
      avoid(30, 'severe', wordLabel(words.kidneyRowsDiabetesAndHeart, 'lacticAcidosis')),
      reduce(45, 1000),
    ],
    asks: 'adult',
    source: 'FDA 2016, KDIGO 2022',
  },
  {
    rule: 'glibenclamide',
    of: 'glibenclamide',
    steps: [
      avoid(60, 'important', wordLabel(words.kidneyRowsDiabetesAndHeart, 'chooseGlipizideOrLinagliptin')),
    ],
    source: 'KDOQI 2012',
  },
  {
    rule: 'sulfonylurea',
    of: 'glimepiride, gliclazide, glipizide',
    steps: [reduce(30, START_LOW), watch(60, WATCH_SUGAR)],
    source: 'BNF, FDA labels',
  },
  { rule: 'sitagliptin', of: 'sitagliptin', steps: [reduce(30, 25), reduce(45, 50)], source: 'FDA label' },
  { rule: 'vildagliptin', of: 'vildagliptin', steps: [reduce(50, 50)], source: 'EMA label' },
  { rule: 'saxagliptin', of: 'saxagliptin', steps: [reduce(45, 2.5)], source: 'FDA label' },
  { rule: 'alogliptin', of: 'alogliptin', steps: [reduce(30, 6.25), reduce(60, 12.5)], source: 'FDA label' },
  {
    rule: 'dapagliflozin',
    of: 'dapagliflozin',
    steps: [avoid(25, 'important', wordLabel(words.kidneyRowsDiabetesAndHeart, 'noNewStart'))],
    source: 'FDA label 2023',
  },
  {
    rule: 'empagliflozin',
    of: 'empagliflozin',
    steps: [avoid(20, 'important', wordLabel(words.kidneyRowsDiabetesAndHeart, 'noNewStart'))],
    source: 'KDIGO 2022',
  },
  { rule: 'canagliflozin', of: 'canagliflozin', steps: [avoid(30), reduce(60, 100)], source: 'FDA label' },
  { rule: 'acarbose', of: 'acarbose, miglitol', steps: [avoid(25)], source: 'BNF, FDA label' },
  { rule: 'insulin', of: 'insulin', steps: [watch(30, WATCH_SUGAR)], source: 'KDIGO 2022' },
  { rule: 'glinide', of: 'repaglinide, nateglinide', steps: [reduce(30, START_LOW)], source: 'FDA label' },
  {
    rule: 'ace-arb',
    of: 'ace-inhibitor, arb, renin-inhibitor',
    steps: [watch(30, WATCH_BLOOD)],
    source: 'KDIGO 2024',
  },
  {
    rule: 'spironolactone',
    of: 'spironolactone, amiloride, triamterene',
    steps: [
      avoid(30, 'important', wordLabel(words.kidneyRowsDiabetesAndHeart, 'checkPotassium')),
      watch(50, WATCH_BLOOD),
    ],
    source: 'ESC 2021, BNF',
  },
  {
    rule: 'eplerenone',
    of: 'eplerenone',
    steps: [avoid(30, 'severe'), reduce(60, 25)],
    source: 'FDA label, EMA label',
  },
  { rule: 'finerenone', of: 'finerenone', steps: [avoid(25), reduce(60, 10)], source: 'FDA label' },
  {
    rule: 'thiazide',
    of: 'hydrochlorothiazide, benzthiazide',
    steps: [watch(30, wordLabel(words.kidneyRowsDiabetesAndHeart, 'loopDiuretic'))],
    source: 'BNF, KDIGO 2021',
  },
  { rule: 'digoxin', of: 'digoxin', steps: [reduce(50, 0.125)], asks: 'adult', source: 'BNF, FDA label' },
  { rule: 'atenolol', of: 'atenolol', steps: [reduce(15, 25), reduce(35, 50)], source: 'FDA label' },
  { rule: 'bisoprolol', of: 'bisoprolol', steps: [reduce(20, 10)], source: 'EMA label' },
  { rule: 'sotalol', of: 'sotalol', steps: [avoid(10, 'severe'), reduce(60)], source: 'BNF' },
  { rule: 'ranolazine', of: 'ranolazine', steps: [avoid(30, 'severe')], source: 'EMA label' },
  { rule: 'rosuvastatin', of: 'rosuvastatin', steps: [reduce(30, 10)], source: 'FDA label' },
  { rule: 'simvastatin', of: 'simvastatin', steps: [reduce(30, 10, 'note')], source: 'EMA label' },
  {
    rule: 'fenofibrate',
    of: 'fenofibrate, bezafibrate, gemfibrozil',
    steps: [avoid(30, 'severe'), reduce(60)],
    source: 'BNF, FDA label',
  },
  {
    rule: 'nsaid',
    of: 'nsaid',
    unless: 'aspirin',
    steps: [
      avoid(30, 'severe', wordLabel(words.kidneyRowsDiabetesAndHeart, 'chooseParacetamol')),
      watch(60, wordLabel(words.kidneyRowsDiabetesAndHeart, 'fewDays')),
    ],
    source: 'KDIGO 2024',
  },
  {
    rule: 'mannitol',
    of: 'mannitol',
    steps: [avoid(15, 'severe', wordLabel(words.kidneyRowsDiabetesAndHeart, 'lungFluid'))],
    source: 'FDA label mannitol (contraindicated in severe kidney disease and anuria)',
  },
  {
    rule: 'potassium',
    of: 'potassium chloride, potassium citrate',
    steps: [avoid(30), watch(60, WATCH_BLOOD)],
    source: 'BNF',
  },
];
