// spec: limits-dangerous

import { describe, expect, it } from 'vitest';
import type { EnteredInput } from './inputs.ts';
import { judgeInputs } from './judge-inputs.ts';
import { scaleOf } from './scales.ts';

const AT = 1_760_000_000;
const context = { facts: { sex: 'MALE', birthDate: '1960-05-12' }, at: AT, timeZone: 'Asia/Kolkata' };

describe('the typed numbers of a score', () => {
  it.each<[string, string, readonly EnteredInput[], object, readonly string[]]>([
    ['NEWS2: SpO₂ from 96 % is in range', 'NEWS', [{ key: 'spo2', value: 97 }], { spo2: 'in-range' }, []],
    [
      'RCP: SpO₂ of 91 % or less is critical',
      'NEWS',
      [{ key: 'spo2', value: 88 }],
      { spo2: 'flag' },
      ['spo2'],
    ],
    [
      'ISH 2020: a systolic of 180 or more is critical',
      'QSOFA',
      [{ key: 'systolic', value: 192 }],
      { systolic: 'flag' },
      ['systolic'],
    ],
    [
      'a bilirubin of 21.4 mg/dL is critical',
      'SOFA',
      [{ key: 'bilirubin', value: 21.4 }],
      { bilirubin: 'flag' },
      ['bilirubin'],
    ],
    ['a value from the record is judged already', 'NEWS', [{ key: 'spo2', value: 88, at: AT - 60 }], {}, []],
  ])('%s', (_, key, entered, kinds, critical) => {
    const scale = scaleOf(key);
    if (!scale) throw new Error(key);
    const judged = judgeInputs(scale, entered, context);
    const faces = Object.entries(judged.faces).map(([input, { kind }]) => [input, kind]);
    expect(Object.fromEntries(faces)).toEqual(kinds);
    expect(judged.critical).toEqual(critical);
  });
});
