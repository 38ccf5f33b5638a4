export { type Answer, AnswerDialog, type AnswerDialogProps } from './answer-dialog.tsx';
