import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { HALVE, REDUCE } from '../acts.ts';
import { avoid, type KidneyRule, reduce } from './kidney-rule.ts';

const LEVELS = wordLabel(words.kidneyRowsInfections, 'bloodLevelsOnly');

export const INFECTION_KIDNEYS: readonly KidneyRule[] = [
  {
    rule: 'nitrofurantoin',
    of: 'nitrofurantoin',
    steps: [
      avoid(30, 'severe', wordLabel(words.kidneyRowsInfections, 'notInUrine')),
      avoid(45, 'important', wordLabel(words.kidneyRowsInfections, 'shortCourseLastChoice')),
    ],
    asks: 'elderly',
    source: 'MHRA 2014, BNF',
  },
  {
    rule: 'aminoglycoside',
    of: 'aminoglycoside',
    steps: [avoid(30, 'severe', LEVELS), reduce(60, wordLabel(words.kidneyRowsInfections, 'longerInterval'))],
    asks: 'adult',
    source: 'BNF',
  },
  {
    rule: 'vancomycin',
    of: 'vancomycin, teicoplanin',
    steps: [reduce(50, wordLabel(words.kidneyRowsInfections, 'bloodLevels'))],
    source: 'BNF',
  },
  { rule: 'ciprofloxacin', of: 'ciprofloxacin', steps: [reduce(30, 500)], source: 'FDA label' },
  {
    rule: 'levofloxacin',
    of: 'levofloxacin, ofloxacin',
    steps: [reduce(20), reduce(50, HALVE)],
    source: 'BNF',
  },
  { rule: 'norfloxacin', of: 'norfloxacin', steps: [reduce(30, 400)], source: 'FDA label' },
  {
    rule: 'co-trimoxazole',
    of: 'sulfonamide',
    and: 'trimethoprim',
    steps: [avoid(15, 'severe'), reduce(30, HALVE)],
    source: 'FDA label, BNF',
  },
  {
    rule: 'trimethoprim',
    of: 'trimethoprim',
    unless: 'sulfonamide',
    steps: [reduce(30, HALVE)],
    source: 'BNF',
  },
  {
    rule: 'amoxicillin',
    of: 'amoxicillin',
    steps: [reduce(30, wordLabel(words.kidneyRowsInfections, 'no875MgTablet'))],
    source: 'FDA label',
  },
  { rule: 'piperacillin', of: 'piperacillin, ticarcillin', steps: [reduce(40)], source: 'FDA label' },
  {
    rule: 'cefalexin',
    of: 'cefalexin',
    steps: [reduce(30, 750), reduce(60, 1000, 'note')],
    source: 'FDA label',
  },
  {
    rule: 'cefadroxil',
    of: 'cefadroxil, cefuroxime, cefpodoxime, cefdinir',
    steps: [reduce(30)],
    source: 'FDA labels',
  },
  { rule: 'cefixime', of: 'cefixime', steps: [reduce(20, 200)], source: 'BNF' },
  {
    rule: 'cefepime',
    of: 'cefepime, ceftazidime, cefotaxime',
    steps: [reduce(30), reduce(50)],
    source: 'FDA labels',
  },
  {
    rule: 'carbapenem',
    of: 'meropenem, imipenem, ertapenem, doripenem',
    steps: [reduce(30), reduce(50)],
    source: 'FDA labels',
  },
  { rule: 'clarithromycin', of: 'clarithromycin', steps: [reduce(30, 500)], source: 'FDA label' },
  {
    rule: 'tetracycline',
    of: 'tetracycline',
    unless: 'doxycycline, minocycline, tigecycline',
    steps: [avoid(30)],
    source: 'BNF',
  },
  { rule: 'colistin', of: 'colistin, polymyxin b', steps: [reduce(50)], source: 'EMA 2014' },
  {
    rule: 'ethambutol',
    of: 'ethambutol',
    steps: [reduce(30, wordLabel(words.kidneyRowsInfections, 'thriceWeekly'))],
    source: 'WHO, ATS 2016',
  },
  {
    rule: 'pyrazinamide',
    of: 'pyrazinamide',
    steps: [reduce(30, wordLabel(words.kidneyRowsInfections, 'thriceWeekly'))],
    source: 'WHO, ATS 2016',
  },
  { rule: 'cycloserine', of: 'cycloserine', steps: [reduce(30)], source: 'ATS 2016' },
  { rule: 'aciclovir', of: 'aciclovir', steps: [reduce(10, 1600), reduce(25, 2400)], source: 'FDA label' },
  {
    rule: 'aciclovir-injection',
    of: 'aciclovir',
    forms: ['injection'],
    steps: [reduce(10, 300), reduce(25, 600), reduce(50, 1200)],
    source: 'FDA label aciclovir injection',
  },
  {
    rule: 'valaciclovir',
    of: 'valaciclovir',
    steps: [reduce(10, 500), reduce(30, 1000), reduce(50, 2000)],
    source: 'FDA label',
  },
  {
    rule: 'famciclovir',
    of: 'famciclovir, ganciclovir, valganciclovir',
    steps: [reduce(60)],
    source: 'FDA labels',
  },
  { rule: 'oseltamivir', of: 'oseltamivir', steps: [reduce(30, 30), reduce(60, 60)], source: 'FDA label' },
  {
    rule: 'fluconazole',
    of: 'fluconazole',
    steps: [reduce(50, wordLabel(words.kidneyRowsInfections, 'halveAfterFirst'), 'note')],
    source: 'FDA label',
  },
  { rule: 'terbinafine', of: 'terbinafine', steps: [avoid(50)], source: 'FDA label' },
  {
    rule: 'amphotericin',
    of: 'amphotericin b',
    steps: [reduce(60, wordLabel(words.kidneyRowsInfections, 'liposomalForm'))],
    source: 'BNF',
  },
  {
    rule: 'tenofovir',
    of: 'tenofovir',
    steps: [
      avoid(30, 'severe'),
      avoid(50, 'important', wordLabel(words.kidneyRowsInfections, 'chooseAbacavir')),
    ],
    source: 'WHO 2021, NACO 2021',
  },
  {
    rule: 'lamivudine',
    of: 'lamivudine, emtricitabine',
    unless: 'tenofovir',
    steps: [reduce(30)],
    source: 'WHO 2021',
  },
  { rule: 'entecavir', of: 'entecavir', steps: [reduce(50)], source: 'FDA label' },
  { rule: 'ribavirin', of: 'ribavirin', steps: [avoid(30), reduce(50)], source: 'FDA label' },
  { rule: 'nirmatrelvir', of: 'nirmatrelvir', steps: [avoid(30), reduce(60, 300)], source: 'FDA label 2023' },
  { rule: 'quinine', of: 'quinine', steps: [reduce(30, REDUCE)], source: 'BNF' },
];
