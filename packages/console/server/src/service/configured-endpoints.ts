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

/** An endpoint of the contract, or an address outside of it. */
type Answering = Endpoint | string;

/**
 * What a configured name is here: answered at its own address, brought by calls at other addresses, or not there and why.
 * With calls at other addresses the sentence says why the name itself is not one.
 */
type ConfiguredState =
  | { readonly by: readonly Answering[]; readonly because?: string }
  | { readonly because: string };

const by = (...answering: Answering[]): ConfiguredState => ({ by: answering });

const { diet, habitevents } = readMetricEndpoints;
const tasks = [listPatientTasks, listTasks, addTask, updateTask];

const EACH_ITS_OWN = 'Reading and each kind of change have separate addresses.';

const MEALS: ConfiguredState = {
  by: [diet],
  because: 'Meals are readings. Diet plans are written elsewhere, and a call records when one was sent.',
};

const TASKS: ConfiguredState = {
  by: tasks,
  because: EACH_ITS_OWN,
};

const DIAGNOSTICS: ConfiguredState = {
  by: [listReports, addReport, uploadReport, deleteReport],
  because: 'Laboratory results are reports, and their values are readings.',
};

const PLANS: ConfiguredState = {
  by: [listWork],
  because:
    'Routines are not planned by hand. Due calls follow from the programme and the outcome of the last call.',
};

const CONTENT: ConfiguredState = {
  because: 'Articles, posts and conversations belong to a patient app, which this console does not include.',
};

const HABITS: ConfiguredState = {
  by: [habitevents],
  because: 'Habits are tracked in a patient app; its data is read as a metric.',
};

/**
 * Every name of specification 7.6, by service. A name that is given as a group, as the four of a note, stands there in
 * full. `docs/open-questions.md` says the same; a test compares the two.
 */
const CONFIGURED_ENDPOINTS: Readonly<
  Partial<Record<ServiceName, Readonly<Record<string, ConfiguredState>>>>
> = {
  auth: {
    dietplan: MEALS,
    'provider/add': { by: [inviteStaff], because: 'Providers are staff and are invited in the settings.' },
    'provider/list': { by: [listStaff], because: 'Providers are staff.' },
    'provider/authtoken': {
      by: [exchangeIdentity],
      because: 'Each person signs in. A token for another person is never issued.',
    },
    'user/list': by(listPatients),
    'user/add': {
      by: [registerPatient],
      because: 'Only registration adds a patient: it checks for duplicates and asks for consent.',
    },
    'user/register': by(registerPatient),
    'user/update': by(updatePatient),
    activateprogram: by(activateProgramme),
    'careteam/add': by(addCareTeam),
    'careteam/bulk': {
      by: [updateCareTeam],
      because: 'Members and stand-ins of a care team are stored together.',
    },
    'careteam/delete': by(deleteCareTeam),
    vitatoken: by(mintOpenToken),
    'user/get': by(getPatient),
    'chat/token': {
      by: [sendSms, sendEmail],
      because:
        'Patients receive SMS and e-mails, which check consent and calling hours. Chat is not available.',
    },
    summary: {
      by: [getPatient, getPatientCourse, listCallLogs],
      because: 'A stored summary would become outdated. Screens build theirs from the record.',
    },
    touchpoint: { by: [getTouchpoint], because: 'Touchpoints belong to the routine service.' },
    inclusions: {
      because: "A payer's contracts define what a programme includes. They are not stored here.",
    },
    regions: {
      because: 'District and state come from the PIN code, with a table in the console.',
    },
    uhids: by(listUhids),
    'update/status': by(updateStatus),
    preference: {
      by: [getPreference, updatePreference],
      because: 'Preferences have their own service.',
    },
    nok: {
      by: [getRegistration, updatePatient, listInfants, linkInfant],
      because:
        'Next of kin are part of the registration and change with it; infants are linked to their mother.',
    },
    dietplans: MEALS,
    'dietplan/message': {
      by: [sendSms],
      because: 'Messages use templates approved by a regulator. None is about diet.',
    },
    calllog: { by: [listCallLogs], because: 'Call logs belong to the routine service.' },
    'routine/dial': by(dial),
  },
  data: {
    alerts: { by: [listReadingAlerts, acknowledgeAlert], because: EACH_ITS_OWN },
    'alerts/add': {
      by: [listReadingAlerts],
      because: 'The server raises alerts from readings, so they never depend on a client.',
    },
    goals: { by: [listGoals, addGoal, updateGoal], because: EACH_ITS_OWN },
    tasks: TASKS,
    followup: { by: tasks, because: 'A follow-up is a task for a patient.' },
    dietplan: MEALS,
    analytics: { by: [getChartAddress], because: 'Analytics are charts of the charts service.' },
  },
  blob: {
    'reports/list': by(listReports),
    report: by(getReport),
    upload: by(uploadReport),
    delete: by(deleteReport),
  },
  care: {
    'notes/list': by(listNotes),
    'notes/add': by(addNote),
    'notes/update': by(updateNote),
    'notes/delete': by(deleteNote),
    carecrap: { because: 'The meaning of this name is unknown.' },
    tasks: TASKS,
  },
  routine: {
    hra: {
      by: [listWork],
      because:
        'A health risk assessment needs a validated questionnaire, and none is specified. Urgency follows from readings.',
    },
    'calllog/add': by(addCallLog),
    'calllog/get': by(getCallLog),
    'calllog/list': by(listCallLogs),
    'routine/add': PLANS,
    'routine/get': PLANS,
    'diagnostics/list': DIAGNOSTICS,
    'diagnostics/add': DIAGNOSTICS,
    'diagnostics/update': DIAGNOSTICS,
    'diagnostics/delete': DIAGNOSTICS,
    notes: { by: [listNotes], because: 'Notes belong to the care service.' },
    'touchpoint/v2/add': by(addTouchpoint),
    'status/v2/add': by(addStatus),
    'touchpoint/update': by(updateTouchpoint),
    antenatal: {
      by: [getLastAnswers, getPatientCourse],
      because: "Antenatal check-ups are answers in a call; the pregnancy is part of the patient's course.",
    },
    lastvisit: {
      by: [listUserTouchpoints, getLastAnswers],
      because: 'The last contact is the first in the list. A visit elsewhere is an answer in a call.',
    },
    immunization: { by: [getLastAnswers], because: 'Vaccinations are answers in a call.' },
    'touchpoint/get': by(getTouchpoint),
    'user/touchpoints': by(listUserTouchpoints),
    'script/get': by(getScript),
  },
  diet: { dietplan: MEALS, meals: MEALS },
  content: {
    search: CONTENT,
    'habits/list': HABITS,
    'habits/add': HABITS,
    'habits/delete': HABITS,
    posts: CONTENT,
    programs: {
      by: [activateProgramme],
      because: 'Programmes are part of the product. A patient is enrolled during registration.',
    },
    'conversation/progress': CONTENT,
    'conversation/status': CONTENT,
  },
  communicate: {
    'send/email': by(sendEmail),
    'send/sms': by(sendSms),
    history: by(listMessages),
  },
  rewards: {
    points: { because: 'Rewards belong to a patient app. Clinical work has no points.' },
  },
  packages: {
    whitelist: {
      by: [createEncounter],
      because: 'Packages of health checks are part of the product. Users who may book can book all of them.',
    },
  },
  encounters: { create: by(createEncounter) },
  tokenExchange: { '': by(TOKEN_ENDPOINT) },
  localToken: {
    '': {
      by: [exchangeIdentity, TOKEN_ENDPOINT],
      because: 'A token without sign-in would open records to anyone who can reach the machine.',
    },
  },
};

const BASES = serviceBasesUnder('/api');

export interface ConfiguredEndpoint {
  readonly service: ServiceName;
  /** As specification 7.6 writes it. */
  readonly name: string;
  readonly address: string;
  readonly isServed: boolean;
  /** Addresses of what answers, its own or others. */
  readonly answering: readonly string[];
  readonly because?: string | undefined;
}

const addressOf = (answering: Answering): string =>
  typeof answering === 'string' ? answering : pathOf(answering);

function describeEndpoint(service: ServiceName, name: string, state: ConfiguredState): ConfiguredEndpoint {
  const address = `${BASES[service]}${name && `/${name}`}`;
  const answering = 'by' in state ? state.by.map(addressOf) : [];
  return { service, name, address, isServed: answering.includes(address), answering, because: state.because };
}

/** The table, one row a name. */
export const configuredEndpoints: readonly ConfiguredEndpoint[] = Object.entries(
  CONFIGURED_ENDPOINTS,
).flatMap(([service, names]) =>
  Object.entries(names).map(([name, state]) => describeEndpoint(service as ServiceName, name, state)),
);

/** A client that was configured with a name nobody serves is told why, and where to go instead. */
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
