// The search and the chosen patient; loaded once the person turns to the field.
export { ActiveSearch, type ActiveSearchProps } from './active-search.tsx';
export { ChosenPatient } from './chosen-patient.tsx';
