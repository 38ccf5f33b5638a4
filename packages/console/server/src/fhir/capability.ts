import type { CapabilityStatement, CapabilityStatementRestResource, CodeableConcept } from 'fhir/r4';
import { RELEASE_VERSION } from '../platform/release-version.ts';
import { FHIR_RESOURCES } from './fhir-registry.ts';
import type { AnyResource } from './fhir-resource.ts';
import { FHIR_TYPES } from './fhir-type.ts';
import { parametersOf } from './search/read-search.ts';

/** The day on which the statement last changed in kind. */
const STATEMENT_DATE = '2026-11-30';

/** Returns the values of `_include` for a resource. */
export const includesOf = (definition: AnyResource): string[] =>
  Object.entries(definition.parameters)
    .filter(([, { kind }]) => kind === 'reference')
    .map(([name]) => `${definition.type}:${name}`);

/** Returns the values of `_revinclude` for a resource. */
export const revIncludesOf = (definition: AnyResource): string[] =>
  FHIR_TYPES.map((type) => FHIR_RESOURCES[type]).flatMap((source) =>
    Object.entries(source.parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'reference' && !source.compute && parameter.targets.includes(definition.type)
        ? [`${source.type}:${name}`]
        : [],
    ),
  );

const SMART: CodeableConcept = {
  coding: [
    { system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'SMART-on-FHIR' },
  ],
};

const SUMMARY = { name: 'summary', definition: 'http://hl7.org/fhir/uv/ips/OperationDefinition/summary' };

const isFilled = <T>(list: readonly T[]): boolean => list.length > 0;

function restResource(definition: AnyResource): CapabilityStatementRestResource {
  const [includes, revIncludes] = [includesOf(definition), revIncludesOf(definition)];
  return {
    type: definition.type,
    documentation: [definition.description, ...definition.unsupported].join(' '),
    interaction: [{ code: 'read' }, { code: 'search-type' }],
    versioning: 'versioned',
    readHistory: false,
    updateCreate: false,
    conditionalRead: 'not-match',
    referencePolicy: ['local'],
    ...(isFilled(includes) ? { searchInclude: includes } : {}),
    ...(isFilled(revIncludes) ? { searchRevInclude: revIncludes } : {}),
    ...(definition.type === 'Patient'
      ? {
          operation: [
            {
              name: 'everything',
              definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything',
            },
            {
              name: 'export',
              definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/patient-export',
            },
            SUMMARY,
          ],
        }
      : {}),
    searchParam: Object.entries(parametersOf(definition)).map(([name, { kind, description }]) => ({
      name,
      type: kind,
      documentation: description,
    })),
  };
}

/** Files have no search, so they are not among the resources. */
const BINARY: CapabilityStatementRestResource = {
  type: 'Binary',
  documentation: 'The content of a DocumentReference, in base64.',
  interaction: [{ code: 'read' }],
};

/** Returns the CapabilityStatement, which names exactly what the API answers. */
export const capabilityStatement = (base: string, tokenEndpoint: string): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: STATEMENT_DATE,
  publisher: 'Careline',
  kind: 'instance',
  software: { name: 'Careline', version: RELEASE_VERSION },
  implementation: { description: 'Careline FHIR API', url: base },
  fhirVersion: '4.0.1',
  format: ['json', 'application/fhir+json'],
  rest: [
    {
      mode: 'server',
      documentation: 'Read and search. Every answer is limited to what the token may see, and is audited.',
      security: {
        cors: true,
        service: [SMART],
        extension: [
          {
            url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
            extension: [{ url: 'token', valueUri: tokenEndpoint }],
          },
        ],
        description:
          'A Careline access token as Bearer. Tokens of partners need the scope fhir. Systems request a token with a signed assertion, as SMART Backend Services describes.',
      },
      resource: [...FHIR_TYPES.map((type) => restResource(FHIR_RESOURCES[type])), BINARY],
      operation: [
        { name: 'export', definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/export' },
      ],
    },
  ],
});
