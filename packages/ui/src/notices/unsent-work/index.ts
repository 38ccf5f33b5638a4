export { type LostBySignOut, SignOutQuestion, type SignOutQuestionProps } from './sign-out-question.tsx';
export { UnsentIndicator, type UnsentIndicatorProps } from './unsent-indicator.tsx';
export type { UnsentItem } from './unsent-item.ts';
