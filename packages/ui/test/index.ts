export { renderUi } from './render.tsx';
export { Surroundings, type SurroundingsProps } from './surroundings.tsx';
export { wholeText } from './whole-text.ts';
