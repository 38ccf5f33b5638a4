import type { Catalogues } from '../catalogues.ts';

export const projects: Catalogues<'projects'> = {
  projects: {
    kind: {
      camp: 'शिविर',
      programme: 'राज्य कार्यक्रम',
      study: 'अध्ययन',
    },
    state: {
      planned: 'नियोजित',
      running: 'जारी',
      ended: 'समाप्त',
    },
    measure: {
      enrolled: 'मरीज़',
      consultations: 'परामर्श',
      calls: 'कॉल',
    },
    projects: {
      listProjects: 'परियोजनाओं की सूची देखी गई',
      getProject: 'एक परियोजना देखी गई',
      addProject: 'परियोजना बनाई गई',
      updateProject: 'परियोजना बदली गई',
      endProject: 'परियोजना समाप्त की गई',
      listProjectPatients: 'परियोजना के मरीज़ देखे गए',
      enrolInProject: 'मरीज़ को परियोजना में जोड़ा गया',
      leaveProject: 'मरीज़ को परियोजना से हटाया गया',
    },
  },
};
