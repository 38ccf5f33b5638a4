export { useOnPaper } from './use-on-paper.ts';
export { useWidth } from './use-width.ts';
