export type { MeasuredPart, MeasuredRow } from './measured-row.ts';
export { namesInOrder, nameText } from './names-in-order.ts';
export { jsonText, NumberText, parseKeepingNumbers } from './number-text.ts';
export { panelMembers } from './panel-members.ts';
export { findTime } from './reading-time.ts';
export { laboratoryValues, metricOf, type ReadValues, readValues } from './reading-values.ts';
export {
  isReadable,
  readSourceDay,
  readSourceTime,
  type SourceTime,
  UNREADABLE_TIME,
} from './source-time.ts';
