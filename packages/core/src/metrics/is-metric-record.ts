import type { MetricRecord } from './metric-record.ts';

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isNumber = (value: unknown): boolean => value === undefined || Number.isFinite(value);

function hasValues(values: unknown): boolean {
  if (!Array.isArray(values)) return false;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (typeof value !== 'object' || value === null) return false;
    if (typeof value.key !== 'string' || typeof value.text !== 'string') return false;
    if (!isNumber(value.value) || !isText(value.unit) || !isText(value.reason)) return false;
  }
  return true;
}

function hasMetaInfo(metaInfo: unknown): boolean {
  if (typeof metaInfo !== 'object' || metaInfo === null) return false;
  const { updatedAt, deleted, source, createdAt } = metaInfo as Readonly<Record<string, unknown>>;
  return (
    typeof updatedAt === 'number' &&
    typeof deleted === 'boolean' &&
    typeof source === 'string' &&
    typeof createdAt === 'number'
  );
}

/** Whether each optional property is absent or valid, because screens use them without another check. */
function hasFacts(record: Readonly<Record<keyof MetricRecord, unknown>>): boolean {
  return (
    isNumber(record.timestamp) &&
    isText(record.date) &&
    isText(record.timeFrom) &&
    isText(record.code) &&
    isText(record.system) &&
    isText(record.display) &&
    isText(record.mealSituation) &&
    isText(record.note) &&
    isText(record.author) &&
    isText(record.assessment) &&
    (record.irrPulse === undefined || typeof record.irrPulse === 'boolean')
  );
}

/** Whether a value is a record. Its time is checked separately. */
export function isMetricRecord(candidate: unknown): candidate is MetricRecord {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const record = candidate as Readonly<Record<keyof MetricRecord, unknown>>;
  if (typeof record.id !== 'string' || typeof record.metric !== 'string') return false;
  return hasValues(record.values) && hasMetaInfo(record.metaInfo) && hasFacts(record);
}
