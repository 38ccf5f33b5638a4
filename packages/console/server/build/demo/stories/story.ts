import type { FormAnswers } from '@careline/core/internal/forms';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/internal/programmes';
import type { Pregnancy } from '../health-story.ts';
import { DAY, HOUR, indianMidnight } from '../indian-time.ts';
import type { Measured } from '../make-readings.ts';
import type { LanguageCode } from '../name-lists.ts';

/** Hours before the anchor, or a time of day (in hours) some days before it. */
export type Moment = { readonly hoursAgo: number } | { readonly daysAgo: number; readonly hour: number };

/** Unix seconds. */
export const momentAt = (moment: Moment, anchor: number): number =>
  'hoursAgo' in moment
    ? anchor - moment.hoursAgo * HOUR
    : indianMidnight(anchor) - moment.daysAgo * DAY + moment.hour * HOUR;

export interface StoryCall {
  readonly callType: CallTypeKey;
  readonly daysAgo: number;
  readonly hour: number;
  /** Answers of a reached call, by section. */
  readonly answers?: FormAnswers;
  /** Days after the anchor on which the next call is due. Without it, the programme decides. */
  readonly nextInDays?: number;
}

/** `test value unit`, with a reason if the value is unusual. */
export type TypedResult = readonly [test: string, text: string, unit: string, reason?: string];

export interface StoryLabs {
  readonly ordered: readonly string[];
  readonly reason: string;
  readonly priority?: 'urgent';
  /** Results arrive this many hours before the anchor. Undefined if the order has no results yet. */
  readonly reported?: { readonly hoursAgo: number; readonly results: readonly TypedResult[] };
}

export interface StoryVisit {
  readonly daysAgo: number;
  readonly hour: number;
  readonly reason: string;
  readonly complaint: string;
  readonly history?: string;
  readonly findings: string;
  readonly impression: string;
  readonly plan: string;
  readonly course: 'FIRST' | 'BETTER' | 'SAME' | 'WORSE';
  readonly diagnoses: readonly (readonly [term: string, code: string, since: string])[];
  readonly advice: string;
  readonly topics: readonly string[];
  /** Typed as in the prescription editor. */
  readonly prescribed: readonly string[];
  readonly labs?: StoryLabs;
}

/** A score at a call, with the answers of its questions. */
export interface StoryScore {
  readonly scale: 'PHQ_9';
  readonly daysAgo: number;
  readonly hour: number;
  readonly answers: readonly number[];
}

export type StoryRole = 'coach' | 'facility' | 'doctor' | 'pharmacist' | 'admin';

/** The one thing that is left to do, in the words of the page about the demo, with what it appears as. */
export type OpenThing = {
  readonly role: StoryRole;
  readonly words: string;
} & (
  | { readonly kind: 'call' | 'alert' | 'result' }
  | { readonly kind: 'task'; readonly what: string; readonly dueInDays: number; readonly by: StoryRole }
  | { readonly kind: 'waiting'; readonly reason: string }
  | { readonly kind: 'booking'; readonly reason: string }
  | { readonly kind: 'prescription' }
);

export interface Story {
  readonly key: string;
  /** One sentence for the page about the demo. */
  readonly words: string;
  /** The first is official. */
  readonly names: readonly (readonly [given: string, family: string])[];
  readonly gender: 'male' | 'female';
  /** Age in days at the anchor. */
  readonly ageDays: number;
  readonly language: LanguageCode;
  readonly phone: string;
  readonly programme: ProgrammeKey;
  readonly enrolledDaysAgo: number;
  readonly pregnancy?: (anchor: number) => Pregnancy;
  readonly oxygenTarget?: true;
  readonly readings: readonly (readonly [Moment, Measured])[];
  readonly calls: readonly StoryCall[];
  readonly visits: readonly StoryVisit[];
  readonly scores?: readonly StoryScore[];
  readonly open: OpenThing;
}

export const YEAR = 365.25;
