import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as administration from '@careline/core/administration';
import * as calls from '@careline/core/calls';
import * as callsModels from '@careline/core/calls/models';
import * as care from '@careline/core/care';
import * as clinical from '@careline/core/clinical';
import * as encounters from '@careline/core/encounters';
import * as fhir from '@careline/core/fhir';
import * as formatting from '@careline/core/formatting';
import * as forms from '@careline/core/forms';
import * as http from '@careline/core/http';
import * as metrics from '@careline/core/metrics';
import * as navigation from '@careline/core/navigation';
import * as patients from '@careline/core/patients';
import * as prescriptions from '@careline/core/prescriptions';
import * as record from '@careline/core/record';
import * as session from '@careline/core/session';
import * as sessionOidc from '@careline/core/session/oidc';
import * as trends from '@careline/core/trends';
import { expect, it } from 'vitest';
import { PUBLIC_SOURCES } from './core-names.mjs';
import { ROOT } from './workspace-files.ts';

/** Everything core promises to hosts, by subpath. */
const PUBLIC_DOORS = {
  http,
  session,
  sessionOidc,
  navigation,
  patients,
  metrics,
  calls,
  callsModels,
  forms,
  trends,
  encounters,
  record,
  clinical,
  prescriptions,
  care,
  administration,
  fhir,
  formatting,
};

/** The most names a public entry may export, types included. */
const MAX_NAMES = 40;

const sources = Object.entries(PUBLIC_SOURCES);
const textOf = (source: string): string => readFileSync(join(ROOT, 'packages/core', source), 'utf8');

const namesIn = (text: string): string[] =>
  [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().replace(/^type /, '') || []),
  );

it('the public subpaths are at most 18, and each can be imported', () => {
  expect(sources.length).toBeLessThanOrEqual(18);
  expect(Object.values(PUBLIC_DOORS)).toHaveLength(sources.length);
});

it.each(sources)('%s exports at most 40 names and documents them', (subpath, source) => {
  const text = textOf(source);
  const names = namesIn(text);
  expect(names.length).toBeGreaterThan(2);
  expect(names.length).toBeLessThanOrEqual(MAX_NAMES);
  expect(new Set(names).size).toBe(names.length);
  expect(text).toContain(`@module ${subpath}\n`);
});
