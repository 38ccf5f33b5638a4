import { type Label, wordLabel } from '#formatting';
import * as words from '../words/en.ts';

export const KILLS: Label = wordLabel(words.routeTexts, 'kills');
export const DESTROYS: Label = wordLabel(words.routeTexts, 'destroys');
export const STOPS_HEART: Label = wordLabel(words.routeTexts, 'stopsHeart');
export const DEPOT: Label = wordLabel(words.routeTexts, 'depot');
export const OIL: Label = wordLabel(words.routeTexts, 'oil');
export const BLEEDS: Label = wordLabel(words.routeTexts, 'bleeds');
export const LOW_SUGAR_AT_ONCE: Label = wordLabel(words.routeTexts, 'lowSugarAtOnce');
export const UNSURE: Label = wordLabel(words.routeTexts, 'unsure');
export const NOT_MADE_FOR_IT: Label = wordLabel(words.routeTexts, 'notMadeForIt');

export const VEIN_ONLY: Label = wordLabel(words.routeTexts, 'veinOnly');
export const MUSCLE_ONLY: Label = wordLabel(words.routeTexts, 'muscleOnly');
export const SKIN_ONLY: Label = wordLabel(words.routeTexts, 'skinOnly');
export const SOLUBLE_INSULIN: Label = wordLabel(words.routeTexts, 'solubleInsulin');
export const OTHER_ROUTE: Label = wordLabel(words.routeTexts, 'otherRoute');
export const SLOW_INFUSION: Label = wordLabel(words.routeTexts, 'slowInfusion');
