import { wordLabel } from '#formatting';
import { HARM, MALFORM } from '../../pregnancy-rules.ts';
import * as words from '../../words/en.ts';
import { SPECIALIST } from '../acts.ts';
import { type FurtherPregnancyRule, GROWTH, THYROID, WITHDRAWAL, weighed } from './further-pregnancy-rule.ts';

export const HEART_AND_BRAIN_IN_PREGNANCY: readonly FurtherPregnancyRule[] = [
  weighed(
    'streptomycin',
    'streptomycin, kanamycin, amikacin',
    wordLabel(words.pregnancyRowsHeartAndBrain, 'deafness'),
    'WHO, BNF',
    { yes: 'severe', unknown: 'important' },
  ),
  weighed('sugar-severe', 'gliflozin, glp1, glitazone', HARM, 'NICE NG3, FDA labels', { yes: 'severe' }),
  weighed('renin', 'renin-inhibitor, neprilysin-inhibitor', HARM, 'FDA boxed warning', {
    yes: 'severe',
    unknown: 'important',
  }),
  weighed('atenolol', 'atenolol', GROWTH, 'BNF, NICE NG133', {
    act: wordLabel(words.pregnancyRowsHeartAndBrain, 'chooseLabetalol'),
  }),
  weighed('beta-blocker', 'beta-blocker', GROWTH, 'BNF', {
    unless: 'atenolol, labetalol',
    yes: 'note',
    unknown: undefined,
  }),
  weighed('amiodarone', 'amiodarone, dronedarone', THYROID, 'BNF, ESC 2018', {
    yes: 'severe',
    unknown: 'important',
    act: SPECIALIST,
  }),
  weighed('fibrate', 'fibrate, nicotinic acid, ezetimibe, saroglitazar', HARM, 'BNF'),
  weighed('bisphosphonate', 'bisphosphonate, teriparatide', HARM, 'BNF, FDA labels'),
  weighed('opioid', 'opioid', WITHDRAWAL, 'BNF, FDA labels', {
    unless: 'buprenorphine, methadone, diphenoxylate',
    unknown: undefined,
  }),
  weighed('benzodiazepine', 'benzodiazepine, hypnotic', WITHDRAWAL, 'BNF, MHRA', { unless: 'melatonin' }),
  weighed('gabapentinoid', 'gabapentinoid', MALFORM, 'MHRA 2022'),
  weighed('oxcarbazepine', 'oxcarbazepine, eslicarbazepine, zonisamide', MALFORM, 'MHRA 2021', {
    act: SPECIALIST,
  }),
  weighed(
    'lamotrigine',
    'lamotrigine, levetiracetam',
    wordLabel(words.pregnancyRowsHeartAndBrain, 'fallingLevel'),
    'NICE NG217',
    { yes: 'note', unknown: undefined, act: SPECIALIST },
  ),
];
