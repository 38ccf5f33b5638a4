import { type FhirObject, isFhirObject } from './fhir-json.ts';

/** Elements with the time of an event, then of its recording. The first one that exists is used. */
const TIMES = [
  ...['effectiveDateTime', 'effectivePeriod', 'performedDateTime', 'performedPeriod', 'occurrenceDateTime'],
  ...[
    'occurrencePeriod',
    'onsetDateTime',
    'onsetPeriod',
    'period',
    'servicedDate',
    'servicedPeriod',
    'started',
  ],
  ...[
    'start',
    'startDate',
    'authoredOn',
    'recordedDate',
    'assertedDate',
    'dateTime',
    'date',
    'created',
    'issued',
  ],
  ...['whenHandedOver', 'whenPrepared', 'sent', 'received', 'authored', 'recorded', 'dateAsserted'],
];

/** Returns the time of a resource as written by the source; undefined if it has none. */
export function resourceTime(resource: FhirObject): string | undefined {
  for (const key of TIMES) {
    const value = resource[key];
    const time = isFhirObject(value) ? (value.start ?? value.end) : value;
    if (typeof time === 'string' && time !== '') return time;
  }
  return undefined;
}
