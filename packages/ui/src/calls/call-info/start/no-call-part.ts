// Shown in place of a call: which one to make, or why there is none. Loads only for patients who need it.
export { CallChoice } from './call-choice.tsx';
export { CallRefusal } from './call-refusal.tsx';
