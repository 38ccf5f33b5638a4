export {
  listOpenItems,
  listOwnOpenItems,
  MAX_OPEN_PATIENTS,
  type OpenItem,
  type PatientItems,
  reviewResult,
} from './open-items.endpoints.ts';
export {
  type EndedEntry,
  type EndedReason,
  getRecordSummary,
  listTimeline,
  overviewEndpoints,
  type RecordSummary,
  type TimelineItem,
} from './overview.endpoints.ts';
export { readableKinds, TIMELINE_KINDS, type TimelineKind, timelineKindLabel } from './timeline-kind.ts';
export { countWaiting, type Waiting } from './waiting.endpoints.ts';
