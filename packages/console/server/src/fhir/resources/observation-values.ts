import type { CodeableConcept, Observation, ObservationComponent, Quantity } from 'fhir/r4';
import type { StoredValue } from '../../platform/database/schema.ts';
import { ABSENT_REASON, own, UCUM } from '../fhir-systems.ts';
import { isUcum, panelCode, valueCode } from './observation-codes.ts';

/** The value of an Observation or of a component, or why there is none. */
type Value = Pick<Observation, 'valueQuantity' | 'valueString' | 'valueCodeableConcept' | 'dataAbsentReason'>;

const NO_VALUE: CodeableConcept = { coding: [{ system: ABSENT_REASON, code: 'unknown' }] };
const WORD = /^[A-Za-z0-9_+-]{1,40}$/;
/** As many digits as a double stores exactly. */
const MAX_DIGITS = 15;

function quantityOf(metric: string, stored: StoredValue): Quantity {
  const { value, unit = '' } = stored;
  if (unit === '') return { value: value as number };
  if (!isUcum(metric, stored)) return { value: value as number, unit };
  return { value: value as number, unit, system: UCUM, code: unit };
}

/** Returns a number as a quantity, a word of a list as a code, and any other text as it is. */
function valuePart(metric: string, stored: StoredValue): Value {
  const { text, value, word, key } = stored;
  if (value !== undefined && Number.isFinite(value) && text.replace(/\D/g, '').length <= MAX_DIGITS) {
    return { valueQuantity: quantityOf(metric, stored) };
  }
  if (word !== undefined) {
    const coding = WORD.test(text) ? { coding: [{ system: own(`value:${metric}.${key}`), code: text }] } : {};
    return { valueCodeableConcept: { ...coding, text: word.en } };
  }
  return text.trim() === '' ? { dataAbsentReason: NO_VALUE } : { valueString: text };
}

/** What a reading's values are written from. */
export interface MeasuredRow {
  readonly metric: string | null;
  readonly system: string | null;
  readonly code: string | null;
  readonly display: string | null;
  readonly values: readonly StoredValue[];
  readonly meal_situation: string | null;
  readonly irr_pulse: boolean | null;
}

const IRREGULAR: CodeableConcept = {
  coding: [{ system: own('value'), code: 'bloodpressure.irregularPulse' }],
  text: 'Irregular pulse during the measurement',
};

/** Returns the source's code first, then ours, each system and code once. */
function codeOfReading({
  metric,
  system,
  code,
  display,
  values,
  meal_situation,
}: MeasuredRow): CodeableConcept {
  const [first] = values;
  const ours: CodeableConcept =
    metric === null
      ? {}
      : values.length === 1 && first
        ? valueCode(metric, first, meal_situation)
        : panelCode(metric);
  const given =
    code !== null && system !== null ? [{ system, code, ...(display === null ? {} : { display }) }] : [];
  const others = (ours.coding ?? []).filter((one) => one.system !== system || given.length === 0);
  const coding = [...given, ...others];
  const text = display ?? ours.text ?? code ?? undefined;
  return { ...(coding.length === 0 ? {} : { coding }), text: text ?? 'Reading' };
}

/** Returns code, value and components: one value is the Observation's own, several are components. */
export function measuredParts(row: MeasuredRow): Pick<Observation, 'code' | 'component'> & Value {
  const { values, irr_pulse, meal_situation } = row;
  const metric = row.metric ?? '';
  const [first] = values;
  const pulse: ObservationComponent[] = irr_pulse === true ? [{ code: IRREGULAR, valueBoolean: true }] : [];
  const code = codeOfReading(row);
  if (values.length === 1 && first) {
    return { code, ...valuePart(metric, first), ...(pulse.length === 0 ? {} : { component: pulse }) };
  }
  const component = [
    ...values.map((value) => ({
      code: valueCode(metric, value, meal_situation),
      ...valuePart(metric, value),
    })),
    ...pulse,
  ];
  return component.length === 0 ? { code, dataAbsentReason: NO_VALUE } : { code, component };
}
