export { callOutcomeMessages } from './call-outcome.messages.ts';
export { CallOutcomeTag, type CallOutcomeTagProps, useOutcomeWords } from './call-outcome-tag.tsx';
export { EscalationTag } from './escalation-tag.tsx';
