export type { LastAntentalCheck, TtImmunization1, TtImmunization2, UltrasoundScan } from './antenatal.ts';
export type { Baby } from './delivery.ts';
export { MOTHERHOOD_FORMS } from './forms.ts';
export type { PostNatalCall } from './post-natal.ts';
export type { Pregnancy, PrePregnancyWeight } from './pregnancy.ts';
