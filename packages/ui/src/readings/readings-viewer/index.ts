export type { TimeMark } from '../trend-chart/index.ts';
export { ReadingsViewer } from './readings-viewer.tsx';
export type { OpenTrend, ReadingsViewerProps } from './readings-viewer-props.ts';
