export { moneyFault, textFault, useBillWords } from './use-bill-words.ts';
