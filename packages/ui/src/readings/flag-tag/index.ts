export { FlagTag, type FlagTagProps } from './flag-tag.tsx';
