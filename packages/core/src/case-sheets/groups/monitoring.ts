import type { SectionsOf } from '../section.ts';
import { ARTERIAL_BLOOD_GAS } from '../sections/monitoring/arterial-blood-gas.ts';
import { FLUIDS } from '../sections/monitoring/fluids.ts';
import { HEMODYNAMICS } from '../sections/monitoring/hemodynamics.ts';
import { MANAGE_DEVICE } from '../sections/monitoring/manage-device.ts';
import { VENTILATOR } from '../sections/monitoring/ventilator.ts';

export const MONITORING_SHEETS: SectionsOf<'monitoring'> = {
  VENTILATOR,
  ARTERIAL_BLOOD_GAS,
  HEMODYNAMICS,
  FLUIDS,
  MANAGE_DEVICE,
};
