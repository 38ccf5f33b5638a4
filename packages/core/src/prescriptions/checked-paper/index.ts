export {
  type CheckedMedicine,
  type CheckedPaper,
  checkPaper,
  initialsOf,
  PAPER_CODE,
  PAPER_STATES,
} from './check-paper.ts';
