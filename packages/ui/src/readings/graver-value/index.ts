export { GraverValue } from './graver-value.tsx';
