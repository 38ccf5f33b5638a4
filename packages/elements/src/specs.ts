import { callInfo } from './call-info/call-info.spec.ts';
import { callStatusHistory } from './call-status-history/call-status-history.spec.ts';
import { charts } from './charts/charts.spec.ts';
import type { ElementSpec } from './element-spec.ts';
import type { TagName } from './element-types.ts';
import { patientSearch } from './patient-search/patient-search.spec.ts';
import { readings } from './readings/readings.spec.ts';
import { sideMenu } from './side-menu/side-menu.spec.ts';

/** What the shell has to know of every element, without React. */
export const SPECS: Readonly<Record<TagName, ElementSpec>> = {
  'careline-patient-search': patientSearch,
  'careline-call-info': callInfo,
  'careline-call-status-history': callStatusHistory,
  'careline-charts': charts,
  'careline-readings': readings,
  'careline-side-menu': sideMenu,
};

export const TAG_NAMES = Object.keys(SPECS) as readonly TagName[];
