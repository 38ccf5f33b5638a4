export { useOnPaper } from './use-on-paper.ts';
