export {
  answerLink,
  askForLink,
  linkEndpoints,
  listAskedLinks,
  listOpenLinks,
  withdrawLink,
} from './link.endpoints.ts';
export {
  type AskedLink,
  LINK_REQUEST_DAYS,
  type LinkState,
  MAX_LINK_REASON,
  MAX_LISTED_LINK_REQUESTS,
  MAX_OPEN_LINK_REQUESTS,
  type OpenLink,
} from './link.ts';
export { type LinkIdentity, type LinkProblem, linkProblem } from './link-problem.ts';
export {
  findForMerge,
  listMergeCandidates,
  listMerges,
  listUhids,
  mergeEndpoints,
  mergePatients,
  previewMerge,
  previewUndo,
  undoMerge,
} from './merge.endpoints.ts';
export {
  MAX_MERGE_CANDIDATES,
  MAX_MERGE_REASON,
  MERGE_COUNTS,
  MERGE_FIELDS,
  MERGE_OBSTACLES,
  type MergeCount,
  type MergeField,
  type MergeObstacle,
  type MergePreview,
  type MergeRecord,
  type MergeSide,
  type UndoPreview,
} from './merge.ts';
