// spec: 25, 67

import {
  addProject,
  endProject,
  enrolInProject,
  getProject,
  leaveProject,
  listProjectPatients,
  listProjects,
  type ProjectFields,
  updateProject,
} from '@careline/core/internal/projects';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aProject } from '../../test/content/project-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { inProject } from './in-project.ts';

describe.each(databasesOfRun)('projects on the $kind database', (kind) => {
  let at: CallClinic;
  let worker: CallClinic['call'];
  let elsewhere: CallClinic['call'];

  beforeAll(async () => {
    at = await aCallClinic(kind, ['projects', 'settings', 'hmCallInfo', 'prohealth']);
    worker = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: ['projects'] });
    const other = { ...at.clinic, facilityId: at.clinic.otherFacilityId };
    elsewhere = clinicalCalls(at.database, other, { now: NOW, scopes: ['projects'] });
  });
  afterAll(() => at.database.remove());

  const created = async (facts: Partial<ProjectFields> = {}) => {
    const project = aProject([at.clinic.facilityId], facts);
    return (await at.call(addProject, { body: { id: newId(), project } })).data;
  };
  const enrol = (projectId: string, vitaId: string) =>
    worker(enrolInProject, { body: { projectId, vitaId } });
  const patientsOf = async (id: string) =>
    (await worker(listProjectPatients, { query: { id } })).data.map(({ vitaId }) => vitaId);

  it('are created by administrators and seen at their facilities', async () => {
    const { id, name } = await created({ staffIds: [at.clinic.staffId] });
    const { data } = await worker(listProjects, { query: { text: name.toUpperCase() } });
    expect(data).toMatchObject([
      { id, state: 'running', enrolled: 0, version: 1, staff: [{ id: at.clinic.staffId }] },
    ]);
    expect((await elsewhere(listProjects, { query: { text: name } })).data).toEqual([]);
    await expect(elsewhere(getProject, { query: { id } })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are listed by state', async () => {
    const planned = await created({ fromDay: '2025-12-01', untilDay: null });
    const over = await created({ fromDay: '2025-08-01', untilDay: '2025-08-31' });
    const idsIn = async (state: 'planned' | 'running' | 'ended') =>
      (await worker(listProjects, { query: { state } })).data.map(({ id }) => id);
    expect(await idsIn('planned')).toContain(planned.id);
    expect(await idsIn('ended')).toContain(over.id);
    expect(await idsIn('running')).not.toContain(over.id);
  });

  it('enrol a patient once, count calls from then on, and let them leave', async () => {
    const { id } = await created();
    const { vitaId, contactId } = await at.dialled();
    await enrol(id, vitaId);
    await enrol(id, vitaId);
    expect(await patientsOf(id)).toEqual([vitaId]);
    await sql`update contact set started_at = ${NOW + 60} where id = ${contactId}`.execute(at.database.db);
    await at.reach(contactId, vitaId);
    expect((await worker(getProject, { query: { id } })).progress).toEqual({
      enrolled: 1,
      consultations: 0,
      calls: 1,
    });
    const isIn = async () => {
      const { rows } = await sql<{ found: boolean }>`
        select ${inProject(id, sql`${vitaId}::uuid`)} as found`.execute(at.database.db);
      return rows[0]?.found;
    };
    expect(await isIn()).toBe(true);
    await worker(leaveProject, { body: { projectId: id, vitaId, reason: 'Moved away' } });
    expect(await patientsOf(id)).toEqual([]);
    expect(await isIn()).toBe(false);
    await expect(
      worker(leaveProject, { body: { projectId: id, vitaId, reason: 'Moved away' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are only for patients of their programmes, and of the facility', async () => {
    const { id } = await created({ programmes: ['careline'] });
    await expect(enrol(id, await at.newPatient())).rejects.toMatchObject({ code: 'input-invalid' });
    await expect(enrol(id, newId())).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are changed with their version, and ended once', async () => {
    const { id, version } = await created();
    const project = aProject([at.clinic.facilityId, at.clinic.otherFacilityId], { name: `Study ${id}` });
    const change = () => at.call(updateProject, { body: { id, version, project } });
    expect((await change()).data).toMatchObject({ name: `Study ${id}`, version: 2 });
    await expect(change()).rejects.toMatchObject({ code: 'conflict' });
    const end = () => at.call(endProject, { body: { id, reason: 'Funds ended' } });
    expect((await end()).data).toMatchObject({ state: 'ended', ended: { reason: 'Funds ended' } });
    await expect(end()).rejects.toMatchObject({ code: 'conflict' });
    await expect(enrol(id, await at.newPatient())).rejects.toMatchObject({ code: 'conflict' });
  });

  it('have a name of their own, and facilities and staff of the organisation', async () => {
    const { name } = await created();
    await expect(created({ name: name.toUpperCase() })).rejects.toMatchObject({ code: 'conflict' });
    await expect(created({ facilityIds: [newId()] })).rejects.toMatchObject({ code: 'input-invalid' });
    await expect(created({ staffIds: [newId()] })).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('are read page by page, each once', async () => {
    const all = (await worker(listProjects, { query: {} })).data.map(({ id }) => id);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await worker(listProjects, { query: { limit: '2', ...(after && { after }) } });
      paged.push(...page.data.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(paged).toEqual(all);
  });
});
