import { expect, it } from 'vitest';
import { SERVICE_TYPES } from '#encounters';
import { visitSections } from './visit-sections.ts';

it('starts a consultation with the complaint, and a screening with measuring', () => {
  expect(visitSections('GP_CONSULTATION').opens).toEqual(['SUMMARY']);
  expect(visitSections('a type of a newer server').first[0]).toBe('SUMMARY');
  expect(visitSections('VITALS_SCREENING').opens).toEqual(['GENERAL']);
  expect(visitSections('CARDIOLOGY_CONSULTATION').first).toContain('SYSTEMIC');
});

it.each(SERVICE_TYPES)('%s opens only sections that it needs, each once', (service) => {
  const { first, opens } = visitSections(service);
  expect(new Set(first).size).toBe(first.length);
  expect(first).toEqual(expect.arrayContaining([...opens]));
});
