import { holdsScope } from '@careline/core/internal/navigation';
import {
  addProject,
  endProject,
  enrolInProject,
  getProject,
  leaveProject,
  listProjectPatients,
  listProjects,
  updateProject,
} from '@careline/core/internal/projects';
import { entryOf } from '../platform/access/entry.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { enrolPatient, readProgress, readProjectPatients, takeOutPatient } from './project-patients.ts';
import { readProject, readProjects } from './project-rows.ts';
import { changeProject, closeProject, type ProjectAuthor, storeProject } from './projects.ts';

const authorOf = ({ caller, now }: Pick<Call, 'caller' | 'now'>): ProjectAuthor => ({
  organisationId: caller.organisationId,
  facilityId: caller.facilityId,
  timeZone: caller.timeZone,
  staffId: caller.staffId,
  isAdministrator: holdsScope(caller.scopes, 'settings'),
  now,
});

/** Routes for projects and the patients who are enrolled in them. */
export const projectRoutes: readonly Route[] = [
  route(listProjects, async ({ query }, call) => ({
    ...(await readProjects(call.tx, authorOf(call), query)),
  })),

  route(getProject, async ({ query: { id } }, call) => {
    call.noted({ project: id });
    const data = await readProject(call.tx, authorOf(call), id);
    return { data, progress: await readProgress(call.tx, data, call.caller.timeZone) };
  }),

  route(addProject, async ({ body: { id, project } }, call) => {
    call.noted({ project: id, given: project });
    return { data: await storeProject(call.tx, id, project, authorOf(call)) };
  }),

  route(updateProject, async ({ body }, call) => {
    const { data, changes } = await changeProject(call.tx, body, authorOf(call));
    call.noted({ project: body.id, changes });
    return { data };
  }),

  route(endProject, async ({ body }, call) => {
    call.noted({ project: body.id, reason: body.reason });
    return { data: await closeProject(call.tx, body, authorOf(call)) };
  }),

  route(listProjectPatients, async ({ query: { id, limit, after } }, call) => {
    const { tx, caller, touched } = call;
    await readProject(tx, authorOf(call), id);
    const page = await readProjectPatients(tx, { ...caller, projectId: id, limit, after });
    call.noted({ project: id });
    touched(...page.data.map(({ vitaId }) => vitaId));
    return { ...page };
  }),

  route(enrolInProject, async ({ body }, call) => {
    call.touched(body.vitaId);
    call.noted({ project: body.projectId });
    await enrolPatient(call.tx, body, entryOf(call), authorOf(call));
    return { vitaId: body.vitaId };
  }),

  route(leaveProject, async ({ body }, call) => {
    call.touched(body.vitaId);
    call.noted({ project: body.projectId, reason: body.reason });
    await takeOutPatient(call.tx, body, entryOf(call), authorOf(call));
    return { vitaId: body.vitaId };
  }),
];
