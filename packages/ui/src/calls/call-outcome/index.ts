export { callOutcomeMessages } from './call-outcome.messages.ts';
export { CallOutcomeTag, type CallOutcomeTagProps } from './call-outcome-tag.tsx';
export { EscalationTag } from './escalation-tag.tsx';
