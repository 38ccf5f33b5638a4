import type * as v from 'valibot';
import { codeIn, codeParts } from './concept-words.ts';
import { type FhirObject, isFhirObject, present, restOf } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { type FhirRefused, isRefused } from './fhir-refusal.ts';
import { concept, list, listed, maybe, object, quantity, reference, shaped, text } from './fhir-shapes.ts';
import { EFFECTIVE, effectiveParts, timesBeside } from './observation-time.ts';
import { VALUES, valueParts } from './observation-value.ts';
import { patientOf, targetOf } from './patient-reference.ts';
import { HEAD, headOf, idOf, modifierOf } from './resource-head.ts';

const referenceRange = object({ low: maybe(quantity), high: maybe(quantity) });

/** Elements that Observation and its components share. */
const MEASURED = {
  code: maybe(concept),
  ...VALUES,
  dataAbsentReason: maybe(concept),
  interpretation: list(concept),
  referenceRange: list(referenceRange),
};
const component = object(MEASURED);

const observationShape = object({
  ...MEASURED,
  ...EFFECTIVE,
  status: text,
  category: list(concept),
  subject: maybe(reference),
  encounter: maybe(reference),
  /** The encounter in STU3. */
  context: maybe(reference),
  component: list(component),
});
type ObservationShape = v.InferOutput<typeof observationShape>;
type Component = v.InferOutput<typeof component>;

/** One line of a readings file. Other elements are preserved unchanged. */
export interface ReadingFhirRow {
  readonly source: string;
  readonly id: string;
  /** Patient id in the same source. */
  readonly patient: string;
  readonly [part: string]: unknown;
}

/** Names of the row itself. Elements of a resource must not replace them. */
const ROW_NAMES = [
  ...['system', 'code', 'display', 'codings', 'value', 'valueText', 'valueCode', 'valueCodings', 'unit'],
  ...['unitCode', 'encounterReference', 'reportTime', 'encounterTime'],
];
const READ_IN_PART = new Set([...Object.keys(MEASURED), ...ROW_NAMES, 'text']);
const READ = new Set([
  ...HEAD,
  ...Object.keys(observationShape.pipe[1].entries),
  ...ROW_NAMES,
  ...['source', 'patient', 'components'],
]);

const ABSENT = /data-absent-reason/;
const INTERPRETATION = /ObservationInterpretation|v2[-/]0078|observation-interpretation/i;

type Range = v.InferOutput<typeof referenceRange>;

/** Returns limits as numbers, with their unit if it differs from the reading's. */
function rangeParts({ low, high, ...rest }: Range, unit: unknown): Record<string, unknown> {
  const own = low?.unit ?? low?.code ?? high?.unit ?? high?.code;
  const same = own === undefined || own === unit;
  return present({ low: low?.value, high: high?.value, unit: same ? undefined : own, ...rest });
}

/** @param written the unparsed Observation or component */
function measuredParts(part: Component, written: FhirObject): Record<string, unknown> {
  const value = valueParts(part, written);
  return {
    ...codeParts(part.code, written.code),
    ...value,
    dataAbsentReason: codeIn(part.dataAbsentReason, ABSENT),
    interpretation: part.interpretation.flatMap((each) => codeIn(each, INTERPRETATION) ?? []),
    referenceRange: part.referenceRange.map((range) => rangeParts(range, value.unit ?? value.unitCode)),
  };
}

const componentRow = (part: Component, written: FhirObject): Record<string, unknown> =>
  present({ ...restOf(written, READ_IN_PART), ...measuredParts(part, written) });

function encounterParts(read: ObservationShape, resource: FhirObject, place: FhirPlace) {
  const encounter = read.encounter ?? read.context;
  const target = encounter && targetOf(encounter, resource, place);
  if (target && !isRefused(target)) return { encounter: target.id };
  return { encounterReference: resource.encounter ?? resource.context };
}

/**
 * Converts a FHIR R4 or STU3 Observation to one line of a readings file.
 * Values keep their digits or words, times their precision. A LOINC code of a metric is preferred among several
 * codings; all are preserved.
 */
export function readingFromFhir(resource: FhirObject, place: FhirPlace): ReadingFhirRow | FhirRefused {
  const id = idOf(resource, place);
  if (typeof id !== 'string') return id;
  const components = listed(resource.component).filter(isFhirObject);
  const modifier = [resource, ...components].flatMap((part) => modifierOf(part) ?? [])[0];
  if (modifier) return modifier;
  const shape = shaped(observationShape, resource);
  if (isRefused(shape)) return shape;
  const { read } = shape;
  const patient = patientOf(read.subject, resource, place);
  if (typeof patient !== 'string') return patient;
  const times = effectiveParts(read, resource);
  const parts = {
    ...restOf(resource, READ),
    ...headOf(resource),
    status: read.status,
    category: read.category.flatMap((each) => codeIn(each, /./) ?? []),
    ...measuredParts(read, resource),
    components: read.component.map((part, index) => componentRow(part, components[index] ?? {})),
    ...times,
    ...timesBeside(times.effectiveDateTime, resource, place),
    ...encounterParts(read, resource, place),
  };
  return { ...present(parts), source: place.source, id, patient };
}
