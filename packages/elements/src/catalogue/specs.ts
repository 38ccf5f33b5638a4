// Written by `npm run elements`.

import { callInfo } from '../call-info/element.ts';
import { callStatusHistory } from '../call-status-history/element.ts';
import { charts } from '../charts/element.ts';
import { encounters } from '../encounters/element.ts';
import { patientSearch } from '../patient-search/element.ts';
import { readings } from '../readings/element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';
import { sideMenu } from '../side-menu/element.ts';
import type { TagName } from './tags.ts';

/** What the shell has to know of every element, without React. */
export const SPECS: Readonly<Record<TagName, ElementSpec>> = {
  'careline-call-info': callInfo,
  'careline-call-status-history': callStatusHistory,
  'careline-charts': charts,
  'careline-encounters': encounters,
  'careline-patient-search': patientSearch,
  'careline-readings': readings,
  'careline-side-menu': sideMenu,
};

export const TAG_NAMES = Object.keys(SPECS) as readonly TagName[];
