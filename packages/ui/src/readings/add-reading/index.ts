export { AddReading, type AddReadingProps } from './add-reading.tsx';
export type { AddedKind } from './added-kind.ts';
export { CriticalReading } from './critical-reading.tsx';
export { EntryFooter, type EntryFooterProps } from './entry-footer.tsx';
export { EntryForm, type EntryFormProps } from './entry-form.tsx';
