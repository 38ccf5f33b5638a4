export { type GoalList, PatientGoals, type PatientGoalsProps, useGoals } from './patient-goals.tsx';
