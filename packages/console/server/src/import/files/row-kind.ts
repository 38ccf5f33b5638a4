import type { RowFileKind } from './file-kind.ts';

export type Row = Readonly<Record<string, unknown>>;

const MEASURED = ['value', 'valueText', 'valueCode', 'components', 'effectiveDateTime', 'dataAbsentReason'];
const PERSONAL = ['birthDate', 'gender', 'name'];
const VISITED = ['class', 'type', 'start', 'end'];
const ORDERED = ['authoredOn', 'dosage', 'intent'];
const DIAGNOSED = ['clinicalStatus', 'verificationStatus', 'abatementDateTime', 'abatement'];
const ALLERGIC = ['category', 'criticality', 'assertedDate', 'recordedDate'];

type Has = (key: string) => boolean;

const isGlucoseLine = (has: Has): boolean =>
  !has('id') && ['source', 'patient', 'line', 'date', 'time', 'code', 'value'].every(has);

/** Returns the kind of a patient's row. Tests conditions before allergies, because they share date fields. */
function kindOfPatientRow(has: Has): RowFileKind | undefined {
  const coded = has('code') || has('text') || has('codings');
  if (!coded) return VISITED.some(has) ? 'encounters' : undefined;
  if (MEASURED.some(has)) return 'readings';
  if (ORDERED.some(has) || (has('status') && has('start'))) return 'medications';
  if (DIAGNOSED.some(has)) return 'conditions';
  if (ALLERGIC.some(has)) return 'allergies';
  return has('onsetDateTime') || has('onset') ? 'conditions' : undefined;
}

/** Returns a row's kind by its keys, or undefined if unknown. */
export function rowKindOf(row: Row): RowFileKind | undefined {
  const has: Has = (key) => Object.hasOwn(row, key);
  if (isGlucoseLine(has)) return 'glucose-log';
  if (!has('source') || !has('id')) return undefined;
  if (has('patient')) return kindOfPatientRow(has);
  return PERSONAL.some(has) ? 'patients' : undefined;
}
