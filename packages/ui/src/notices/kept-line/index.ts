export { KeptLine, type KeptLineProps } from './kept-line.tsx';
