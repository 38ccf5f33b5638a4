import { type Encounter, listPatientEncounters } from '#encounters';
import { encounterFromFhir } from '#fhir';
import { readSourceTime } from '#fhir/values';
import { noData } from './capability.ts';
import { asObject, type FhirJson, listIn, textIn } from './fhir-part.ts';
import {
  allAbout,
  answered,
  distinct,
  isFhirId,
  type SourceAnswer,
  type SourceContext,
} from './source-context.ts';

/** Encounters of other systems have neither. */
const NO_META = { updatedAt: 0, createdAt: 0, deleted: false };

/** Returns the person who treats the patient: the attender or primary performer, otherwise the first named one. */
function providerOf(resource: FhirJson): Encounter['careProvider'] {
  const named = listIn(resource.participant).flatMap(({ individual, type }) => {
    const name = textIn(asObject(individual)?.display);
    const codes = listIn(type).flatMap(({ coding }) => listIn(coding).map(({ code }) => code));
    return name === undefined
      ? []
      : [{ name, isFirst: codes.some((code) => code === 'ATND' || code === 'PPRF') }];
  });
  const found = named.find(({ isFirst }) => isFirst) ?? named[0];
  return found ? { id: '', name: found.name } : null;
}

interface Times {
  readonly start: number;
  readonly end?: number;
  readonly dayOnly: boolean;
}

/** Returns when an encounter takes or took place; undefined without a day. */
function timesOf({ period }: FhirJson, timeZone: string): Times | undefined {
  const { start, end } = asObject(period) ?? {};
  const [from, to] = [readSourceTime(textIn(start), timeZone), readSourceTime(textIn(end), timeZone)];
  const first = from.at !== null || from.onDate !== null ? from : to;
  if (first.at === null && first.onDate === null) return undefined;
  return {
    start: first.sortAt,
    ...(to.at !== null && to.at >= first.sortAt && { end: to.at }),
    dayOnly: first.at === null,
  };
}

function encounterOf(
  resource: FhirJson,
  vitaId: string,
  { server, settings }: SourceContext,
): Encounter | undefined {
  const row = encounterFromFhir(resource);
  const times = timesOf(resource, settings.timeZone);
  const { id } = resource;
  if (!row || !times || typeof id !== 'string' || !isFhirId(id)) return undefined;
  const { status, encounterClass, consultationMode, serviceType, reason } = row;
  return {
    ...{ id, vitaId, status, encounterClass, consultationMode, serviceType, reason },
    facilityId: server.base,
    otherSystem: settings.name,
    encounterType: '',
    period: { start: times.start, ...(times.end !== undefined && { end: times.end }) },
    ...(times.dayOnly && { dayOnly: true }),
    careProvider: providerOf(resource),
    metaInfo: { ...NO_META, source: settings.name },
  };
}

/** Was never true, so it is not an encounter that is missing from the list. */
const isWithdrawn = ({ status }: FhirJson): boolean => status === 'entered-in-error';

export const encounterAnswers: readonly SourceAnswer[] = [
  answered(listPatientEncounters, async ({ query, asked }, context) => {
    const { server, capability } = context;
    const { vitaId } = query;
    const parameter = (await capability(asked)).searchable('Encounter', 'patient', 'subject');
    if (parameter === undefined) throw noData(asked);
    const patient = parameter === 'patient' ? vitaId : `Patient/${vitaId}`;
    const resources = await server.all(
      'Encounter',
      [
        [parameter, patient],
        ['_count', '200'],
      ],
      asked,
    );
    const wanted = distinct(allAbout(resources, vitaId, server, asked)).filter((one) => !isWithdrawn(one));
    const data = wanted
      .map((resource) => encounterOf(resource, vitaId, context))
      .filter((encounter) => encounter !== undefined)
      .sort((one, other) => other.period.start - one.period.start);
    // The list says so itself if it is full.
    return {
      vitaId,
      data: data.slice(0, Number(query.limit)),
      next: null,
      leftOut: wanted.length - data.length,
    };
  }),
];
