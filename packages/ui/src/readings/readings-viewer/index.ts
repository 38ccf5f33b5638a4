export type { TimeMark } from '../trend-chart/index.ts';
export { fetchTrendAhead } from './parts-on-demand.tsx';
export { ReadingsLoading } from './readings-loading.tsx';
export { ReadingsViewer } from './readings-viewer.tsx';
export type { OpenTrend, ReadingsViewerProps } from './readings-viewer-props.ts';
export { TrendLines, type TrendLinesProps } from './trends/trend-lines.tsx';
export { enrolledAtOf, usePatientReadings } from './use-patient-readings.ts';
export { type ReadingsModel, useReadingsModel } from './use-readings-model.ts';
