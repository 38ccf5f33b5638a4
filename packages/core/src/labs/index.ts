export {
  judgeLabLines,
  type LabContext,
  type LabFace,
  type ShownRange,
} from './judge-lab.ts';
export {
  type CriticalResult,
  createLabEntry,
  type EnteredResults,
  type LabEntry,
  type LabEntryOptions,
  type LabEntryState,
} from './lab-entry.ts';
export {
  KNOWN_RESULTS,
  type LabReading,
  labForm,
  labReadings,
  linesOf,
  OTHER_RESULTS,
  pathOfLine,
  valuesOfLines,
} from './lab-form.ts';
export {
  isSameTest,
  MAX_RESULT_TEXT,
  MAX_TEST_NAME,
  MAX_TESTS,
  MAX_UNIT,
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
  LAB_ORDER_STATUSES,
  LAB_REPORT_STATUSES,
  type LabOrderStatus,
  type LabReportStatus,
  labOrderStatusLabel,
  labReportStatusLabel,
} from './lab-status.ts';
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
  orderLabs,
  storeLabReport,
  withdrawLabReport,
} from './labs.endpoints.ts';
export { findOrderables, type Orderable } from './tests/find-tests.ts';
export type { LabTest, Specimen } from './tests/lab-test.ts';
export { LAB_TESTS, labTest, labTestLabel } from './tests/lab-tests.ts';
export { LAB_PANELS, type LabPanel, orderText, type TestGroup, testGroups } from './tests/panels.ts';
