export { KeySheet } from './key-sheet.tsx';
