export { DayBoard, type DayBoardProps, type MeasuredPatient } from './day-board.tsx';
