import { expect, it } from 'vitest';
import { PATHS, patientPath } from './paths.ts';
import { isScreenPath } from './screen-path.ts';

it.each([
  ['the empty path', PATHS.shell, true],
  ['an entry of the menu', PATHS.search, true],
  ['a page below one', `${PATHS.callInfo}/anything`, true],
  ['an area beside the programme area', PATHS.myEncounters, true],
  ['a page below it', `${PATHS.myEncounters}/0197`, true],
  ['a page of its elsewhere', PATHS.today, true],
  ['the record of a patient', patientPath('0197'), true],
  ['a part of it', patientPath('0197', 'readings'), true],
  ['in any letter case', PATHS.search.toUpperCase(), true],
  ['the record of nobody', PATHS.patient, false],
  ['where people sign in', PATHS.auth, false],
  ['where they come back', PATHS.callback, false],
  ['a page that there is not', '/prohealth/nowhere', false],
  ['an address of somebody else', 'https://elsewhere.example/prohealth', false],
  ['one without a scheme', '//elsewhere.example/prohealth', false],
  ['a path without its beginning', 'prohealth', false],
  ['nothing', '', false],
])('%s', (_, path, expected) => {
  expect(isScreenPath(path)).toBe(expected);
});
