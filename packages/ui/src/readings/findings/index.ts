export { EscalationActs } from './escalation-acts.tsx';
export { messages as escalationMessages } from './escalation-card.messages.ts';
export { FindingLines } from './finding-lines.tsx';
export { messages as lowGlucoseMessages } from './low-glucose.messages.ts';
export { useFindingTexts } from './use-finding-texts.ts';
export { useLowGlucoseText } from './use-low-glucose-text.ts';
