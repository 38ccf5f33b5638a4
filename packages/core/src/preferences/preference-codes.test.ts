// spec: 82, 238

import { expect, it } from 'vitest';
import { PREFERENCE_IDENTIFIERS, preferenceLabel } from './preference-identifier.ts';
import { PRODUCT_VERSION } from './product-version.ts';

it('the preference identifiers match the specification', () => {
  expect(PREFERENCE_IDENTIFIERS).toEqual(
    (
      'APPS REGISTRATION ACCOUNT_INFO PRESCRIPTION_TEMPLATES NOTE_TEMPLATES TASK_TEMPLATES MEDICAL_RECORD NEWS ' +
      'SOFA QSOFA APACHE_II EGFR GCS VIDEO TELEPHONY BEDSIDE_MONITOR PTZ_CAMERA NOTIFICATION RATE_CARDS ' +
      'FAVOURITES CHARTS TAGS GENDER LANGUAGE PERIOD'
    ).split(' '),
  );
});

it.each([
  ['APPS', undefined, 'Apps'],
  ['QSOFA', undefined, 'qSOFA'],
  ['LANGUAGE', 'hi-IN', 'भाषा'],
  ['THEME', 'hi', 'THEME'],
])('%s in %s is "%s"', (identifier, locale, label) => {
  expect(preferenceLabel(identifier, locale)).toBe(label);
});

it('the version is the one of the specification', () => {
  expect(PRODUCT_VERSION).toBe('3.9.56');
});
