export { PatientScores, type PatientScoresProps, type ScoreList, useScores } from './patient-scores.tsx';
