export { AddReading } from './add-reading.tsx';
export type { AddReadingProps } from './add-reading-props.ts';
export type { AddedKind } from './added-kind.ts';
export { CriticalReading } from './critical-reading.tsx';
export { EntryFooter, type EntryFooterProps } from './entry-footer.tsx';
export { EntryForm, type EntryFormProps } from './entry-form.tsx';
