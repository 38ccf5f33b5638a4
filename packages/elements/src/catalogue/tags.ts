// Written by `npm run elements`.

import type { CallInfoElement, CallInfoEvents } from '../call-info/element.ts';
import type { CallStatusHistoryElement, CallStatusHistoryEvents } from '../call-status-history/element.ts';
import type { ChartsElement, ChartsEvents } from '../charts/element.ts';
import type { EncountersElement, EncountersEvents } from '../encounters/element.ts';
import type { PatientSearchElement, PatientSearchEvents } from '../patient-search/element.ts';
import type { ReadingsElement, ReadingsEvents } from '../readings/element.ts';
import type { SideMenuElement, SideMenuEvents } from '../side-menu/element.ts';
import type { CommonEvents } from '../view/common-events.ts';

export type { CallInfoElement } from '../call-info/element.ts';
export type { CallStatusHistoryElement } from '../call-status-history/element.ts';
export type { ChartsElement } from '../charts/element.ts';
export type { EncountersElement } from '../encounters/element.ts';
export type { PatientChoiceDetail, PatientSearchElement } from '../patient-search/element.ts';
export type { ReadingsElement } from '../readings/element.ts';
export type { SideMenuElement } from '../side-menu/element.ts';

/** The events of all elements by name. */
export interface CarelineEventMap
  extends CommonEvents,
    CallInfoEvents,
    CallStatusHistoryEvents,
    ChartsEvents,
    EncountersEvents,
    PatientSearchEvents,
    ReadingsEvents,
    SideMenuEvents {}

/** The class of each element. */
export interface CarelineTagNameMap {
  'careline-call-info': CallInfoElement;
  'careline-call-status-history': CallStatusHistoryElement;
  'careline-charts': ChartsElement;
  'careline-encounters': EncountersElement;
  'careline-patient-search': PatientSearchElement;
  'careline-readings': ReadingsElement;
  'careline-side-menu': SideMenuElement;
}

/** Every custom element of this package. */
export type TagName = keyof CarelineTagNameMap;
