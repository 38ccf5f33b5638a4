export { PatientScores, type PatientScoresProps, type ScoreList, useScores } from './patient-scores.tsx';
export { useScoreWords } from './use-score-words.ts';
