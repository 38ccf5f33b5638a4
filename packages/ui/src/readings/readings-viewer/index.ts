export { ReadingsViewer } from './readings-viewer.tsx';
export type { ReadingsViewerProps, TimeMark } from './readings-viewer-props.ts';
