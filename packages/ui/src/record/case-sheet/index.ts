export { CaseSheet, type CaseSheetProps } from './case-sheet.tsx';
export type { SheetUnsent } from './sheet-setting.ts';
export { type NotePart, VisitNote, type VisitNoteProps } from './visit-note.tsx';
