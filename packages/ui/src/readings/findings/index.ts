export { EscalationActs } from './escalation-acts.tsx';
export { FindingLines } from './finding-lines.tsx';
export { escalationCardMessages as escalationMessages, lowGlucoseMessages } from './findings.messages.ts';
export { useCardForm } from './use-card-form.ts';
export { useFindingTexts } from './use-finding-texts.ts';
export { useLowGlucoseText } from './use-low-glucose-text.ts';
