export { type CallingHours, DEFAULT_CALLING_HOURS, nextPermittedAt } from './calling-hours.ts';
export {
  DISPOSITION_KEYS,
  DISPOSITIONS,
  type Disposition,
  type DispositionKey,
  dispositionLabel,
  dispositionOf,
  OUTCOME_CLASSES,
  type OutcomeClass,
} from './disposition.ts';
export { proposeNextCall } from './retry-ladder.ts';
export { detailWords, storedDetail } from './spoken-language.ts';
