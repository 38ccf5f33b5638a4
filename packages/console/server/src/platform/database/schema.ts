import type { AccountTables } from './schema/account-tables.ts';
import type { AvailabilityTables } from './schema/availability-tables.ts';
import type { CallTables } from './schema/call-tables.ts';
import type { CareTables } from './schema/care-tables.ts';
import type { CareTeamTables } from './schema/care-team-tables.ts';
import type { FinishingTables } from './schema/finishing-tables.ts';
import type { PersonTables } from './schema/person-tables.ts';
import type { ProcessTables } from './schema/process-tables.ts';
import type { ReadingTables } from './schema/reading-tables.ts';
import type { RecordTables } from './schema/record-tables.ts';
import type { StaffTables } from './schema/staff-tables.ts';
import type { VideoTables } from './schema/video-tables.ts';
import type { WebhookTables } from './schema/webhook-tables.ts';

export type { ScriptStep } from './schema/call-tables.ts';
export type { PatientChanges, StoredNextOfKin } from './schema/person-tables.ts';
export type { StoredValue } from './schema/reading-tables.ts';

/** The tables of the migrations, for kysely. jsonb is written as a JSON string on both databases and read as an object. */
export interface Schema
  extends StaffTables,
    AccountTables,
    PersonTables,
    CallTables,
    ReadingTables,
    CareTables,
    FinishingTables,
    AvailabilityTables,
    CareTeamTables,
    VideoTables,
    RecordTables,
    WebhookTables,
    ProcessTables {}
