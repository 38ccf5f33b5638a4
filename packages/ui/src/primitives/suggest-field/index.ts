export { SuggestField, type SuggestFieldProps, type Suggestion } from './suggest-field.tsx';
