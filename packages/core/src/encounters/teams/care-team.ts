import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, queryIntegerSchema, textSchema, uuidSchema } from '#http';
import { CARE_TEAM_ROLES, STAND_IN_REASONS } from './care-team-role.ts';

export const MAX_TEAM_MEMBERS = 100;
export const MAX_STAND_INS = 200;

/** A team member, with first and last day, inclusive. */
const newMemberSchema = v.strictObject({
  staffId: uuidSchema,
  role: v.picklist(CARE_TEAM_ROLES),
  validFrom: calendarDateSchema,
  validUntil: v.nullable(calendarDateSchema),
});

/** One member covers for another (FHIR CareTeam.participant.onBehalfOf), with first and last day, inclusive. */
const newStandInSchema = v.strictObject({
  forId: uuidSchema,
  standInId: uuidSchema,
  fromDay: calendarDateSchema,
  untilDay: calendarDateSchema,
  reason: v.picklist(STAND_IN_REASONS),
  note: v.optional(textSchema(200)),
});

/** A care team, saved as a whole (FHIR CareTeam). */
export const newCareTeamSchema = v.strictObject({
  name: nonEmptyTextSchema(100),
  members: v.pipe(v.array(newMemberSchema), v.maxLength(MAX_TEAM_MEMBERS)),
  standIns: v.pipe(v.array(newStandInSchema), v.maxLength(MAX_STAND_INS)),
});

export type NewCareTeam = v.InferInput<typeof newCareTeamSchema>;
export type NewTeamMember = NewCareTeam['members'][number];
export type NewStandIn = NewCareTeam['standIns'][number];

const namedSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** Open for newer servers: unknown roles and reasons are displayed as they are. */
export const careTeamSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  /** Increases with each change. Changes send the version they are based on. */
  version: v.number(),
  members: v.array(
    v.looseObject({
      staffId: uuidSchema,
      name: v.string(),
      /** Whether encounters can be assigned to them. */
      isCareProvider: v.boolean(),
      role: v.string(),
      validFrom: v.string(),
      validUntil: v.nullable(v.string()),
    }),
  ),
  standIns: v.array(
    v.looseObject({
      for: namedSchema,
      standIn: namedSchema,
      fromDay: v.string(),
      untilDay: v.string(),
      reason: v.string(),
      note: v.nullable(v.string()),
    }),
  ),
});

export type CareTeam = v.InferOutput<typeof careTeamSchema>;

/** The user's teams, and the colleagues they cover today. */
export const ownTeamsSchema = v.looseObject({
  teams: v.array(namedSchema),
  standsInFor: v.array(
    v.looseObject({ careProvider: namedSchema, untilDay: v.string(), reason: v.string() }),
  ),
});

export type OwnTeams = v.InferOutput<typeof ownTeamsSchema>;

/** Alternatives to a care provider at a time. */
export const insteadSchema = v.looseObject({
  /** Whether the care provider is on leave or covered by a colleague that day. */
  isAway: v.boolean(),
  /** Stand-ins first, then other team members; without those on leave. */
  colleagues: v.array(
    v.looseObject({ id: uuidSchema, name: v.string(), isStandIn: v.boolean(), isFree: v.boolean() }),
  ),
});

export type Instead = v.InferOutput<typeof insteadSchema>;

/** Highest instant that the database stores. */
const LAST_SECOND = 2 ** 34 - 1;

export const insteadQuerySchema = v.strictObject({
  careProviderId: uuidSchema,
  /** Unix seconds. */
  start: queryIntegerSchema(0, LAST_SECOND),
  end: queryIntegerSchema(0, LAST_SECOND),
});
