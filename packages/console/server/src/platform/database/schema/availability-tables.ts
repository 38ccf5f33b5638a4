import type { Generated, GeneratedAlways } from 'kysely';

/** When care providers can be booked, and what of their time is taken. Times in unix seconds, days as YYYY-MM-DD. */
export interface AvailabilityTables {
  /** A member of staff whose time can be booked; made when it first is, or when their hours are set. */
  care_provider: {
    staff_id: string;
    organisation_id: string;
    number: GeneratedAlways<number>;
    accepts_at_once: Generated<boolean>;
    /** Of the hours and the setting together. */
    version: Generated<number>;
    updated_at: number | null;
    updated_by: string | null;
  };
  care_provider_hours: {
    id: string;
    care_provider_id: string;
    facility_id: string;
    weekday: string;
    from_minute: number;
    until_minute: number;
    /** Null for every service. */
    service_types: string[] | null;
    valid_from: string;
    valid_until: string | null;
  };
  /** Either instants or whole days. */
  care_provider_exception: {
    id: string;
    care_provider_id: string;
    /** Null for every facility. */
    facility_id: string | null;
    kind: string;
    starts_at: number | null;
    ends_at: number | null;
    from_day: string | null;
    until_day: string | null;
    note: string | null;
    source: string;
    uid: string | null;
    author_id: string;
    created_at: number;
  };
  service_slot: { facility_id: string; service_type: string; minutes: number; capacity: number };
  /** A place that is booked, or held while somebody books it. */
  provider_time: {
    id: string;
    organisation_id: string;
    facility_id: string;
    care_provider_id: string;
    provider_number: number;
    seat: number;
    service_type: string;
    starts_at: number;
    ends_at: number;
    encounter_id: string | null;
    held_by: string | null;
    held_until: number | null;
  };
}
