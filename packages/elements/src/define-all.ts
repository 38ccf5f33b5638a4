import type { ElementView } from './bridge.tsx';
import { callInfoView } from './call-info/call-info.view.tsx';
import { callStatusHistoryView } from './call-status-history/call-status-history.view.tsx';
import { chartsView } from './charts/charts.view.tsx';
import { defineElement } from './define-element.ts';
import type { TagName } from './element-types.ts';
import { mountWithReact } from './mount-with-react.tsx';
import { patientSearchView } from './patient-search/patient-search.view.tsx';
import { readingsView } from './readings/readings.view.tsx';
import { sideMenuView } from './side-menu/side-menu.view.tsx';
import { SPECS, TAG_NAMES } from './specs.ts';

export const VIEWS: Readonly<Record<TagName, ElementView>> = {
  'careline-patient-search': patientSearchView,
  'careline-call-info': callInfoView,
  'careline-call-status-history': callStatusHistoryView,
  'careline-charts': chartsView,
  'careline-readings': readingsView,
  'careline-side-menu': sideMenuView,
};

/** Registers every element; in `registry` where the page keeps a scoped one. */
export function defineAll(registry?: CustomElementRegistry): void {
  for (const tag of TAG_NAMES) defineElement(SPECS[tag], () => mountWithReact(VIEWS[tag]), registry);
}
