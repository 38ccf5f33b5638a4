export { type CareList, type CareListState, createCareList } from './care-list.ts';
export {
  type CareNote,
  changeReasonSchema,
  MAX_CARE_NOTE,
  type NewNote,
  NOTE_KIND_LABELS,
  NOTE_KINDS,
  type NoteCorrection,
  type NoteKind,
  type NoteVersion,
  newNoteSchema,
  noteCorrectionSchema,
  noteDeletionSchema,
  noteKindLabel,
  noteSchema,
} from './care-note.ts';
export {
  type Colleague,
  colleagueSchema,
  FOLLOW_UP_STATE_LABELS,
  FOLLOW_UP_STATES,
  type FollowUp,
  type FollowUpChange,
  type FollowUpState,
  followUpChangeSchema,
  followUpSchema,
  followUpStateLabel,
  type NewFollowUp,
  newFollowUpSchema,
} from './follow-up.ts';
export {
  addFollowUp,
  followUpEndpoints,
  listColleagues,
  listFollowUps,
  updateFollowUp,
} from './follow-ups.endpoints.ts';
export { addNote, deleteNote, listNotes, noteEndpoints, updateNote } from './notes.endpoints.ts';
export {
  deletionReasonSchema,
  MAX_REPORT_BYTES,
  type NewReport,
  type NewReportResults,
  newReportResultsSchema,
  newReportSchema,
  REPORT_MEDIA_TYPES,
  type Report,
  reportSchema,
} from './report.ts';
export {
  addReport,
  deleteReport,
  getReport,
  listReports,
  reportEndpoints,
  uploadReport,
} from './reports.endpoints.ts';
