export { type ItemWords, useItemWords } from './use-item-words.ts';
