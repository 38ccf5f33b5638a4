export { type Segment, SegmentedField, type SegmentedFieldProps } from './segmented-field.tsx';
