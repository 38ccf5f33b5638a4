export { RecordTimeline, type RecordTimelineProps } from './record-timeline.tsx';
