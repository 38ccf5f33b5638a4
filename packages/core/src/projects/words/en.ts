import { defineWords } from '#formatting';

export const kind = defineWords('projects.kind', {
  camp: 'Camp',
  programme: 'State programme',
  study: 'Study',
});

export const state = defineWords('projects.state', {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
});

export const measure = defineWords('projects.measure', {
  enrolled: 'Patients',
  consultations: 'Consultations',
  calls: 'Calls',
});

export const projects = defineWords('projects.projects', {
  listProjects: 'Looked at the list of projects',
  getProject: 'Looked at a project',
  addProject: 'Created a project',
  updateProject: 'Changed a project',
  endProject: 'Ended a project',
  listProjectPatients: 'Looked at the patients of a project',
  enrolInProject: 'Enrolled a patient in a project',
  leaveProject: 'Took a patient out of a project',
});
