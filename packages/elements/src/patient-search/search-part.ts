// What searches, and who was chosen: fetched once somebody turns to the field.
export { ActiveSearch, type ActiveSearchProps } from './active-search.tsx';
export { ChosenPatient } from './chosen-patient.tsx';
