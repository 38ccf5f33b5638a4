import { patientPath, patientRegistrationPath } from '@careline/core/internal/navigation';
import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const ONE = '01990000-0000-7000-8000-00000000000a';

it('is one page for all parts of a record, and another for each patient and each other address', () => {
  const pages = [patientPath(ONE), patientPath(ONE, 'readings'), patientRegistrationPath(ONE)].map(pageOf);
  expect(new Set([...pages, pageOf(patientPath(ONE.toUpperCase()))]).size).toBe(1);
  const others = [patientPath('another'), '/prohealth', '/prohealth/patient', '/settings/staff'];
  expect(new Set([...pages, ...others.map(pageOf)]).size).toBe(5);
});
