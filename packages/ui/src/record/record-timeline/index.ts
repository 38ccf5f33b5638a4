export { RecordTimeline, type RecordTimelineProps } from './record-timeline.tsx';
export { useTimelineWords } from './timeline-words.tsx';
