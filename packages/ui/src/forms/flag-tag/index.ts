export { FlagTag, type FlagTagProps } from './flag-tag.tsx';
export { valueName } from './value-name.ts';
