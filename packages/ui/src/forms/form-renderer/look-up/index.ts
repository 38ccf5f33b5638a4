export { LookUpField } from './look-up-field.tsx';
export { type LookedUp, type LookUps, LookUpsContext } from './look-ups.ts';
