export {
  judgeLabLines,
  type LabContext,
  type LabStatus,
  type ShownRange,
} from './judge-lab.ts';
export type { LabEntry, LabEntryState } from './lab-entry.ts';
export { createLabEntry } from './lab-entry.ts';
export {
  type LabReading,
  labForm,
  labReadings,
  pathOfLine,
  valuesOfLines,
} from './lab-form.ts';
export {
  isSameTest,
  MAX_TEST_NAME,
  type NewLabLine,
  type TestName,
} from './lab-line.ts';
export {
  type LabOrder,
  labOrderSchema,
  MAX_LAB_WHY,
  MAX_ORDER_NOTE,
  MAX_ORDER_REASON,
  type NewLabOrder,
  type newLabOrderSchema,
} from './lab-order.ts';
export {
  type LabReport,
  type LabReportLine,
  labReportSchema,
  MAX_LABORATORY,
  type NewLabReport,
  type newLabReportSchema,
} from './lab-report.ts';
export {
  labOrderStatusLabel,
  labReportStatusLabel,
  labStageLabel,
} from './lab-status.ts';
export {
  LAB_VIEWS,
  type LabStage,
  type LabView,
  type LabWork,
  labDueAt,
  labStage,
  SLOW_TESTS,
  type sampleMarkSchema,
} from './lab-worklist.ts';
export {
  codedResult,
  judgeLaboratory,
  LABORATORY,
  LABORATORY_LIMITS,
  laboratoryReadings,
} from './laboratory-readings.ts';
export {
  cancelLabOrder,
  labEndpoints,
  listLabs,
  listLabWork,
  MAX_LAB_COUNT,
  markLabSample,
  orderLabs,
  storeLabReport,
  withdrawLabReport,
} from './labs.endpoints.ts';
export { findOrderables } from './tests/find-tests.ts';
export { LAB_TESTS, labTest, labTestLabel } from './tests/lab-tests.ts';
export { LAB_PANELS, orderText, testGroups } from './tests/panels.ts';
