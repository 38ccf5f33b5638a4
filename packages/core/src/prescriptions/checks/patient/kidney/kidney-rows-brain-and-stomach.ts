import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { HALVE, START_LOW } from '../acts.ts';
import { avoid, type KidneyRule, reduce, watch } from './kidney-rule.ts';

export const BRAIN_AND_STOMACH_KIDNEYS: readonly KidneyRule[] = [
  {
    rule: 'lithium',
    of: 'lithium',
    steps: [avoid(30, 'severe'), reduce(60, wordLabel(words.kidneyRowsBrainAndStomach, 'lowerDose'))],
    asks: 'adult',
    source: 'NICE CG185, BNF',
  },
  {
    rule: 'gabapentin',
    of: 'gabapentin',
    steps: [reduce(15, 300), reduce(30, 700), reduce(60, 1400)],
    source: 'FDA label',
  },
  {
    rule: 'pregabalin',
    of: 'pregabalin',
    steps: [reduce(15, 75), reduce(30, 150), reduce(60, 300)],
    source: 'FDA label',
  },
  {
    rule: 'levetiracetam',
    of: 'levetiracetam',
    steps: [reduce(30, 1000), reduce(50, 1500), reduce(80, 2000, 'note')],
    source: 'FDA label',
  },
  { rule: 'topiramate', of: 'topiramate, zonisamide', steps: [reduce(70, HALVE)], source: 'FDA label' },
  { rule: 'lacosamide', of: 'lacosamide', steps: [reduce(30, 300)], source: 'FDA label' },
  { rule: 'vigabatrin', of: 'vigabatrin', steps: [reduce(80, undefined, 'note')], source: 'FDA label' },
  { rule: 'duloxetine', of: 'duloxetine', steps: [avoid(30)], source: 'FDA label, BNF' },
  { rule: 'venlafaxine', of: 'venlafaxine, desvenlafaxine', steps: [reduce(30, HALVE)], source: 'BNF' },
  { rule: 'mirtazapine', of: 'mirtazapine', steps: [watch(40, START_LOW)], source: 'FDA label' },
  { rule: 'risperidone', of: 'risperidone, paliperidone', steps: [reduce(30, HALVE)], source: 'FDA label' },
  {
    rule: 'amisulpride',
    of: 'amisulpride, levosulpiride',
    steps: [avoid(10), reduce(60, HALVE)],
    source: 'BNF',
  },
  { rule: 'memantine', of: 'memantine', steps: [reduce(30, 10)], source: 'FDA label' },
  { rule: 'pramipexole', of: 'pramipexole, amantadine', steps: [reduce(50)], source: 'FDA label' },
  { rule: 'varenicline', of: 'varenicline', steps: [reduce(30, 1)], source: 'FDA label' },
  {
    rule: 'acamprosate',
    of: 'acamprosate',
    steps: [avoid(30, 'severe'), reduce(50, 999)],
    source: 'FDA label',
  },
  {
    rule: 'metoclopramide',
    of: 'metoclopramide',
    steps: [reduce(15, 7.5), reduce(60, 15)],
    source: 'EMA 2013',
  },
  {
    rule: 'domperidone',
    of: 'domperidone',
    steps: [reduce(30, wordLabel(words.kidneyRowsBrainAndStomach, 'longerInterval'))],
    source: 'MHRA label',
  },
  { rule: 'famotidine', of: 'famotidine', steps: [reduce(30, 10), reduce(60, 20)], source: 'FDA label 2018' },
  { rule: 'ranitidine', of: 'ranitidine, nizatidine', steps: [reduce(50, 150)], source: 'FDA label' },
  {
    rule: 'magnesium',
    of: 'magnesium hydroxide, magnesium sulfate, magaldrate',
    steps: [avoid(30, 'important', wordLabel(words.kidneyRowsBrainAndStomach, 'measureMagnesium'))],
    source: 'BNF',
  },
  { rule: 'cetirizine', of: 'cetirizine', steps: [avoid(10), reduce(50, 5, 'note')], source: 'EMA label' },
  {
    rule: 'levocetirizine',
    of: 'levocetirizine',
    steps: [avoid(10), reduce(50, 2.5, 'note')],
    source: 'EMA label',
  },
  { rule: 'sildenafil', of: 'sildenafil', steps: [reduce(30, 25, 'note')], source: 'FDA label' },
  { rule: 'tadalafil', of: 'tadalafil', steps: [reduce(30, 5, 'note')], source: 'FDA label' },
  { rule: 'solifenacin', of: 'solifenacin', steps: [reduce(30, 5)], source: 'FDA label' },
  { rule: 'tolterodine', of: 'tolterodine', steps: [reduce(30, 2)], source: 'FDA label' },
  { rule: 'silodosin', of: 'silodosin', steps: [avoid(30), reduce(50, 4)], source: 'FDA label' },
  { rule: 'mirabegron', of: 'mirabegron', steps: [reduce(30, 25)], source: 'FDA label' },
  { rule: 'acetazolamide', of: 'acetazolamide', steps: [avoid(30)], source: 'BNF' },
];
