export { CarelineProvider, type CarelineProviderProps, useHttp, useTimeZone } from './provider.tsx';
