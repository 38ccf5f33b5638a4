import { ENDPOINTS } from '@careline/core/internal/contract';
import type { Endpoint } from '@careline/core/internal/http';
import { expect, it } from 'vitest';
import { isCompressed } from './compressed-json.ts';

/** Names of fields with a secret that grants access. */
const SECRET = /token|secret|password|apiKey|^address$|^url$/i;

/** A facility's postal address is not secret; the address of a chart is. */
const isPostal = (name: string, field: string) =>
  /^(facility|facilities|billing)\//.test(name) && field === 'address';

/** A patient's number in the waiting room grants nothing. */
const isInQueue = (name: string, field: string) =>
  /^(encounters|appointments|record)\//.test(name) && field === 'token';

/** Returns the names of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { entries } = schema as { readonly entries?: Readonly<Record<string, unknown>> };
  const own = entries ? Object.keys(entries) : [];
  return [...own, ...Object.values(schema).flatMap((part) => fieldsOf(part, seen))];
}

const answersOf = (chosen: (endpoint: Endpoint) => boolean) =>
  (Object.values(ENDPOINTS) as readonly Endpoint[])
    .filter((endpoint) => endpoint.token !== 'none' && chosen(endpoint))
    .map((endpoint) => ({
      name: endpoint.name,
      secrets: fieldsOf(endpoint.answer).filter(
        (f) => SECRET.test(f) && !isPostal(endpoint.name, f) && !isInQueue(endpoint.name, f),
      ),
    }))
    .filter(({ secrets }) => secrets.length > 0);

it('no answer with a secret is compressed', () => {
  expect(answersOf(isCompressed)).toEqual([]);
});

it('and one would be found', () => {
  expect(answersOf((endpoint) => !isCompressed(endpoint)).length).toBeGreaterThan(1);
});
