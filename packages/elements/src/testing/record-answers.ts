import {
  listColleagues,
  listGoals,
  listNotes,
  listPatientTasks,
  listReports,
} from '@careline/core/internal/care';
import { getChartAddress } from '@careline/core/internal/charts';
import {
  createEncounter,
  type Encounter,
  listAllEncounters,
  listCareProviders,
  listEncounters,
  listMyEncounters,
  listPatientEncounters,
  listSlots,
} from '@careline/core/internal/encounters';
import { listCareTeams, listInstead } from '@careline/core/internal/encounters/teams';
import { getProfile, mintOpenToken } from '@careline/core/internal/identity';
import { addVitalEndpoints, listOtherReadings, readMetricEndpoints } from '@careline/core/internal/metrics';
import {
  getPatient,
  getPhoto,
  listPatients,
  type Patient,
  type PatientMatch,
} from '@careline/core/internal/patients';
import {
  getRegistration,
  listDuplicates,
  type RegisteredPatient,
  registerPatient,
} from '@careline/core/internal/patients/registration';
import { getPreference } from '@careline/core/internal/preferences';
import { getPatientCourse } from '@careline/core/internal/trends';
import { answered, type MockAnswer, MockRefusal, patientIn } from './mock-answer.ts';
import { type MockRecord, metaInfo, storedReading } from './mock-record.ts';

/** How a search matches each kind of text. */
const FITS: Readonly<Record<string, (patient: Patient, text: string) => boolean>> = {
  uhid: ({ uhid }, text) => uhid?.toLowerCase() === text.toLowerCase(),
  phone: ({ phones }, text) =>
    phones.some(({ value }) => value.replace(/\D/g, '').includes(text.replace(/\D/g, '').replace(/^0/, ''))),
  birthDate: ({ birthDate }, text) => birthDate === text,
  name: ({ appUserInfo }, text) => {
    const names = appUserInfo.name.toLowerCase().split(/\s+/);
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  },
};

const matchOf = (patient: Patient, matchedOn: string): PatientMatch => ({
  vitaId: patient.vitaId,
  appUserInfo: patient.appUserInfo,
  birthDate: patient.birthDate,
  uhid: patient.uhid,
  phoneEnding: patient.phones[0]?.value.slice(-2) ?? null,
  programmes: patient.enrolments.map(({ programme }) => programme),
  matchedOn,
});

interface TimeQuery {
  readonly order?: 'latest' | 'earliest' | undefined;
  readonly limit: number;
  readonly status?: string | undefined;
}

function page(encounters: readonly Encounter[], { order = 'latest', limit, status }: TimeQuery) {
  const turn = order === 'earliest' ? 1 : -1;
  const data = encounters
    .filter((one) => (status ?? one.status) === one.status)
    .sort((one, other) => turn * (one.period.start - other.period.start));
  return { data: data.slice(0, limit), next: null };
}

const DAY = 86_400;

/** Returns two bookable slots for each day. */
function slotsBetween({ facilityId }: MockRecord, from: string, to: string) {
  const first = Date.parse(from) / 1000;
  const days = Math.floor((Date.parse(to) / 1000 - first) / DAY) + 1;
  return Array.from({ length: Math.max(0, days) * 2 }, (_, index) => {
    const start = first + Math.floor(index / 2) * DAY + (index % 2 === 0 ? 4 : 6) * 3600;
    const id = `00000000-0011-7000-8000-${String(start).padStart(12, '0')}`;
    return { id, facilityId, period: { start, end: start + 1800 }, places: 4, left: 4 };
  });
}

/** Complete registrations made in this session. */
const registered = new WeakMap<MockRecord, Map<string, RegisteredPatient>>();

function register(record: MockRecord, body: Record<string, unknown> & { readonly vitaId: string }) {
  const known = registered.get(record) ?? new Map<string, RegisteredPatient>();
  registered.set(record, known);
  const given = body as unknown as RegisteredPatient;
  const name = (given.names ?? [])
    .slice(0, 1)
    .map((one) => [one.given, one.family].filter(Boolean).join(' '));
  const enrolledAt = record.now();
  const patient = {
    ...given,
    vitaId: body.vitaId,
    updatedAt: record.now(),
    uhid: given.uhid ?? `CL${String(record.patients.length).padStart(9, '0')}7`,
    name: name[0] ?? '',
    birthDate: given.birthDate ?? null,
    phones: given.phones.map(({ value, use }) => ({ value, use })),
    enrolments: given.enrolments.map(({ programme }) => ({ programme, enrolledAt })),
    callingTime: given.callingTime ?? null,
    channels: given.channels ?? [],
    consent: given.consent ?? null,
  } as RegisteredPatient;
  known.set(body.vitaId, patient);
  record.patients.push({
    vitaId: body.vitaId,
    appUserInfo: { name: patient.name, gender: patient.gender?.toLowerCase() ?? 'unknown' },
    birthDate: patient.birthDate,
    deceased: null,
    uhid: patient.uhid,
    identifiers: [],
    phones: patient.phones,
    languages: patient.languages,
    enrolments: patient.enrolments,
    callsStopped: null,
  });
  record.readings.set(body.vitaId, []);
  return { vitaId: body.vitaId, data: patient };
}

const READINGS: readonly MockAnswer[] = [
  ...Object.entries(readMetricEndpoints).map(([metric, endpoint]) =>
    answered(endpoint, ({ query, patientId }, { readings }) => ({
      vitaId: patientId,
      data: (readings.get(patientId) ?? []).filter(
        ({ metric: one, timestamp = 0 }) =>
          one === metric && query.from <= timestamp && timestamp <= query.to,
      ),
    })),
  ),
  ...Object.values(addVitalEndpoints).map((endpoint) =>
    answered(endpoint, ({ body, patientId }, record) => {
      const reading = storedReading(body.data, record.now());
      record.readings.get(patientId)?.push(reading);
      return { vitaId: patientId, data: { id: reading.id, metaInfo: { ...reading.metaInfo } } };
    }),
  ),
  answered(listOtherReadings, ({ patientId }) => ({ vitaId: patientId, data: [], next: null })),
];

export const RECORD_ANSWERS: readonly MockAnswer[] = [
  answered(getProfile, (_, { profile }) => ({ data: profile })),
  answered(mintOpenToken, ({ body }, record) => ({
    vitaId: patientIn(record, body.vitaId).vitaId,
    data: { token: `mock-${body.vitaId}`, expiresAt: record.now() + 600 },
  })),
  answered(listPatients, ({ body }, { patients }) => ({
    data: patients
      .filter((patient) => FITS[body.by]?.(patient, body.text.trim()))
      .slice(0, body.limit)
      .map((patient) => matchOf(patient, body.by)),
    next: null,
  })),
  answered(getPatient, ({ query }, record) => {
    const patient = patientIn(record, query.vitaId);
    return { vitaId: patient.vitaId, data: patient };
  }),
  answered(getPhoto, () => {
    throw new MockRefusal('not-found', 'People of a mock session have no photo.');
  }),
  ...READINGS,
  answered(getPatientCourse, ({ query }, record) => {
    const { vitaId, appUserInfo, birthDate, enrolments } = patientIn(record, query.vitaId);
    return { vitaId, course: { sex: appUserInfo.gender, birthDate, pregnancies: [] }, enrolments };
  }),
  answered(listEncounters, ({ query }, { encounters }) => page(encounters, query)),
  answered(listAllEncounters, ({ query }, { encounters }) => page(encounters, query)),
  answered(listMyEncounters, ({ query }, { encounters, profile }) =>
    page(
      encounters.filter(({ careProvider }) => careProvider?.id === profile.sub),
      query,
    ),
  ),
  answered(listPatientEncounters, ({ query }, record) => {
    const { vitaId } = patientIn(record, query.vitaId);
    return {
      vitaId,
      ...page(
        record.encounters.filter((one) => one.vitaId === vitaId),
        query,
      ),
    };
  }),
  answered(listCareProviders, (_, { profile }) => ({
    data: [{ id: profile.sub, name: profile.name, roles: profile.roles }],
  })),
  answered(createEncounter, ({ body }, record) => {
    const { vitaId, careProviderId, period, ...booking } = body.encounter;
    const { appUserInfo, uhid } = patientIn(record, vitaId);
    const { sub, name } = record.profile;
    const encounter: Encounter = {
      ...booking,
      vitaId,
      period,
      patient: { name: appUserInfo.name, uhid },
      status: 'CREATED',
      careProvider: careProviderId === sub ? { id: sub, name } : null,
      careTeam: null,
      payment: null,
      requestedPeriod: booking.requestedPeriod ?? null,
      reason: booking.reason ?? null,
      version: 0,
      metaInfo: metaInfo(record.now()),
    } as Encounter;
    record.encounters.push(encounter);
    return { vitaId, data: encounter };
  }),
  answered(listSlots, ({ query }, record) => ({ data: slotsBetween(record, query.from, query.to) })),
  answered(listCareTeams, () => ({ data: [] })),
  answered(listInstead, () => ({ data: { isAway: false, colleagues: [] } })),
  answered(listDuplicates, () => ({ data: [], elsewhere: false })),
  answered(registerPatient, ({ body }, record) => register(record, body)),
  answered(getRegistration, ({ query }, record) => {
    const data = registered.get(record)?.get(query.vitaId);
    if (!data)
      throw new MockRefusal('not-found', 'Only who was registered in the session has a registration.');
    return { vitaId: query.vitaId, data };
  }),
  answered(getPreference, () => ({ code: 1, preference: null })),
  answered(getChartAddress, ({ query }, record) => ({
    topic: query.topic,
    address: 'https://mock.careline.invalid/chart',
    embedded: true,
    expiresAt: record.now() + 300,
  })),
  answered(listReports, ({ query }) => ({ vitaId: query.vitaId, data: [], next: null })),
  answered(listNotes, ({ query }) => ({ vitaId: query.vitaId, data: [], next: null })),
  answered(listGoals, ({ query }) => ({ vitaId: query.vitaId, data: [] })),
  answered(listPatientTasks, ({ query }) => ({ vitaId: query.vitaId, data: [] })),
  answered(listColleagues, () => ({ data: [], teams: [] })),
];
