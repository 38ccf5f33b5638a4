export { KeyList } from './key-list.tsx';
export { KeySheet } from './key-sheet.tsx';
