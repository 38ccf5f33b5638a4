export { CarelineProvider, type CarelineProviderProps, useTimeZone } from './provider.tsx';
