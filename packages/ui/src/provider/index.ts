export { CarelineProvider, type CarelineProviderProps, useHttp, useNow, useTimeZone } from './provider.tsx';
