// Written by `npm run elements`.

import { type CallInfoElement, type CallInfoEvents, callInfo } from '../call-info/element.ts';
import {
  type CallStatusHistoryElement,
  type CallStatusHistoryEvents,
  callStatusHistory,
} from '../call-status-history/element.ts';
import { type ShellElement, type ShellEvents, shell } from '../careline-shell/element.ts';
import { type ChartsElement, type ChartsEvents, charts } from '../charts/element.ts';
import { type ConsoleElement, type ConsoleEvents, console } from '../console/element.ts';
import { type EncountersElement, type EncountersEvents, encounters } from '../encounters/element.ts';
import {
  type PatientRegistrationElement,
  type PatientRegistrationEvents,
  patientRegistration,
} from '../patient-registration/element.ts';
import {
  type PatientSearchElement,
  type PatientSearchEvents,
  patientSearch,
} from '../patient-search/element.ts';
import { type ReadingsElement, type ReadingsEvents, readings } from '../readings/element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';
import { type SideMenuElement, type SideMenuEvents, sideMenu } from '../side-menu/element.ts';
import type { CommonEvents } from '../view/common-events.ts';

export type { CallInfoElement } from '../call-info/element.ts';
export type { CallStatusHistoryElement } from '../call-status-history/element.ts';
export type { ShellElement } from '../careline-shell/element.ts';
export type { ChartsElement } from '../charts/element.ts';
export type { ConsoleElement, ConsoleUser } from '../console/element.ts';
export type { EncountersElement } from '../encounters/element.ts';
export type { PatientRegistrationElement, RegistrationFacts } from '../patient-registration/element.ts';
export type {
  NobodyFoundDetail,
  PatientChoiceDetail,
  PatientSearchElement,
} from '../patient-search/element.ts';
export type { ReadingsElement } from '../readings/element.ts';
export type { SideMenuElement } from '../side-menu/element.ts';

/** The events of all elements by name. */
export interface CarelineEventMap
  extends CommonEvents,
    CallInfoEvents,
    CallStatusHistoryEvents,
    ShellEvents,
    ChartsEvents,
    ConsoleEvents,
    EncountersEvents,
    PatientRegistrationEvents,
    PatientSearchEvents,
    ReadingsEvents,
    SideMenuEvents {}

/** The class of each element. */
export interface CarelineTagNameMap {
  'careline-call-info': CallInfoElement;
  'careline-call-status-history': CallStatusHistoryElement;
  'careline-shell': ShellElement;
  'careline-charts': ChartsElement;
  'careline-console': ConsoleElement;
  'careline-encounters': EncountersElement;
  'careline-patient-registration': PatientRegistrationElement;
  'careline-patient-search': PatientSearchElement;
  'careline-readings': ReadingsElement;
  'careline-side-menu': SideMenuElement;
}

/** The own events of each element by name. */
export interface CarelineTagEventMap {
  'careline-call-info': CallInfoEvents;
  'careline-call-status-history': CallStatusHistoryEvents;
  'careline-shell': ShellEvents;
  'careline-charts': ChartsEvents;
  'careline-console': ConsoleEvents;
  'careline-encounters': EncountersEvents;
  'careline-patient-registration': PatientRegistrationEvents;
  'careline-patient-search': PatientSearchEvents;
  'careline-readings': ReadingsEvents;
  'careline-side-menu': SideMenuEvents;
}

/** Every custom element of this package. */
export type TagName = keyof CarelineTagNameMap;

/** The facts that the shell needs about every element, without React. */
export const SPECS: Readonly<Record<TagName, ElementSpec>> = {
  'careline-call-info': callInfo,
  'careline-call-status-history': callStatusHistory,
  'careline-shell': shell,
  'careline-charts': charts,
  'careline-console': console,
  'careline-encounters': encounters,
  'careline-patient-registration': patientRegistration,
  'careline-patient-search': patientSearch,
  'careline-readings': readings,
  'careline-side-menu': sideMenu,
};

export const TAG_NAMES = /* @__PURE__ */ Object.keys(SPECS) as readonly TagName[];
