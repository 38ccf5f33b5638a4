import type { MealSituation } from '@careline/core/metrics';
import type { ProgrammeKey } from '@careline/core/programmes';
import type { StoredValue } from '../platform/database/schema.ts';
import type { HealthStory } from './health-story.ts';

/** A name as FHIR HumanName knows it. */
export interface HumanName {
  readonly use: 'official' | 'usual';
  readonly text: string;
  readonly given: readonly string[];
  readonly family?: string;
}

export interface Address {
  readonly use: 'home';
  readonly line: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: 'IN';
}

export interface DemoPerson {
  readonly index: number;
  readonly id: string;
  readonly uhid: string;
  /** The first one is where the person is cared for. */
  readonly facilityIds: readonly string[];
  readonly names: readonly HumanName[];
  readonly gender: 'male' | 'female';
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** YYYY-MM-DD */
  readonly deceased?: string;
  readonly languages: readonly string[];
  readonly phones: readonly { readonly value: string; readonly use: string }[];
  readonly emails: readonly string[];
  readonly address: Address;
  readonly enrolments: readonly { readonly programme: ProgrammeKey; readonly enrolledAt: number }[];
  readonly registeredAt: number;
  readonly story: HealthStory;
}

export interface DemoReading {
  readonly id: string;
  readonly metric: string;
  /** Unix seconds; a laboratory that reports only the day has `date` in its place. */
  readonly at: number;
  readonly date?: string;
  readonly values: readonly StoredValue[];
  readonly mealSituation?: MealSituation;
  readonly irrPulse?: boolean;
  readonly source: 'device' | 'lab' | 'manual';
  readonly contactId?: string;
  readonly author?: { readonly id: string; readonly name: string };
}
