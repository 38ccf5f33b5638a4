export { AnswersView, AnswerText, useAnswerLabel } from './answers-view.tsx';
