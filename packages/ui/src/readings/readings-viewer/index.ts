export type { TimeMark } from '../trend-chart/index.ts';
export { fetchTrendAhead } from './parts-on-demand.tsx';
export { ReadingsViewer } from './readings-viewer.tsx';
export type { OpenTrend, ReadingsViewerProps } from './readings-viewer-props.ts';
export { enrolledAtOf, usePatientReadings } from './use-patient-readings.ts';
