import {
  addTask,
  listColleagues,
  listPatientTasks,
  listTasks,
  type NewTask,
  type TaskChange,
  updateTask,
} from '@careline/core/internal/care';
import { addEncounterEvent, createEncounter, type NewOutcome } from '@careline/core/internal/encounters';
import { addCareTeam } from '@careline/core/internal/encounters/teams';
import { dayOf } from '@careline/core/internal/formatting';
import { listTimeline } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { aTask } from '../../test/content/care-content.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;
const metaInfo = { updatedAt: NOW };
const dayAfter = (days: number) => dayOf(NOW + days * DAY, 'Asia/Kolkata');
const content = encounterContent(NOW);
const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'my_encounters', 'facility_encounters', 'tasks'];
const PEOPLE = ['doctor', 'mate', 'other'] as const;
type Person = (typeof PEOPLE)[number];

interface Key {
  readonly vitaId: string;
  readonly id: string;
}

describe.each(databasesOfRun)('a task on the $kind database', (kind) => {
  let at: CallClinic;
  let teamId: string;
  const ids = {} as Record<Person, string>;
  const calls = {} as Record<Person, ClinicalCalls>;

  async function hire(name: string, facts: { works?: boolean; active?: boolean } = {}): Promise<string> {
    const { organisationId, facilityId } = at.clinic;
    const { works = true, active = true } = facts;
    const id = newId();
    const row = { id, organisation_id: organisationId, name, email: `${id}@test.example`, active };
    await at.database.db
      .insertInto('staff')
      .values({ ...row, scopes: SCOPES })
      .execute();
    const place = { staff_id: id, facility_id: facilityId };
    if (works) await at.database.db.insertInto('staff_facility').values(place).execute();
    return id;
  }

  beforeAll(async () => {
    at = await aCallClinic(kind);
    for (const name of PEOPLE) {
      ids[name] = await hire(name);
      const clinic = { ...at.clinic, staffId: ids[name] };
      calls[name] = clinicalCalls(at.database, clinic, { now: NOW, scopes: SCOPES });
    }
    await hire('Left long ago', { active: false });
    await hire('Of another site', { works: false });
    teamId = newId();
    const member = (staffId: string) =>
      ({ staffId, role: 'doctor', validFrom: dayAfter(-1), validUntil: null }) as const;
    const standsIn = { forId: ids.doctor, standInId: ids.mate, reason: 'leave' } as const;
    const days = { fromDay: dayAfter(0), untilDay: dayAfter(0) };
    const team = {
      name: 'Heart',
      members: [member(ids.doctor), member(ids.mate)],
      standIns: [{ ...standsIn, ...days }],
    };
    const scopes = ['care-provider-teams', 'facility_encounters'];
    await clinicalCalls(at.database, at.clinic, { now: NOW, scopes })(addCareTeam, {
      body: { id: teamId, team },
    });
  });
  afterAll(() => at.database.remove());

  async function planned(facts: Partial<NewTask> = {}, by: Person = 'doctor'): Promise<Key> {
    const task = aTask(facts.vitaId ?? (await at.newPatient()), NOW, facts);
    await calls[by](addTask, { body: { task } });
    return { vitaId: task.vitaId, id: task.id };
  }
  const change = (key: Key, follows: number, facts: Partial<TaskChange>, by: Person = 'doctor') =>
    calls[by](updateTask, { body: { task: { ...key, follows, state: 'open', metaInfo, ...facts } } });
  const tasksOf = async (vitaId: string, facts: { state?: 'open' } = {}) =>
    (await calls.doctor(listPatientTasks, { query: { vitaId, ...facts } })).data;

  it('is planned, postponed, given to a team and ended, with who did it', async () => {
    const key = await planned({ assigneeId: ids.doctor, priority: 'urgent', reason: 'Fasting sugar 180' });
    await change(key, 1, { dueOn: '2025-10-27', careTeamId: teamId });
    expect(await tasksOf(key.vitaId)).toMatchObject([
      { version: 2, dueOn: '2025-10-27', assignee: null, careTeam: { name: 'Heart' }, priority: 'urgent' },
    ]);
    await change(key, 2, { state: 'done', outcome: 'HbA1c 7.1 %' }, 'mate');
    expect(await tasksOf(key.vitaId)).toMatchObject([
      {
        id: key.id,
        kind: 'task',
        state: 'done',
        outcome: 'HbA1c 7.1 %',
        closed: { by: { name: 'mate' }, at: NOW },
      },
    ]);
    await expect(change(key, 3, { state: 'open' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that two people finish at once is finished by one; the other learns who it was', async () => {
    const key = await planned();
    const results = await Promise.allSettled([
      change(key, 1, { state: 'done', outcome: 'One' }, 'doctor'),
      change(key, 1, { state: 'done', outcome: 'Two' }, 'mate'),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    const [{ closed } = { closed: null }] = await tasksOf(key.vitaId);
    expect(refused[0]?.reason).toMatchObject({
      code: 'conflict',
      facts: { by: { name: closed?.by.name, at: NOW } },
    });
  });

  it('is listed by due date, ended ones by their end', async () => {
    const later = await planned({ dueOn: '2025-12-01' });
    const sooner = await planned({ dueOn: '2025-11-01', vitaId: later.vitaId });
    const ended = await planned({ dueOn: '2025-10-01', vitaId: later.vitaId });
    await change(ended, 1, { state: 'cancelled' });
    const found = async (facts?: { state: 'open' }) =>
      (await tasksOf(later.vitaId, facts)).map(({ id }) => id);
    expect(await found()).toEqual([sooner.id, later.id, ended.id]);
    expect(await found({ state: 'open' })).toEqual([sooner.id, later.id]);
  });

  it('can be given to the active staff of the facility and to its teams', async () => {
    const { data, teams } = await calls.doctor(listColleagues, {});
    expect(data.map(({ name, mine }) => [name, mine])).toEqual([
      ['Asha Coach', false],
      ['doctor', true],
      ['mate', false],
      ['other', false],
    ]);
    expect(teams).toEqual([{ id: teamId, name: 'Heart', mine: true }]);
    expect((await calls.other(listColleagues, {})).teams).toMatchObject([{ mine: false }]);
  });

  it.each<[string, () => Partial<NewTask>, string]>([
    ['for somebody of elsewhere', () => ({ assigneeId: newId() }), 'task.assigneeId'],
    ['for a team of elsewhere', () => ({ careTeamId: newId() }), 'task.careTeamId'],
    ['from an encounter of nobody', () => ({ encounterId: newId() }), 'task.encounterId'],
    ['from a call of nobody', () => ({ contactId: newId() }), 'task.contactId'],
    [
      'to a care provider of elsewhere',
      () => ({ kind: 'referral', referredTo: { kind: 'provider', careProviderId: newId() } }),
      'task.referredTo.careProviderId',
    ],
  ])('is not planned %s', async (_, facts, path) => {
    await expect(planned(facts())).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path }] },
    });
  });

  describe('as a referral', () => {
    const outside = { kind: 'referral', referredTo: { kind: 'outside', name: 'Eye hospital' } } as const;

    it.each<[string, () => Partial<NewTask>, () => object]>([
      [
        'a place outside',
        () => outside,
        () => ({ referredTo: { kind: 'outside', name: 'Eye hospital' }, assignee: null }),
      ],
      [
        'a service here',
        () => ({
          kind: 'referral',
          referredTo: { kind: 'service', serviceType: 'PHYSIOTHERAPY' },
          careTeamId: teamId,
        }),
        () => ({ referredTo: { kind: 'service', name: 'PHYSIOTHERAPY' }, careTeam: { id: teamId } }),
      ],
      [
        'a care provider here, who answers it',
        () => ({ kind: 'referral', referredTo: { kind: 'provider', careProviderId: ids.mate } }),
        () => ({ referredTo: { kind: 'provider', name: 'mate' }, assignee: { id: ids.mate } }),
      ],
    ])('goes to %s', async (_, facts, expected) => {
      const { vitaId } = await planned(facts());
      expect(await tasksOf(vitaId)).toMatchObject([{ state: 'open', ...expected() }]);
    });

    it('waits for its answer, which names its author and is in the timeline', async () => {
      const key = await planned(outside);
      for (const [facts, path] of [
        [{ state: 'done' }, 'task.outcome'],
        [{ state: 'done', outcome: 'None', answeredOn: dayAfter(1) }, 'task.answeredOn'],
        [{ state: 'cancelled', answeredBy: 'Dr. Rao' }, 'task.answeredBy'],
      ] as const) {
        await expect(change(key, 1, facts)).rejects.toMatchObject({ facts: { errors: [{ path }] } });
      }
      await change(key, 1, {
        state: 'done',
        outcome: 'No retinopathy',
        answeredBy: 'Dr. Rao',
        answeredOn: dayAfter(-2),
      });
      const answered = { by: 'Dr. Rao', on: dayAfter(-2) };
      expect(await tasksOf(key.vitaId)).toMatchObject([
        { state: 'done', outcome: 'No retinopathy', answered },
      ]);
      const { data } = await calls.doctor(listTimeline, { query: { vitaId: key.vitaId, kind: 'referral' } });
      expect(data).toMatchObject([{ kind: 'referral', at: NOW, referral: { id: key.id, answered } }]);
    });

    it('is answered by the user who records it, today, unless another person is named', async () => {
      const key = await planned(outside);
      const { data } = await change(key, 1, { state: 'done', outcome: 'Seen' });
      expect(data.answered).toEqual({ by: 'Asha Coach', on: dayAfter(0) });
    });

    it('is declined with a reason, unlike other tasks', async () => {
      const declined = { state: 'declined', outcome: 'No bed' } as const;
      expect((await change(await planned(outside), 1, declined)).data.state).toBe('declined');
      await expect(change(await planned(), 1, declined)).rejects.toMatchObject({ code: 'input-invalid' });
    });
  });

  describe('in the list', () => {
    const mine = {} as Record<'doctor' | 'team' | 'anybody' | 'other' | 'referral' | 'ended', Key>;
    beforeAll(async () => {
      await at.database.db.deleteFrom('follow_up').execute();
      mine.doctor = await planned({ dueOn: dayAfter(-3), assigneeId: ids.doctor });
      mine.team = await planned({ dueOn: dayAfter(0), careTeamId: teamId });
      mine.anybody = await planned({ dueOn: dayAfter(5) });
      mine.other = await planned({ dueOn: dayAfter(1), assigneeId: ids.other });
      mine.referral = await planned({
        dueOn: dayAfter(9),
        kind: 'referral',
        referredTo: { kind: 'outside', name: 'Eye hospital' },
        assigneeId: ids.doctor,
      });
      mine.ended = await planned({ dueOn: dayAfter(-1), assigneeId: ids.doctor });
      await change(mine.ended, 1, { state: 'done' });
    });

    const namesOf = (rows: readonly { readonly id: string }[]) =>
      rows.map(({ id }) => Object.entries(mine).find(([, key]) => key.id === id)?.[0]);

    it.each<[string, Person, object, readonly string[]]>([
      ['one’s own', 'doctor', {}, ['doctor', 'referral']],
      ['of whom one stands in for today', 'mate', { whose: 'mine' }, ['doctor', 'referral']],
      ['of one’s teams and of anybody', 'mate', { whose: 'team' }, ['team', 'anybody']],
      ['of anybody, for whoever is in no team', 'other', { whose: 'team' }, ['anybody']],
      ['everybody’s', 'other', { whose: 'all' }, ['doctor', 'team', 'other', 'anybody', 'referral']],
      ['what is overdue', 'doctor', { whose: 'all', time: 'overdue' }, ['doctor']],
      ['what is due by today', 'doctor', { whose: 'all', time: 'today' }, ['doctor', 'team']],
      [
        'what is due in a week',
        'doctor',
        { whose: 'all', time: 'week' },
        ['doctor', 'team', 'other', 'anybody'],
      ],
      ['referrals', 'doctor', { whose: 'all', kind: 'referral' }, ['referral']],
      ['what ended', 'doctor', { whose: 'all', time: 'ended' }, ['ended']],
    ])('is %s', async (_, by, query, expected) => {
      const { data } = await calls[by](listTasks, { query });
      expect(namesOf(data)).toEqual(expected);
      expect(calls[by].touched).toEqual(data.map(({ vitaId }) => vitaId));
    });

    it('is paged, and belongs to the facility', async () => {
      const seen: { id: string }[] = [];
      let after: string | undefined;
      do {
        const page = await calls.doctor(listTasks, { query: { whose: 'all', limit: '2', after } });
        seen.push(...page.data);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(namesOf(seen)).toEqual(['doctor', 'team', 'other', 'anybody', 'referral']);
      expect((await at.callElsewhere(listTasks, { query: { whose: 'all' } })).data).toEqual([]);
    });

    it('has no task of a patient who has left the facility', async () => {
      const vitaId = await at.newPatient();
      const { id } = await planned({ vitaId, dueOn: dayAfter(2) });
      const listed = async () =>
        (await calls.doctor(listTasks, { query: { whose: 'all' } })).data.some((task) => task.id === id);
      expect(await listed()).toBe(true);
      await at.database.db.deleteFrom('person_facility').where('person_id', '=', vitaId).execute();
      expect(await listed()).toBe(false);
    });

    it('appears once over all pages, even when all tasks ended in the same second', async () => {
      const ended = [mine.ended.id];
      for (let count = 0; count < 5; count += 1) {
        const key = await planned();
        await change(key, 1, { state: 'done' });
        ended.push(key.id);
      }
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const query = { whose: 'all', time: 'ended', limit: '2', after } as const;
        const { data, next } = await calls.doctor(listTasks, { query });
        seen.push(...data.map(({ id }) => id));
        after = next ?? undefined;
      } while (after !== undefined);
      expect(seen.toSorted()).toEqual(ended.toSorted());
    });

    it('shows only referrals to users with that scope alone', async () => {
      const call = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: ['referrals'] });
      expect(namesOf((await call(listTasks, { query: { whose: 'all' } })).data)).toEqual(['referral']);
    });
  });

  describe('a task after a consultation', () => {
    let hours = 0;
    /** Creates a task and completes it with this outcome. */
    async function completed(outcome: NewOutcome) {
      hours += 1;
      const vitaId = await at.newPatient();
      const period = { start: NOW - hours * 3600, end: NOW - hours * 3600 + 1200 };
      const encounter = content.consultation(vitaId, at.clinic.facilityId, {
        period,
        careProviderId: ids.doctor,
      });
      await calls.doctor(createEncounter, { body: { encounter } });
      const event = content.event('complete', { outcome });
      await calls.doctor(addEncounterEvent, { body: { vitaId, encounterId: encounter.id, event } });
      return encounter;
    }
    async function booked(vitaId: string, facts: object = {}) {
      hours += 1;
      const period = { start: NOW + hours * 3600, end: NOW + hours * 3600 + 1200 };
      const encounter = content.consultation(vitaId, at.clinic.facilityId, { period, ...facts });
      await calls.doctor(createEncounter, { body: { encounter } });
      return encounter;
    }
    const REVIEW = { code: 'review', reviewOn: dayAfter(14), reviewFor: 'Blood pressure' } as const;

    it('is a review for the doctor who completed it, and a referral that waits for its answer', async () => {
      const { vitaId, id } = await completed({
        ...REVIEW,
        reviewOn: dayAfter(30),
        code: 'referred',
        referredTo: 'Eye department',
        note: 'Fundus?',
      });
      const from = { encounter: { id }, assignee: { id: ids.doctor }, state: 'open' };
      expect(await tasksOf(vitaId)).toMatchObject([
        {
          kind: 'referral',
          what: 'Fundus?',
          referredTo: { kind: 'outside', name: 'Eye department' },
          ...from,
        },
        { kind: 'review', what: 'Blood pressure', dueOn: dayAfter(30), ...from },
      ]);
    });

    it('is completed by the booking, and reopened when that is cancelled', async () => {
      const { vitaId } = await completed(REVIEW);
      const next = await booked(vitaId);
      expect(await tasksOf(vitaId)).toMatchObject([
        { kind: 'review', state: 'done', booked: { id: next.id } },
      ]);
      const event = content.event('cancel');
      await calls.doctor(addEncounterEvent, { body: { vitaId, encounterId: next.id, event } });
      expect(await tasksOf(vitaId)).toMatchObject([
        { state: 'open', booked: null, closed: null, version: 3 },
      ]);
    });

    it('is completed by a booking for another service only if that names it', async () => {
      const { vitaId } = await completed(REVIEW);
      const serviceType = 'CARDIOLOGY_CONSULTATION';
      await booked(vitaId, { serviceType });
      const [review] = await tasksOf(vitaId);
      expect(review).toMatchObject({ state: 'open' });
      const named = await booked(vitaId, { serviceType, taskId: review?.id });
      expect(await tasksOf(vitaId)).toMatchObject([{ state: 'done', booked: { id: named.id } }]);
    });

    it.each([
      ['that nobody has', async () => newId()],
      ['of another patient', async () => (await tasksOf((await completed(REVIEW)).vitaId))[0]?.id],
    ])('refuses a booking for a review %s', async (_, review) => {
      const vitaId = await at.newPatient();
      const taskId = await review();
      await expect(booked(vitaId, { taskId })).rejects.toMatchObject({
        code: 'input-invalid',
        facts: {
          errors: [{ path: 'encounter.taskId', message: 'must be a review of the patient at this facility' }],
        },
      });
    });
  });
});
