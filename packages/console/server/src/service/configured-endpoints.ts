import { inviteStaff, listStaff } from '@careline/core/internal/administration';
import {
  addCallLog,
  addStatus,
  addTouchpoint,
  dial,
  getCallLog,
  getLastAnswers,
  getScript,
  getTouchpoint,
  listCallLogs,
  listUserTouchpoints,
  updateTouchpoint,
} from '@careline/core/internal/calls';
import { listWork } from '@careline/core/internal/calls/worklist';
import {
  addGoal,
  addNote,
  addReport,
  addTask,
  deleteNote,
  deleteReport,
  getReport,
  listGoals,
  listNotes,
  listPatientTasks,
  listReports,
  listTasks,
  updateGoal,
  updateNote,
  updateTask,
  uploadReport,
} from '@careline/core/internal/care';
import { getChartAddress } from '@careline/core/internal/charts';
import { listMessages, sendEmail, sendSms } from '@careline/core/internal/communication';
import { createEncounter } from '@careline/core/internal/encounters';
import { addCareTeam, deleteCareTeam, updateCareTeam } from '@careline/core/internal/encounters/teams';
import { type Endpoint, type ServiceName, serviceBasesUnder } from '@careline/core/internal/http';
import { exchangeIdentity, mintOpenToken } from '@careline/core/internal/identity';
import { acknowledgeAlert, listReadingAlerts, readMetricEndpoints } from '@careline/core/internal/metrics';
import { getPatient, linkInfant, listInfants, listPatients } from '@careline/core/internal/patients';
import { listUhids } from '@careline/core/internal/patients/duplicates';
import {
  activateProgramme,
  getRegistration,
  registerPatient,
  updatePatient,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import { getPreference } from '@careline/core/internal/preferences';
import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { getPatientCourse } from '@careline/core/internal/trends';
import { TOKEN_ENDPOINT } from '../partners/token-exchange.routes.ts';
import type { App } from '../platform/http/app-context.ts';
import { pathOf } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

/** An endpoint of the contract, or a path outside of it. */
type Answering = Endpoint | string;

/** Endpoints that replace a configured name, and why no endpoint has that name. */
interface Substitute {
  readonly by?: readonly Answering[];
  readonly because?: string;
}

interface OtherName extends Substitute {
  readonly name: string;
}

const { diet, habitevents } = readMetricEndpoints;
const tasks = [listPatientTasks, listTasks, addTask, updateTask];

const EACH_ITS_OWN = 'Reading and each kind of change have separate addresses.';

const MEALS: Substitute = {
  by: [diet],
  because: 'Meals are readings. Diet plans are written elsewhere, and a call records when one was sent.',
};

const TASKS: Substitute = {
  by: tasks,
  because: EACH_ITS_OWN,
};

const DIAGNOSTICS: Substitute = {
  by: [listReports, addReport, uploadReport, deleteReport],
  because: 'Laboratory results are reports, and their values are readings.',
};

const PLANS: Substitute = {
  by: [listWork],
  because:
    'Routines are not planned by hand. Due calls follow from the programme and the outcome of the last call.',
};

const CONTENT: Substitute = {
  because: 'Articles, posts and conversations belong to a patient app, which this console does not include.',
};

const HABITS: Substitute = {
  by: [habitevents],
  because: 'Habits are tracked in a patient app; its data is read as a metric.',
};

/**
 * Every name in specification 7.6, by service, with its endpoint or its replacements. A test compares the list with
 * `docs/open-questions.md`.
 */
const CONFIGURED_ENDPOINTS: Readonly<Partial<Record<ServiceName, readonly (Endpoint | OtherName)[]>>> = {
  auth: [
    { name: 'dietplan', ...MEALS },
    {
      name: 'provider/add',
      by: [inviteStaff],
      because: 'Providers are staff and are invited in the settings.',
    },
    { name: 'provider/list', by: [listStaff], because: 'Providers are staff.' },
    {
      name: 'provider/authtoken',
      by: [exchangeIdentity],
      because: 'Each person signs in. A token for another person is never issued.',
    },
    listPatients,
    {
      name: 'user/add',
      by: [registerPatient],
      because: 'Only registration adds a patient: it checks for duplicates and asks for consent.',
    },
    registerPatient,
    updatePatient,
    activateProgramme,
    addCareTeam,
    {
      name: 'careteam/bulk',
      by: [updateCareTeam],
      because: 'Members and stand-ins of a care team are stored together.',
    },
    deleteCareTeam,
    mintOpenToken,
    getPatient,
    {
      name: 'chat/token',
      by: [sendSms, sendEmail],
      because:
        'Patients receive SMS and e-mails, which check consent and calling hours. Chat is not available.',
    },
    {
      name: 'summary',
      by: [getPatient, getPatientCourse, listCallLogs],
      because: 'A stored summary would become outdated. Screens build theirs from the record.',
    },
    { name: 'touchpoint', by: [getTouchpoint], because: 'Touchpoints belong to the routine service.' },
    {
      name: 'inclusions',
      because: "A payer's contracts define what a programme includes. They are not stored here.",
    },
    {
      name: 'regions',
      because: 'District and state come from the PIN code, with a table in the console.',
    },
    listUhids,
    updateStatus,
    {
      name: 'preference',
      by: [getPreference, updatePreference],
      because: 'Preferences have their own service.',
    },
    {
      name: 'nok',
      by: [getRegistration, updatePatient, listInfants, linkInfant],
      because:
        'Next of kin are part of the registration and change with it; infants are linked to their mother.',
    },
    { name: 'dietplans', ...MEALS },
    {
      name: 'dietplan/message',
      by: [sendSms],
      because: 'Messages use templates approved by a regulator. None is about diet.',
    },
    { name: 'calllog', by: [listCallLogs], because: 'Call logs belong to the routine service.' },
    dial,
  ],
  data: [
    { name: 'alerts', by: [listReadingAlerts, acknowledgeAlert], because: EACH_ITS_OWN },
    {
      name: 'alerts/add',
      by: [listReadingAlerts],
      because: 'The server raises alerts from readings, so they never depend on a client.',
    },
    { name: 'goals', by: [listGoals, addGoal, updateGoal], because: EACH_ITS_OWN },
    { name: 'tasks', ...TASKS },
    { name: 'followup', by: tasks, because: 'A follow-up is a task for a patient.' },
    { name: 'dietplan', ...MEALS },
    { name: 'analytics', by: [getChartAddress], because: 'Analytics are charts of the charts service.' },
  ],
  blob: [listReports, getReport, uploadReport, deleteReport],
  care: [
    listNotes,
    addNote,
    updateNote,
    deleteNote,
    { name: 'carecrap', because: 'The meaning of this name is unknown.' },
    { name: 'tasks', ...TASKS },
  ],
  routine: [
    {
      name: 'hra',
      by: [listWork],
      because:
        'A health risk assessment needs a validated questionnaire, and none is specified. Urgency follows from readings.',
    },
    addCallLog,
    getCallLog,
    listCallLogs,
    { name: 'routine/add', ...PLANS },
    { name: 'routine/get', ...PLANS },
    { name: 'diagnostics/list', ...DIAGNOSTICS },
    { name: 'diagnostics/add', ...DIAGNOSTICS },
    { name: 'diagnostics/update', ...DIAGNOSTICS },
    { name: 'diagnostics/delete', ...DIAGNOSTICS },
    { name: 'notes', by: [listNotes], because: 'Notes belong to the care service.' },
    addTouchpoint,
    addStatus,
    updateTouchpoint,
    {
      name: 'antenatal',
      by: [getLastAnswers, getPatientCourse],
      because: "Antenatal check-ups are answers in a call; the pregnancy is part of the patient's course.",
    },
    {
      name: 'lastvisit',
      by: [listUserTouchpoints, getLastAnswers],
      because: 'The last contact is the first in the list. A visit elsewhere is an answer in a call.',
    },
    { name: 'immunization', by: [getLastAnswers], because: 'Vaccinations are answers in a call.' },
    getTouchpoint,
    listUserTouchpoints,
    getScript,
  ],
  diet: [
    { name: 'dietplan', ...MEALS },
    { name: 'meals', ...MEALS },
  ],
  content: [
    { name: 'search', ...CONTENT },
    { name: 'habits/list', ...HABITS },
    { name: 'habits/add', ...HABITS },
    { name: 'habits/delete', ...HABITS },
    { name: 'posts', ...CONTENT },
    {
      name: 'programs',
      by: [activateProgramme],
      because: 'Programmes are part of the product. A patient is enrolled during registration.',
    },
    { name: 'conversation/progress', ...CONTENT },
    { name: 'conversation/status', ...CONTENT },
  ],
  communicate: [sendEmail, sendSms, listMessages],
  rewards: [
    {
      name: 'points',
      because: 'Rewards belong to a patient app. Clinical work has no points.',
    },
  ],
  packages: [
    {
      name: 'whitelist',
      by: [createEncounter],
      because: 'Packages of health checks are part of the product. Users who may book can book all of them.',
    },
  ],
  encounters: [createEncounter],
  tokenExchange: [{ name: '', by: [TOKEN_ENDPOINT] }],
  localToken: [
    {
      name: '',
      by: [exchangeIdentity, TOKEN_ENDPOINT],
      because: 'A token without sign-in would open records to anyone who can reach the machine.',
    },
  ],
};

const BASES = serviceBasesUnder('/api');

export interface ConfiguredEndpoint {
  readonly service: ServiceName;
  /** The name in specification 7.6. */
  readonly name: string;
  readonly address: string;
  readonly isServed: boolean;
  /** Paths of the endpoints that serve it. */
  readonly answering: readonly string[];
  readonly because?: string | undefined;
}

const addressOf = (answering: Answering): string =>
  typeof answering === 'string' ? answering : pathOf(answering);

function describeName(service: ServiceName, { name, by = [], because }: OtherName): ConfiguredEndpoint {
  const address = `${BASES[service]}${name && `/${name}`}`;
  const answering = by.map(addressOf);
  return { service, name, address, isServed: answering.includes(address), answering, because };
}

/** One row per name. */
export const configuredEndpoints: readonly ConfiguredEndpoint[] = Object.entries(
  CONFIGURED_ENDPOINTS,
).flatMap(([service, names]) =>
  names.map((entry) =>
    describeName(
      service as ServiceName,
      'path' in entry ? { name: entry.path.slice(1), by: [entry] } : entry,
    ),
  ),
);

/** Answers requests to unserved names with the reason and what to use instead. */
export function mountUnserved(app: App): void {
  for (const { address, isServed, because, answering } of configuredEndpoints) {
    if (isServed) continue;
    app.all(address, () => {
      throw new ProblemError('not-found', {
        detail: `This name is configured but not available. ${because ?? ''}`.trimEnd(),
        ...(answering.length > 0 && { action: `Use ${answering.join(', ')}.` }),
      });
    });
  }
}
