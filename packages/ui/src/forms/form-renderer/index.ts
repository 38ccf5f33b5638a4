export { ErrorSummary, type ErrorSummaryProps, type SummaryEntry } from './error-summary.tsx';
export { fieldId } from './field-id.ts';
export type { FormHandlers } from './form-field-props.ts';
export { FormRenderer, type FormRendererProps } from './form-renderer.tsx';
export { type Measured, measuredDay } from './measured-day.ts';
export { unitLabel } from './unit-label.ts';
export { useFormSummary } from './use-form-summary.ts';
