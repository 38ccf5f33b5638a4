export { SavedLine, type SavedLineProps } from './saved-line.tsx';
