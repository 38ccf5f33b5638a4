export { type Chip, ChipField, type ChipFieldProps } from './chip-field.tsx';
