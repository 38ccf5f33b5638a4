export { FlagTag, type FlagTagProps, valueName } from './flag-tag.tsx';
