import * as v from 'valibot';
import { ADMINISTERS, WORKS_IN_PROJECTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import {
  enrolledPatientSchema,
  MAX_PROJECT_REASON,
  PROJECT_STATES,
  projectFieldsSchema,
  projectProgressSchema,
  projectSchema,
} from './project.ts';
import * as words from './words/en.ts';

const MAX_PROJECT_PAGE = 100;

const pageEntries = {
  limit: v.optional(queryIntegerSchema(1, MAX_PROJECT_PAGE), '50'),
  /** `next` from the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

const projectAnswer = v.looseObject({ data: projectSchema });

/**
 * Lists the projects of the user's facility, latest first day first. Administrators get every project of the
 * organisation.
 */
export const listProjects = defineEndpoint({
  name: 'projects/list',
  summary: 'Projects of the facility',
  service: 'care',
  method: 'GET',
  writes: false,
  ...WORKS_IN_PROJECTS,
  audit: wordLabel(words.projects, 'listProjects'),
  path: '/projects/list',
  token: 'bearer',
  query: v.strictObject({
    text: v.optional(nonEmptyTextSchema(120)),
    state: v.optional(v.picklist(PROJECT_STATES)),
    ...pageEntries,
  }),
  answer: v.looseObject({ data: v.array(projectSchema), next: v.nullable(v.string()) }),
});

/** Returns a project with its progress. */
export const getProject = defineEndpoint({
  name: 'projects/get',
  summary: 'One project with its progress',
  service: 'care',
  method: 'GET',
  writes: false,
  ...WORKS_IN_PROJECTS,
  audit: wordLabel(words.projects, 'getProject'),
  path: '/projects/get',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema }),
  answer: v.looseObject({ data: projectSchema, progress: projectProgressSchema }),
});

/** Fails with `conflict` if another project of the organisation has the same name. */
export const addProject = defineEndpoint({
  name: 'projects/add',
  summary: 'Create a project',
  service: 'care',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.projects, 'addProject'),
  path: '/projects/add',
  token: 'bearer',
  body: v.strictObject({ id: uuidSchema, project: projectFieldsSchema }),
  answer: projectAnswer,
  idempotent: true,
});

/** Replaces a project. Fails with `conflict` if the version is outdated, or the project has been ended. */
export const updateProject = defineEndpoint({
  name: 'projects/update',
  summary: 'Change a project',
  service: 'care',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.projects, 'updateProject'),
  path: '/projects/update',
  token: 'bearer',
  body: v.strictObject({ id: uuidSchema, version: v.number(), project: projectFieldsSchema }),
  answer: projectAnswer,
  idempotent: true,
});

/** Ends a project. Its patients stay on its list, and no one can be enrolled any more. */
export const endProject = defineEndpoint({
  name: 'projects/end',
  summary: 'End a project',
  service: 'care',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.projects, 'endProject'),
  path: '/projects/end',
  token: 'bearer',
  body: v.strictObject({ id: uuidSchema, reason: nonEmptyTextSchema(MAX_PROJECT_REASON) }),
  answer: projectAnswer,
  idempotent: true,
});

/** Lists enrolled patients that the user can read, last enrolled first. */
export const listProjectPatients = defineEndpoint({
  name: 'projects/patients',
  summary: 'Patients of a project',
  service: 'care',
  method: 'GET',
  writes: false,
  ...WORKS_IN_PROJECTS,
  audit: wordLabel(words.projects, 'listProjectPatients'),
  path: '/projects/patients',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema, ...pageEntries }),
  answer: v.looseObject({ data: v.array(enrolledPatientSchema), next: v.nullable(v.string()) }),
});

/** Enrols a patient of the facility. Enrolling again changes nothing. Fails with `conflict` if the project is over. */
export const enrolInProject = defineEndpoint({
  name: 'projects/enrol',
  summary: 'Enrol a patient in a project',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WORKS_IN_PROJECTS,
  audit: wordLabel(words.projects, 'enrolInProject'),
  path: '/projects/enrol',
  token: 'bearer',
  body: v.strictObject({ projectId: uuidSchema, vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema }),
  idempotent: true,
});

/** Takes a patient out of a project. What was counted for them stays counted. */
export const leaveProject = defineEndpoint({
  name: 'projects/leave',
  summary: 'Take a patient out of a project',
  service: 'care',
  method: 'POST',
  writes: true,
  ...WORKS_IN_PROJECTS,
  audit: wordLabel(words.projects, 'leaveProject'),
  path: '/projects/leave',
  token: 'bearer',
  body: v.strictObject({
    projectId: uuidSchema,
    vitaId: uuidSchema,
    reason: nonEmptyTextSchema(MAX_PROJECT_REASON),
  }),
  answer: v.looseObject({ vitaId: uuidSchema }),
  idempotent: true,
});

export const projectEndpoints = [
  listProjects,
  getProject,
  addProject,
  updateProject,
  endProject,
  listProjectPatients,
  enrolInProject,
  leaveProject,
] as const;
