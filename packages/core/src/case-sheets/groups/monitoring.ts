import type { SectionsOf } from '../section.ts';
import { ARTERIAL_BLOOD_GAS } from '../sections/arterial-blood-gas.ts';
import { FLUIDS } from '../sections/fluids.ts';
import { HEMODYNAMICS } from '../sections/hemodynamics.ts';
import { MANAGE_DEVICE } from '../sections/manage-device.ts';
import { VENTILATOR } from '../sections/ventilator.ts';

export const MONITORING_SHEETS: SectionsOf<'monitoring'> = {
  VENTILATOR,
  ARTERIAL_BLOOD_GAS,
  HEMODYNAMICS,
  FLUIDS,
  MANAGE_DEVICE,
};
