import { describe, expect, it } from 'vitest';
import { CLOTTING_PAIR_CASES, HEART_PAIR_CASES } from '../../../../test/interactions/heart-pairs.ts';
import { EPILEPSY_PAIR_CASES, MIND_PAIR_CASES } from '../../../../test/interactions/mind-pairs.ts';
import {
  HARMLESS_PAIR_CASES,
  INFECTION_PAIR_CASES,
  OTHER_PAIR_CASES,
} from '../../../../test/interactions/other-pairs.ts';
import { judgedPatient, readLine, readMedicine } from '../../../../test/read-medicines.ts';
import type { ReadLine, ReadMedicine } from '../medicine-finding.ts';
import { interactionFindings } from './interaction-findings.ts';

const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

const CASES = [
  HEART_PAIR_CASES,
  CLOTTING_PAIR_CASES,
  MIND_PAIR_CASES,
  EPILEPSY_PAIR_CASES,
  INFECTION_PAIR_CASES,
  OTHER_PAIR_CASES,
].flatMap(casesOf);

const nobody = judgedPatient();
const lastOf = (lines: readonly ReadLine[], patient = nobody, current: readonly ReadMedicine[] = []) =>
  interactionFindings(lines, patient, current).at(-1) ?? [];

describe('pairs of medicines', () => {
  it.each(CASES)('%s with %s is %s: %s', (first = '', second = '', severity) => {
    const severities = (one: string, other: string) =>
      lastOf([readLine(one)], nobody, [readMedicine(other)]).map((finding) => finding.severity);
    expect([severities(first, second), severities(second, first)]).toEqual([[severity], [severity]]);
  });

  it.each(casesOf(HARMLESS_PAIR_CASES))('%s with %s has no finding', (first = '', second = '') => {
    expect(lastOf([readLine(first), readLine(second)])).toEqual([]);
  });
});
