export { RecordTimeline, type RecordTimelineProps } from './record-timeline.tsx';
export { TimelineHits, type TimelineHitsProps } from './timeline-hits.tsx';
export { useTimelineWords } from './timeline-words.tsx';
