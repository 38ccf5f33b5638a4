// Written by `npm run elements`.

import { callInfoView } from '../call-info/call-info.view.tsx';
import { callStatusHistoryView } from '../call-status-history/call-status-history.view.tsx';
import { chartsView } from '../charts/charts.view.tsx';
import { encountersView } from '../encounters/encounters.view.tsx';
import { patientSearchView } from '../patient-search/patient-search.view.tsx';
import { readingsView } from '../readings/readings.view.tsx';
import { sideMenuView } from '../side-menu/side-menu.view.tsx';
import type { ElementView } from '../view/bridge.tsx';
import type { TagName } from './tags.ts';

/** How every element is drawn. */
export const VIEWS: Readonly<Record<TagName, ElementView>> = {
  'careline-call-info': callInfoView,
  'careline-call-status-history': callStatusHistoryView,
  'careline-charts': chartsView,
  'careline-encounters': encountersView,
  'careline-patient-search': patientSearchView,
  'careline-readings': readingsView,
  'careline-side-menu': sideMenuView,
};
