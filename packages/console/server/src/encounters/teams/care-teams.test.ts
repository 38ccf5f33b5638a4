import {
  addEncounterEvent,
  createEncounter,
  type Encounter,
  getEncounter,
  listEncounters,
  listMyEncounters,
  type NewEncounter,
  offerEncounter,
} from '@careline/core/internal/encounters';
import { addException } from '@careline/core/internal/encounters/availability';
import {
  addCareTeam,
  deleteCareTeam,
  getOwnTeams,
  listCareTeams,
  listInstead,
  type NewCareTeam,
  updateCareTeam,
} from '@careline/core/internal/encounters/teams';
import { dayOf } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

const DAY = 86_400;
const ZONE = 'Asia/Kolkata';
const dayAfter = (days: number) => dayOf(NOW + days * DAY, ZONE);
const content = encounterContent(NOW);
const { metaInfo } = content.event('accept');

type Member = NewCareTeam['members'][number];
type StandIn = NewCareTeam['standIns'][number];
const member = (staffId: string, facts: Partial<Member> = {}): Member => ({
  staffId,
  role: 'doctor',
  validFrom: dayAfter(-30),
  validUntil: null,
  ...facts,
});
const standIn = (forId: string, standInId: string, facts: Partial<StandIn> = {}): StandIn => ({
  forId,
  standInId,
  fromDay: dayAfter(0),
  untilDay: dayAfter(6),
  reason: 'leave',
  ...facts,
});

describe.each(databasesOfRun)('care teams on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function someone(name: string, scopes: readonly string[] = ['my_encounters'], facilityId = '') {
    const { db } = at.database;
    const id = newId();
    const { organisationId } = at.clinic;
    await db
      .insertInto('staff')
      .values({ id, organisation_id: organisationId, name, email: `${id}@test.example`, scopes: [...scopes] })
      .execute();
    const where = facilityId || at.clinic.facilityId;
    await db.insertInto('staff_facility').values({ staff_id: id, facility_id: where }).execute();
    const calls = clinicalCalls(
      at.database,
      { ...at.clinic, staffId: id },
      { now: NOW, scopes, facilityId: where },
    );
    return { id, name, calls };
  }

  /** Creates a team of two care providers and a coach, and a coordinator who books. */
  async function aTeam(standIns: (ids: { ana: string; ben: string }) => StandIn[] = () => []) {
    const [ana, ben] = [await someone('Ana'), await someone('Ben')];
    const coach = await someone('Coach', ['prohealth', 'hmCallInfo']);
    const office = await someone('Office', ['facility_encounters', 'care-provider-teams']);
    const team: NewCareTeam = {
      name: 'Heart',
      members: [member(ana.id), member(ben.id), member(coach.id, { role: 'coach' })],
      standIns: standIns({ ana: ana.id, ben: ben.id }),
    };
    const id = newId();
    const { data } = await office.calls(addCareTeam, { body: { id, team } });
    return { ana, ben, coach, office, id, team, stored: data };
  }
  type Team = Awaited<ReturnType<typeof aTeam>>;

  let booked = 0;
  async function book({ office }: Team, facts: Partial<NewEncounter> = {}): Promise<Encounter> {
    booked += 1;
    const start = NOW - booked * 1800;
    const vitaId = await at.newPatient();
    const period = { start, end: start + 1200 };
    const encounter = content.consultation(vitaId, at.clinic.facilityId, { period, ...facts });
    return (await office.calls(createEncounter, { body: { encounter } })).data;
  }
  const assign = (encounter: Encounter, { calls }: Team['ana'], careProviderId?: string) =>
    calls(addEncounterEvent, {
      body: {
        vitaId: encounter.vitaId,
        encounterId: encounter.id,
        version: encounter.version,
        event: content.event('assign_care_provider', { careProviderId }),
      },
    });
  const idsOf = (list: readonly Encounter[]) => list.map(({ id }) => id);

  it('are listed with their members and stand-ins', async () => {
    const { ana, ben, coach, office, stored, id } = await aTeam(({ ana, ben }) => [
      standIn(ana, ben, { note: 'Conference' }),
    ]);
    expect(stored).toMatchObject({ id, name: 'Heart', version: 1 });
    expect(stored.members.map(({ name, role, isCareProvider }) => [name, role, isCareProvider])).toEqual([
      ['Ana', 'doctor', true],
      ['Ben', 'doctor', true],
      ['Coach', 'coach', false],
    ]);
    expect(stored.standIns).toMatchObject([
      { for: { id: ana.id, name: 'Ana' }, standIn: { id: ben.id, name: 'Ben' }, note: 'Conference' },
    ]);
    expect(office.calls.noted).toEqual({ careTeam: id });
    const { data } = await ana.calls(listCareTeams, { query: {} });
    expect(data.filter((team) => team.id === id)).toEqual([stored]);
    const elsewhere = await someone('Elsewhere', ['my_encounters'], at.clinic.otherFacilityId);
    expect((await elsewhere.calls(listCareTeams, { query: {} })).data).toEqual([]);
    expect(coach.id).toBeTruthy();
  });

  it('are changed and removed only from the newest version', async () => {
    const { office, ben, id, team } = await aTeam();
    const smaller = {
      ...team,
      name: 'Heart and lung',
      members: [member(ben.id, { validUntil: dayAfter(9) })],
    };
    const { data } = await office.calls(updateCareTeam, {
      body: { careTeamId: id, version: 1, team: smaller },
    });
    expect(data).toMatchObject({ name: 'Heart and lung', version: 2, members: [{ staffId: ben.id }] });
    const stale = { careTeamId: id, version: 1 };
    const refusal = { code: 'conflict', facts: { by: { name: 'Office', at: NOW } } };
    await expect(office.calls(updateCareTeam, { body: { ...stale, team } })).rejects.toMatchObject(refusal);
    await expect(office.calls(deleteCareTeam, { body: stale })).rejects.toMatchObject(refusal);
    const encounter = await book({ office } as Team, { careTeamId: id });
    await office.calls(deleteCareTeam, { body: { careTeamId: id, version: 2 } });
    const { data: read } = await office.calls(getEncounter, { query: { id: encounter.id } });
    expect(read.encounter).toMatchObject({ careTeam: null, status: 'CREATED' });
    await expect(
      office.calls(deleteCareTeam, { body: { careTeamId: id, version: 2 } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of another facility are not found', async () => {
    const { id, team } = await aTeam();
    const scopes = ['care-provider-teams', 'facility_encounters'];
    const { calls } = await someone('Elsewhere', scopes, at.clinic.otherFacilityId);
    for (const careTeamId of [id, newId()]) {
      const empty = { ...team, members: [], standIns: [] };
      await expect(
        calls(updateCareTeam, { body: { careTeamId, version: 1, team: empty } }),
      ).rejects.toMatchObject({
        code: 'not-found',
        facts: { detail: 'There is no such care team at this facility.' },
      });
    }
  });

  it.each<[string, (of: Team, stranger: string) => Partial<NewCareTeam>, string]>([
    [
      'somebody of another facility',
      (_, stranger) => ({ members: [member(stranger)] }),
      'team.members.0.staffId',
    ],
    ['somebody twice', ({ ana }) => ({ members: [member(ana.id), member(ana.id)] }), 'team.members.1'],
    [
      'a stand-in who does not belong',
      ({ ana, ben }) => ({ members: [member(ana.id)], standIns: [standIn(ana.id, ben.id)] }),
      'team.standIns.0',
    ],
  ])('are refused with %s, and stay unchanged', async (_, facts, path) => {
    const team = await aTeam();
    const stranger = await someone('Stranger', ['my_encounters'], at.clinic.otherFacilityId);
    const changed = { ...team.team, ...facts(team, stranger.id) };
    await expect(
      team.office.calls(updateCareTeam, { body: { careTeamId: team.id, version: 1, team: changed } }),
    ).rejects.toMatchObject({ code: 'input-invalid', facts: { errors: [{ path }] } });
    const { data } = await team.office.calls(listCareTeams, { query: {} });
    expect(data.find(({ id }) => id === team.id)).toEqual(team.stored);
  });

  it('continue with members who left the facility', async () => {
    const { office, ana, id, team } = await aTeam();
    await at.database.db.updateTable('staff').set({ active: false }).where('id', '=', ana.id).execute();
    const { data } = await office.calls(updateCareTeam, { body: { careTeamId: id, version: 1, team } });
    expect(data.members[0]).toMatchObject({ staffId: ana.id, isCareProvider: false });
  });

  it('are offered encounters, which the first member takes', async () => {
    const team = await aTeam();
    const { ana, ben, office, id } = team;
    const encounter = await book(team, { careTeamId: id });
    expect(encounter).toMatchObject({
      status: 'CREATED',
      careProvider: null,
      careTeam: { id, name: 'Heart' },
    });
    const offered = async ({ calls }: Team['ana']) =>
      idsOf((await calls(listMyEncounters, { query: { whose: 'offered' } })).data);
    const stranger = await someone('Stranger');
    expect([await offered(ana), await offered(ben), await offered(stranger)]).toEqual([
      [encounter.id],
      [encounter.id],
      [],
    ]);
    const results = await Promise.allSettled([assign(encounter, ana), assign(encounter, ben)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { data } = await office.calls(getEncounter, { query: { id: encounter.id } });
    expect(data.encounter).toMatchObject({ status: 'CONFIRMED', careTeam: { id } });
    expect(await offered(ben)).toEqual([]);
    const listed = (await office.calls(listEncounters, { query: { careTeamId: id } })).data;
    expect(idsOf(listed)).toEqual([encounter.id]);
  });

  it('are offered encounters later, by any user who books, as long as they are unassigned', async () => {
    const team = await aTeam();
    const { ana, office, id } = team;
    const encounter = await book(team);
    const offer = (version: number | undefined, by = office, careTeamId: string | null = id) =>
      by.calls(offerEncounter, {
        body: {
          vitaId: encounter.vitaId,
          encounterId: encounter.id,
          version: version ?? 0,
          careTeamId,
          metaInfo,
        },
      });
    await expect(offer(encounter.version, ana)).rejects.toMatchObject({ code: 'scope-missing' });
    await expect(offer(encounter.version, office, newId())).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'careTeamId' }] },
    });
    const { data } = await offer(encounter.version);
    expect(data).toMatchObject({ careTeam: { id }, status: 'CREATED', version: 2 });
    await expect(offer(encounter.version)).rejects.toMatchObject({ code: 'conflict' });
    const { events } = (await office.calls(getEncounter, { query: { id: encounter.id } })).data;
    expect(events.at(-1)).toMatchObject({ event: 'offer', status: 'CREATED', note: 'Heart' });
    await assign(data, ana);
    await expect(offer(4)).rejects.toMatchObject({
      facts: { detail: 'The encounter is CONFIRMED; offer accepts CREATED, DECLINED.' },
    });
  });

  it('let a stand-in act for the care provider, on those days only', async () => {
    const team = await aTeam(({ ana, ben }) => [
      standIn(ana, ben),
      standIn(ben, ana, { fromDay: dayAfter(1), untilDay: dayAfter(2) }),
    ]);
    const { ana, ben } = team;
    const mine = await ben.calls(getOwnTeams, { query: {} });
    expect(mine.data).toEqual({
      teams: [{ id: team.id, name: 'Heart' }],
      standsInFor: [{ careProvider: { id: ana.id, name: 'Ana' }, untilDay: dayAfter(6), reason: 'leave' }],
    });
    expect((await ana.calls(getOwnTeams, { query: {} })).data.standsInFor).toEqual([]);
    const [ofAna, ofBen] = [
      await book(team, { careProviderId: ana.id }),
      await book(team, { careProviderId: ben.id }),
    ];
    const listed = await ben.calls(listMyEncounters, { query: { whose: 'circle', order: 'latest' } });
    expect(idsOf(listed.data)).toEqual([ofAna.id, ofBen.id]);
    const accept = (encounter: Encounter, { calls }: Team['ana']) =>
      calls(addEncounterEvent, {
        body: { vitaId: encounter.vitaId, encounterId: encounter.id, event: content.event('accept') },
      });
    await expect(accept(ofBen, ana)).rejects.toMatchObject({ code: 'scope-missing' });
    const { data } = await accept(ofAna, ben);
    expect(data).toMatchObject({ status: 'CONFIRMED', careProvider: { id: ana.id } });
    const { events } = (await ben.calls(getEncounter, { query: { id: ofAna.id } })).data;
    expect(events.at(-1)).toMatchObject({ event: 'accept', author: { name: 'Ben' } });
  });

  it.each<[string, number, boolean, readonly [string, boolean, boolean][]]>([
    ['nobody is away', 20, false, [['Ben', false, true]]],
    ['somebody stands in', 1, true, [['Ben', true, true]]],
    ['a leave meets the time', 10, true, [['Ben', false, true]]],
    ['the colleague is on leave as well', 12, true, []],
    ['the colleague has an encounter then', 14, false, [['Ben', false, false]]],
  ])('know who can be asked instead: %s', async (_, days, isAway, colleagues) => {
    const team = await aTeam(({ ana, ben }) => [standIn(ana, ben)]);
    const { ana, ben } = team;
    const leave = (calls: typeof ana.calls, careProviderId: string, from: number, until: number) => {
      const time = { fromDay: dayAfter(from), untilDay: dayAfter(until) };
      const exception = { id: newId(), kind: 'leave' as const, time, everywhere: true };
      return calls(addException, { body: { careProviderId, exception } });
    };
    await leave(ana.calls, ana.id, 10, 12);
    await leave(ben.calls, ben.id, 12, 12);
    const period = { start: NOW + 14 * DAY, end: NOW + 14 * DAY + 1800 };
    await book(team, { careProviderId: ben.id, period });
    const start = NOW + days * DAY;
    const query = { careProviderId: ana.id, start: String(start), end: String(start + 1800) };
    const { data } = await team.office.calls(listInstead, { query });
    expect(data.isAway).toBe(isAway);
    expect(data.colleagues.map(({ name, isStandIn, isFree }) => [name, isStandIn, isFree])).toEqual(
      colleagues,
    );
  });
});
