import { dayOf } from '@careline/core/internal/formatting';
import type {
  AllergyIntolerance,
  CarePlan,
  CodeableConcept,
  Condition,
  FhirResource,
  Goal,
  Immunization,
  MedicationRequest,
  MedicationStatement,
  Observation,
  ObservationComponent,
} from 'fhir/r4';
import type { SummaryTexts } from './summary-texts.ts';

export interface LineContext {
  readonly texts: SummaryTexts;
  /** IANA zone of the facility. */
  readonly timeZone: string;
}

const nameOf = (concept: CodeableConcept | undefined): string =>
  concept?.text ?? concept?.coding?.find(({ display }) => display !== undefined)?.display ?? '';

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Returns the day of a dateTime in the zone of the facility; shorter dates as they are. */
function dayText(dateTime: string | undefined, { timeZone }: LineContext): string | undefined {
  if (dateTime === undefined || !dateTime.includes('T')) return dateTime;
  return dayOf(Date.parse(dateTime) / 1000, timeZone);
}

const hasCode = (concept: CodeableConcept | undefined, code: string): boolean =>
  concept?.coding?.some((one) => one.code === code) ?? false;

function conditionLine(resource: Condition, context: LineContext): string {
  const { code, onsetDateTime, onsetString, verificationStatus } = resource;
  const icd = code?.coding?.[0]?.code;
  const onset = onsetString ?? dayText(onsetDateTime, context);
  return joined([
    `${nameOf(code)}${icd === undefined ? '' : ` (${icd})`}`,
    onset && context.texts.since(onset),
    hasCode(verificationStatus, 'provisional') ? context.texts.provisional : undefined,
  ]);
}

function allergyLine(resource: AllergyIntolerance, { texts }: LineContext): string {
  const { code, reaction = [], criticality, verificationStatus } = resource;
  return joined([
    nameOf(code),
    ...reaction.flatMap(({ manifestation }) => manifestation.map(nameOf)),
    criticality === 'high' ? texts.dangerous : undefined,
    hasCode(verificationStatus, 'unconfirmed') ? texts.unconfirmed : undefined,
  ]);
}

const requestLine = ({ medicationCodeableConcept, dosageInstruction = [] }: MedicationRequest): string =>
  joined([nameOf(medicationCodeableConcept), ...dosageInstruction.map(({ text }) => text)]);

const statementLine = (
  { medicationCodeableConcept, dosage = [], effectiveDateTime }: MedicationStatement,
  context: LineContext,
): string => {
  const since = dayText(effectiveDateTime, context);
  return joined([
    nameOf(medicationCodeableConcept),
    ...dosage.map(({ text }) => text),
    since && context.texts.since(since),
    context.texts.fromElsewhere,
  ]);
};

const immunizationLine = (
  { vaccineCode, occurrenceDateTime, occurrenceString }: Immunization,
  context: LineContext,
): string => joined([nameOf(vaccineCode), occurrenceString ?? dayText(occurrenceDateTime, context)]);

function valueText({
  valueQuantity,
  valueString,
  valueCodeableConcept,
}: Pick<ObservationComponent, 'valueQuantity' | 'valueString' | 'valueCodeableConcept'>): string {
  if (valueQuantity) {
    const { comparator = '', value, unit = '' } = valueQuantity;
    return `${comparator}${value ?? ''} ${unit}`.trim();
  }
  return valueString ?? nameOf(valueCodeableConcept);
}

function observationLine(resource: Observation, context: LineContext): string {
  const { code, component = [], effectiveDateTime, interpretation = [], valueDateTime } = resource;
  if (valueDateTime !== undefined) return context.texts.dueDate(valueDateTime);
  const values = component.map((part) => `${nameOf(part.code)} ${valueText(part)}`);
  return joined([
    `${nameOf(code)}: ${[valueText(resource), ...values].filter(Boolean).join('; ')}`,
    ...interpretation.map(nameOf),
    dayText(effectiveDateTime, context),
  ]);
}

const planLine = ({ title = '', period }: CarePlan, context: LineContext): string => {
  const start = dayText(period?.start, context);
  return joined([title, start && context.texts.since(start)]);
};

const goalLine = ({ description }: Goal): string => nameOf(description);

/** Returns a resource of a summary in words. */
export function summaryLine(resource: FhirResource, context: LineContext): string {
  switch (resource.resourceType) {
    case 'Condition':
      return conditionLine(resource, context);
    case 'AllergyIntolerance':
      return allergyLine(resource, context);
    case 'MedicationRequest':
      return requestLine(resource);
    case 'MedicationStatement':
      return statementLine(resource, context);
    case 'Immunization':
      return immunizationLine(resource, context);
    case 'Observation':
      return observationLine(resource, context);
    case 'CarePlan':
      return planLine(resource, context);
    case 'Goal':
      return goalLine(resource);
    default:
      return '';
  }
}
