export { useGoalWords } from './use-goal-words.ts';
