import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { HALVE, REDUCE, START_LOW } from '../acts.ts';
import { avoid, type KidneyRule, reduce, watch } from './kidney-rule.ts';

export const CLOTTING_AND_JOINT_KIDNEYS: readonly KidneyRule[] = [
  {
    rule: 'dabigatran',
    of: 'dabigatran',
    steps: [
      avoid(30, 'severe', wordLabel(words.kidneyRowsClottingAndJoints, 'chooseApixabanOrWarfarin')),
      reduce(50, 220),
    ],
    asks: 'adult',
    source: 'EMA label',
  },
  {
    rule: 'rivaroxaban',
    of: 'rivaroxaban',
    steps: [
      avoid(15, 'severe', wordLabel(words.kidneyRowsClottingAndJoints, 'chooseWarfarin')),
      reduce(50, 15),
    ],
    asks: 'adult',
    source: 'EMA label',
  },
  { rule: 'apixaban', of: 'apixaban', steps: [avoid(15), reduce(30, 5)], asks: 'adult', source: 'EMA label' },
  {
    rule: 'edoxaban',
    of: 'edoxaban',
    steps: [avoid(15, 'severe'), reduce(50, 30)],
    asks: 'adult',
    source: 'EMA label',
  },
  {
    rule: 'enoxaparin',
    of: 'enoxaparin, dalteparin',
    steps: [
      avoid(15, 'important', wordLabel(words.kidneyRowsClottingAndJoints, 'chooseUnfractionatedHeparin')),
      reduce(30, wordLabel(words.kidneyRowsClottingAndJoints, 'onceDaily')),
    ],
    source: 'EMA label',
  },
  { rule: 'fondaparinux', of: 'fondaparinux', steps: [avoid(20, 'severe'), reduce(50, 1.5)], source: 'BNF' },
  { rule: 'tranexamic-acid', of: 'tranexamic acid', steps: [avoid(30), reduce(60)], source: 'BNF' },
  {
    rule: 'methotrexate',
    of: 'methotrexate',
    steps: [
      avoid(30, 'severe', wordLabel(words.kidneyRowsClottingAndJoints, 'rheumatologist')),
      reduce(60, HALVE),
    ],
    asks: 'adult',
    source: 'BSR 2017, BNF',
  },
  {
    rule: 'allopurinol',
    of: 'allopurinol',
    steps: [reduce(30, 100), watch(60, wordLabel(words.kidneyRowsClottingAndJoints, 'startLow'))],
    source: 'BNF, ACR 2020',
  },
  { rule: 'febuxostat', of: 'febuxostat', steps: [reduce(30, 40, 'note')], source: 'FDA label' },
  {
    rule: 'colchicine',
    of: 'colchicine',
    steps: [
      avoid(10, 'severe'),
      reduce(30, wordLabel(words.kidneyRowsClottingAndJoints, 'oneShortCourse')),
      watch(50, REDUCE),
    ],
    source: 'FDA label, BNF',
  },
  { rule: 'alendronate', of: 'alendronic acid', steps: [avoid(35)], source: 'FDA label' },
  {
    rule: 'zoledronic-acid',
    of: 'zoledronic acid',
    steps: [avoid(35, 'severe', wordLabel(words.kidneyRowsClottingAndJoints, 'chooseDenosumab'))],
    source: 'FDA label',
  },
  { rule: 'risedronate', of: 'risedronic acid, ibandronic acid', steps: [avoid(30)], source: 'FDA labels' },
  {
    rule: 'hydroxychloroquine',
    of: 'hydroxychloroquine',
    steps: [watch(60, wordLabel(words.kidneyRowsClottingAndJoints, 'atMost5MgKg'))],
    source: 'AAO 2016, RCOphth 2020',
  },
  { rule: 'penicillamine', of: 'penicillamine', steps: [avoid(50)], source: 'BNF' },
  { rule: 'mesalamine', of: 'mesalamine', steps: [avoid(20)], source: 'BNF' },
  {
    rule: 'baclofen',
    of: 'baclofen',
    steps: [avoid(15, 'severe'), reduce(30, 5), reduce(60, START_LOW)],
    source: 'BNF',
  },
  { rule: 'tizanidine', of: 'tizanidine', steps: [reduce(25, START_LOW)], source: 'FDA label' },
  {
    rule: 'tramadol',
    of: 'tramadol',
    steps: [avoid(10, 'severe'), reduce(30, 200)],
    source: 'BNF, FDA label',
  },
  {
    rule: 'morphine',
    of: 'morphine, codeine',
    steps: [
      avoid(30, 'important', wordLabel(words.kidneyRowsClottingAndJoints, 'chooseFentanyl')),
      watch(60, START_LOW),
    ],
    source: 'BNF',
  },
  { rule: 'pethidine', of: 'pethidine, dextropropoxyphene', steps: [avoid(30)], source: 'BNF' },
  { rule: 'tapentadol', of: 'tapentadol', steps: [avoid(30)], source: 'FDA label' },
  { rule: 'azathioprine', of: 'azathioprine, mercaptopurine', steps: [reduce(30)], source: 'BNF' },
  { rule: 'hydroxyurea', of: 'hydroxyurea', steps: [reduce(60, HALVE)], source: 'FDA label' },
  { rule: 'capecitabine', of: 'capecitabine', steps: [avoid(30, 'severe'), reduce(50)], source: 'FDA label' },
  { rule: 'cisplatin', of: 'cisplatin', steps: [avoid(30, 'severe'), watch(60, REDUCE)], source: 'BNF' },
  { rule: 'lenalidomide', of: 'lenalidomide', steps: [reduce(60, 10)], source: 'FDA label' },
  { rule: 'desmopressin', of: 'desmopressin', local: true, steps: [avoid(50)], source: 'FDA label' },
];
