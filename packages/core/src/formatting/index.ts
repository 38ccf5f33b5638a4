export { labelFromKey } from './label-from-key.ts';
