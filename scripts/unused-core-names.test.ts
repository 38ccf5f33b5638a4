import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coreNames } from './core-names.mjs';
import { unusedNames } from './unused-core-names.mjs';
import { ROOT } from './workspace-files.ts';

const ROOM_NAMES = await coreNames();

/**
 * Why a name may be unused for now: the number of an open issue that needs it, or the test that uses it. Codes
 * listed in the specification without an issue name its section and the test that compares them.
 */
type Reason =
  | { readonly issue: 44 | 45 | 46 | 47 | 48; readonly brings: string }
  | { readonly specification?: string; readonly test: string };

const NAMES_OF_METRICS = { specification: '3.8', test: 'packages/core/src/metrics/metric-names.test.ts' };
const SOURCES = { specification: '3.3', test: 'packages/core/src/metrics/metric-names.test.ts' };

const REASONS: Readonly<Record<string, Reason>> = {
  'identity ALLOWED_ROLES': { issue: 45, brings: 'the menu of administrators' },
  'identity isAllowedRole': { issue: 45, brings: 'the menu of administrators' },
  'identity appAreaLabel': { issue: 45, brings: 'a screen for each area of specification 2.7' },
  'identity SAMPLE_ROLES': { issue: 45, brings: 'the directory of staff by role' },
  'navigation DOCTOR_LINKS': { issue: 44, brings: 'Today and History of the doctor’s room' },
  'navigation LAYOUT_FIGURES': { test: 'packages/ui/src/theme/layout.test.tsx' },
  'navigation sideMenuWidths': { test: 'packages/ui/src/theme/layout.test.tsx' },
  'metrics CARE_PLAN_METRICS': NAMES_OF_METRICS,
  'metrics carePlanMetricLabel': NAMES_OF_METRICS,
  'metrics NAMED_METRICS': NAMES_OF_METRICS,
  'metrics SOURCE_TYPES': SOURCES,
  'metrics sourceTypeLabel': SOURCES,
  'metrics/loinc LOINC_CODES': { test: 'packages/console/server/test/patients/entry-places.ts' },
  'calls/findings findingsOf': { test: 'e2e/support/one-answer.ts' },
  'calls/readings flagOfReading': {
    test: 'packages/console/server/src/observations/alerts/safety-routes.test.ts',
  },
  'formatting ordinal': {
    specification: '5',
    test: 'packages/core/src/formatting/numbers-and-words.test.ts',
  },
  'fhir-source fhirSource': { test: 'packages/elements/src/cdn/fhir-source.ts' },
  // Public since 1.0.0.
  'metrics createReadingAlerts': { test: 'packages/core/src/metrics/reading-alerts.test.ts' },
  'encounters/consultations createEncounterList': {
    test: 'packages/core/src/encounters/consultations/encounter-list.test.ts',
  },
  'forms definitionProblems': { test: 'packages/core/src/case-sheets/sections.test.ts' },
};

describe('a name that core exports', () => {
  it('is used by a screen, a route or an element, or says what brings its use', () => {
    const unused = unusedNames(ROOT, ROOM_NAMES).map(({ subpath, name }) => `${subpath} ${name}`);
    expect(unused.sort()).toEqual(Object.keys(REASONS).sort());
  });

  it.each(Object.entries(REASONS).flatMap(([key, reason]) => ('test' in reason ? [[key, reason.test]] : [])))(
    '%s is compared with the product by its test',
    (key = '', test = '') => {
      expect(readFileSync(join(ROOT, test), 'utf8')).toContain(key.split(' ')[1]);
    },
  );
});

describe('the search for unused names', () => {
  it('finds nothing of a screen unused, or it covers no screen', () => {
    const [patients = [], metrics = []] = [ROOM_NAMES.patients, ROOM_NAMES.metrics];
    const unused = new Set(unusedNames(ROOT, { patients, metrics }).map(({ name }) => name));
    for (const name of ['listPatients', 'createPatientSearch', 'MAX_PATIENT_TAGS', 'METRIC_TYPES'])
      expect(unused.has(name)).toBe(false);
    expect(unused.has('SOURCE_TYPES')).toBe(true);
  });

  it('fails for a name that no module exports', () => {
    expect(() => unusedNames(ROOT, { patients: ['noSuchName'] })).toThrow('found nowhere');
  });
});
