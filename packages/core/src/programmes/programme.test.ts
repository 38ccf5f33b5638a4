// spec: 12, 182, 183

import { describe, expect, it } from 'vitest';
import { callTypeLabel, PROGRAMMES, programmeLabel } from './programme.ts';

const CHRONIC = {
  calls: ['Ad-Hoc Call', 'Monthly Call'],
  reports: ['Blood Glucose', 'HbA1c', 'Lipid', 'Thyroid', 'Others'],
};

describe('programmes', () => {
  it.each([
    ['ahc', 'AHC', CHRONIC],
    ['careline', 'Careline', CHRONIC],
    ['apollo_sugar', 'Apollo Sugar', CHRONIC],
    [
      'healthy_motherhood',
      'Healthy Motherhood',
      {
        calls: [
          'First Call',
          'Diet Call',
          'Infant Diet Call',
          'AdHoc Call',
          'Last Call',
          'Post Natal Call',
          'Psychology Call',
        ],
        reports: [
          'Blood Sugar Tests',
          'Glucose Tolerance Test',
          'Thyroid profile',
          'Dual Marker Test',
          'Triple Marker Test',
          'Quadruple Marker Test',
          'Amniotic Fluid Index',
          'CTG',
          'Others',
        ],
      },
    ],
  ] as const)('%s has its label, call types and report metrics', (key, label, { calls, reports }) => {
    expect(programmeLabel(key)).toBe(label);
    expect(PROGRAMMES[key].callTypes.map((type) => callTypeLabel(type))).toEqual([...calls]);
    expect(PROGRAMMES[key].reportMetrics).toEqual([...reports]);
  });

  it.each(['new_programme', 'constructor'])('shows the unknown key %s unchanged', (key) => {
    expect(programmeLabel(key)).toBe(key);
    expect(callTypeLabel(key)).toBe(key);
  });

  it.each([
    ['Hindi', 'hi-IN', 'मासिक कॉल'],
    ['a language without labels', 'ta', 'Monthly Call'],
    ['a language that only begins like Hindi', 'hil', 'Monthly Call'],
  ])('has labels of call types in %s', (_, locale, label) => {
    expect(callTypeLabel('monthly', locale)).toBe(label);
  });
});
