// spec: 84

import { addEncounterEvent, getEncounter, listEncounters } from '@careline/core/internal/encounters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertImportedResources } from '../../record/imported-resources.ts';
import { readImportedEncounters } from './read-encounters.ts';

const AT = Date.parse('2020-01-01T08:00:00Z') / 1000;

describe.each(databasesOfRun)('imported encounters on the $kind database', (kind) => {
  let at: CallClinic;
  let vitaId: string;
  beforeAll(async () => {
    at = await aCallClinic(kind, ['facility_encounters']);
    vitaId = newId();
    await runWork(at.database.db, (tx) => insertPersons(tx, [aPerson(at.clinic, { id: vitaId })]));
  });
  afterAll(() => at.database.remove());

  const keep = (sourceId: string, content: object, facts: { kind?: string; at?: number | null } = {}) =>
    runWork(at.database.db, (tx) =>
      insertImportedResources(tx, [
        {
          id: newId(),
          organisationId: at.clinic.organisationId,
          facilityId: at.clinic.facilityId,
          personId: vitaId,
          kind: facts.kind ?? 'Encounter',
          source: 'north',
          sourceId,
          contentHash: newId(),
          content: JSON.stringify(content),
          at: facts.at === undefined ? AT : facts.at,
          createdAt: NOW,
        },
      ]),
    );
  const readAll = () => readImportedEncounters(at.database.db, { now: () => NOW });
  const listed = async () => (await at.call(listEncounters, { query: { vitaId, order: 'earliest' } })).data;

  it('are the patient’s encounters, by every path, and each is read once', async () => {
    const type = [{ text: 'Check-up' }];
    await keep('e1', {
      status: 'finished',
      class: { code: 'AMB' },
      type,
      period: { end: '2020-01-01T08:20:00Z' },
    });
    await keep('e2', { status: 'booked', start: '2020-01-02' }, { kind: 'Appointment', at: AT + 86_400 });
    await keep('e3', { class: 'emergency', end: 'soon' }, { kind: 'encounters', at: AT + 90_000 });
    await keep('e4', { status: 'entered-in-error' });
    await keep('e5', { status: 'finished' }, { at: null });
    await keep('e6', { status: 'finished' }, { kind: 'Condition' });
    expect(await readAll()).toMatchObject({ stored: 3 });
    expect(await readAll()).toEqual({ stored: 0, isDone: true });
    expect(await listed()).toMatchObject([
      {
        status: 'COMPLETED',
        encounterClass: 'AMB',
        serviceType: 'Check-up',
        period: { start: AT, end: AT + 1200 },
      },
      { status: 'CONFIRMED', period: { start: AT + 86_400, end: null } },
      { status: 'COMPLETED', encounterClass: 'EMER', metaInfo: { source: 'import' } },
    ]);
  });

  it('follow a newer version, unless someone continued them here', async () => {
    const [first, booked] = await listed();
    if (!first || !booked) throw new Error('no encounters');
    await keep('e1', { status: 'cancelled', class: { code: 'AMB' } });
    const cancelled = encounterContent(NOW).event('cancel');
    const body = { vitaId, encounterId: booked.id, version: booked.version, event: cancelled };
    await at.call(addEncounterEvent, { body });
    await keep('e2', { status: 'fulfilled' }, { kind: 'Appointment', at: AT + 86_400 });
    await readAll();
    expect((await listed()).map(({ id, status }) => [id, status]).slice(0, 2)).toEqual([
      [first.id, 'CANCELLED'],
      [booked.id, 'CANCELLED'],
    ]);
    const { data } = await at.call(getEncounter, { query: { id: booked.id } });
    expect(data.events).toMatchObject([{ event: 'cancel', author: { name: 'Asha Coach' } }]);
  });
});
