import { type FhirObject, isFhirObject } from './fhir-json.ts';

/** Where types keep when something happened, then when it was written down; the first that is there is taken. */
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

/** When a resource happened or was written, as its source wrote it; undefined where it has no such time. */
export function resourceTime(resource: FhirObject): string | undefined {
  for (const key of TIMES) {
    const value = resource[key];
    const time = isFhirObject(value) ? (value.start ?? value.end) : value;
    if (typeof time === 'string' && time !== '') return time;
  }
  return undefined;
}
