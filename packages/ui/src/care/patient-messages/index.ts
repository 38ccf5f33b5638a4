export { MessageText, type MessageTextProps } from './message-text.tsx';
export { PatientMessages, type PatientMessagesProps } from './patient-messages.tsx';
export { useMessageFailureText } from './use-message-failure-text.ts';
