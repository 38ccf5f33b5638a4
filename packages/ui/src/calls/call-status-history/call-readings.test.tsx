import type { CallReading } from '@careline/core/internal/calls';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { personId } from '../../../test/people.ts';
import { CallReadings } from './call-readings.tsx';

const weight = (facts: Partial<CallReading> = {}): CallReading => ({
  id: personId(9),
  metric: 'body',
  timestamp: 1_704_450_600,
  values: [{ key: 'weight', text: '3.9', unit: 'kg' }],
  status: 'final',
  supersededBy: null,
  ...facts,
});
const flag = {
  code: 'lbw:low',
  measure: 'birthWeight',
  severity: 'moderate',
  shape: 'down',
  level: 'review',
};

describe('the readings of a call', () => {
  it.each<readonly [string, Partial<CallReading>, string]>([
    ['the patient’s own', { vitaId: personId(1) }, 'Weight3.9 kg'],
    ['what an older server answers', {}, 'Weight3.9 kg'],
    ['an infant’s', { vitaId: personId(2) }, 'Weight3.9 kgThe infant’s, not the mother’s'],
    ['one with a flag', { flag }, 'Weight3.9 kgLow birth weight'],
    ['one without', { flag: null }, 'Weight3.9 kg'],
  ])('show the patient and the value: %s', (_, facts, words) => {
    renderUi(<CallReadings readings={[weight(facts)]} vitaId={personId(1)} />);
    expect(screen.getByRole('listitem').textContent?.toLowerCase()).toBe(words.toLowerCase());
  });
});
