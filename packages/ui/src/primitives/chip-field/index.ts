export { type Chip, ChipButton, ChipField, type ChipFieldProps } from './chip-field.tsx';
