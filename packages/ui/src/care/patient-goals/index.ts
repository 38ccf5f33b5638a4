export { PatientGoals, type PatientGoalsProps } from './patient-goals.tsx';
export { type GoalList, useGoals } from './use-goals.ts';
