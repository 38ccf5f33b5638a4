// spec: 231
import { addGoal, type GoalChange, listGoals, type NewGoal, updateGoal } from '@careline/core/internal/care';
import { addVitalEndpoints } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aGoal } from '../../test/content/care-content.ts';
import { databasesOfRun } from '../../test/databases.ts';

const metaInfo = { updatedAt: NOW };

describe.each(databasesOfRun)('goals on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  async function set(facts: Partial<NewGoal> = {}) {
    const goal = aGoal(facts.vitaId ?? (await at.newPatient()), NOW, facts);
    await at.call(addGoal, { body: { goal } });
    return goal;
  }
  const change = ({ id, vitaId, target }: NewGoal, facts: Partial<GoalChange> = {}) =>
    at.call(updateGoal, {
      body: { goal: { id, vitaId, target, follows: 1, status: 'active', metaInfo, ...facts } },
    });
  const goalsOf = async (vitaId: string) => (await at.call(listGoals, { query: { vitaId } })).data;

  it('are set, changed with their earlier text, and ended with the reason', async () => {
    const goal = await set({ dueOn: '2025-12-31', note: 'Agreed with her' });
    const target = { comparator: '<', text: '7.5', unit: '%' } as const;
    await change(goal, { target, dueOn: '2026-03-31', note: 'After the illness' });
    const stopped = { follows: 2, target, dueOn: '2026-03-31', note: 'After the illness' };
    await change(goal, { ...stopped, status: 'cancelled', statusReason: 'Moved to insulin' });
    expect(await goalsOf(goal.vitaId)).toMatchObject([
      {
        id: goal.id,
        metric: 'hba1c',
        target,
        since: '2020-01-01',
        dueOn: '2026-03-31',
        status: 'cancelled',
        statusReason: 'Moved to insulin',
        version: 3,
        author: { name: 'Asha Coach' },
        changed: { by: { name: 'Asha Coach' }, at: NOW },
        earlier: [{ target: { text: '7' }, dueOn: '2025-12-31', note: 'Agreed with her', by: 'Asha Coach' }],
      },
    ]);
    await expect(change(goal, { follows: 3 })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('store one of two simultaneous changes, and refuse the other', async () => {
    const goal = await set();
    const results = await Promise.allSettled([
      change(goal, { note: 'One' }),
      change(goal, { status: 'achieved' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    expect(await goalsOf(goal.vitaId)).toMatchObject([{ version: 2 }]);
  });

  it('can share a value only in opposite directions', async () => {
    const fasting = { metric: 'bloodglucose', mealSituation: 'MEAL_SITUATION_FASTING' } as const;
    const below = { comparator: '<=', text: '130', unit: 'mg/dL' } as const;
    const { vitaId } = await set({ ...fasting, target: below });
    await expect(
      set({ ...fasting, vitaId, target: { ...below, comparator: '<', text: '7', unit: 'mmol/L' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await set({ ...fasting, vitaId, target: { ...below, comparator: '>=', text: '80' } });
    await set({ ...fasting, vitaId, mealSituation: 'MEAL_SITUATION_AFTER_MEAL', target: below });
    expect(await goalsOf(vitaId)).toHaveLength(3);
  });

  const hba1c = (text: string, unit = '%') => ({ target: { comparator: '<', text, unit } }) as const;
  it.each<[what: string, facts: Partial<NewGoal>, path: string]>([
    ['a value of no metric', { metric: 'mood' }, 'goal.key'],
    ['a grown height', { metric: 'body', key: 'height', ...hba1c('170', 'cm') }, 'goal.key'],
    ['a glucose without its moment', { metric: 'bloodglucose', ...hba1c('130', 'mg/dL') }, 'goal.key'],
    ['a unit of another value', hba1c('7', 'mg/dL'), 'goal.target'],
    ['what no living person has', hba1c('90'), 'goal.target'],
    ['an unlikely number without a reason', hba1c('3.5'), 'goal.target'],
    ['a beginning to come', { since: '2030-01-01' }, 'goal.since'],
    ['a day before the beginning', { since: '2025-01-02', dueOn: '2025-01-01' }, 'goal.dueOn'],
  ])('are not set for %s', async (_, facts, path) => {
    const refused = { code: 'input-invalid', facts: { errors: [{ path }] } };
    await expect(set(facts)).rejects.toMatchObject(refused);
  });

  it('store an unlikely number with its reason, and are not ended without one', async () => {
    const goal = await set({ target: { comparator: '<', text: '3.5', unit: '%', reason: 'Anaemia' } });
    await expect(change(goal, { status: 'cancelled' })).rejects.toMatchObject({ code: 'input-invalid' });
    expect(await goalsOf(goal.vitaId)).toMatchObject([{ target: { reason: 'Anaemia' }, status: 'active' }]);
  });

  it('show the newest value that counts', async () => {
    const target = { comparator: '<', text: '130', unit: 'mm[Hg]' } as const;
    const { vitaId } = await set({ metric: 'bloodpressure', key: 'systolic', target });
    await set({ vitaId });
    const store = (text: string, timestamp: number) => {
      const values = [
        { key: 'systolic', text, unit: 'mm[Hg]' },
        { key: 'diastolic', text: '80', unit: 'mm[Hg]' },
      ];
      const data = at.content.bloodPressure({ values, timestamp });
      return at.call(addVitalEndpoints.bloodpressure, { openPatient: vitaId, body: { data } });
    };
    await store('128', NOW - 60);
    await store('150', NOW - 600);
    const [pressure, hba1c] = await goalsOf(vitaId);
    expect(pressure?.latest).toEqual({ text: '128', unit: 'mm[Hg]', at: NOW - 60 });
    expect(hba1c?.latest).toBeNull();
  });

  it('of a patient of another facility are not found', async () => {
    const { vitaId } = await set();
    await expect(at.callElsewhere(listGoals, { query: { vitaId } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
