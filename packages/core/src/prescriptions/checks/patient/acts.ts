import { type Label, wordLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Acts that several rows share. */
export const ANOTHER: Label = wordLabel(words.patientActs, 'another');
export const PARACETAMOL: Label = wordLabel(words.patientActs, 'paracetamol');
export const STOP: Label = wordLabel(words.patientActs, 'stop');
export const WEIGH: Label = wordLabel(words.patientActs, 'weigh');
export const LOWEST: Label = wordLabel(words.patientActs, 'lowest');
export const REDUCE: Label = wordLabel(words.patientActs, 'reduce');
export const HALVE: Label = wordLabel(words.patientActs, 'halve');
export const START_LOW: Label = wordLabel(words.patientActs, 'startLow');
export const WATCH_BLOOD: Label = wordLabel(words.patientActs, 'watchBlood');
export const WATCH_SUGAR: Label = wordLabel(words.patientActs, 'watchSugar');
export const SPECIALIST: Label = wordLabel(words.patientActs, 'specialist');
export const SHORT: Label = wordLabel(words.patientActs, 'short');
