export {
  type CheckedMedicine,
  type CheckedPaper,
  checkPaper,
  initialsOf,
  PAPER_CODE,
} from './check-paper.ts';
