// spec: 5

import { addNote } from '@careline/core/internal/care';
import { saveCaseSheet } from '@careline/core/internal/case-sheets';
import { createEncounter } from '@careline/core/internal/encounters';
import { getRecordSummary, listTimeline, type TimelineKind } from '@careline/core/internal/overview';
import { listRecordEntries, RECORD_SECTION_KEYS } from '@careline/core/internal/record';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { aNote } from '../../test/content/care-content.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { anImported } from '../../test/content/imported-resources.ts';
import { allergicTo, aSheetVersion } from '../../test/content/sheet-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { readImportedEncounters } from '../import/resources/read-encounters.ts';
import { newId } from '../platform/database/new-id.ts';

const SCOPES = ['prohealth', 'search', 'hmCallInfo'];

describe.each(databasesOfRun)('the record of a patient on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
  });
  afterAll(() => at.database.remove());

  const summary = async (vitaId: string) => (await at.call(getRecordSummary, { query: { vitaId } })).data;
  const countsOf = async (vitaId: string) =>
    Object.fromEntries((await summary(vitaId)).sections.map(({ section, count }) => [section, count]));
  const walk = async (vitaId: string, section: (typeof RECORD_SECTION_KEYS)[number]) => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await at.call(listRecordEntries, { query: { vitaId, section, limit: '2', after } });
      ids.push(...page.data.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    return ids;
  };
  const line = async (vitaId: string, more: { limit?: string; kind?: TimelineKind } = {}) => {
    const items: { kind: string; at: number | null; id: string }[] = [];
    let after: string | undefined;
    do {
      const page = await at.call(listTimeline, { query: { vitaId, ...more, after } });
      items.push(...page.data);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return items;
  };

  it('shows the current allergies, conditions and medicines, each once, and counts every row', async () => {
    const vitaId = await at.newPatient();
    const penicillin = { display: 'Penicillin', criticality: 'high', code: '1' };
    await anImported(at, vitaId, 'allergies', penicillin);
    await anImported(
      at,
      vitaId,
      'AllergyIntolerance',
      { code: { text: 'penicillin' } },
      { at: 1_600_000_000 },
    );
    await anImported(at, vitaId, 'AllergyIntolerance', {
      code: { text: 'Egg' },
      verificationStatus: 'refuted',
    });
    await anImported(at, vitaId, 'conditions', { display: 'Cold', abatementDateTime: '2021' });
    await anImported(at, vitaId, 'conditions', { display: 'Asthma', clinicalStatus: 'active' }, { at: null });
    await anImported(at, vitaId, 'MedicationStatement', '{"broken');
    await anImported(at, vitaId, 'Claim', { status: 'active' });
    const { sections, entries } = await summary(vitaId);
    expect(at.call.touched).toEqual([vitaId]);
    expect(entries.map(({ name, kind: of }) => [of, name])).toEqual([
      ['allergies', 'Penicillin'],
      ['conditions', 'Asthma'],
      ['MedicationStatement', null],
    ]);
    expect(sections.map(({ section, count, inForce }) => [section, count, inForce])).toEqual([
      ['ALLERGIES', 3, 1],
      ['DIAGNOSIS', 2, 1],
      ['MEDICATIONS', 1, 1],
      ...RECORD_SECTION_KEYS.slice(3).map((key) => [key, key === 'OTHER_ENTRIES' ? 1 : 0, undefined]),
    ]);
  });

  it('names ended, excluded or retracted ones where nothing is current', async () => {
    const vitaId = await at.newPatient();
    await anImported(at, vitaId, 'AllergyIntolerance', {
      code: { text: 'Egg' },
      verificationStatus: 'refuted',
    });
    await anImported(at, vitaId, 'allergies', {
      display: 'Penicillin',
      verificationStatus: 'entered-in-error',
    });
    await anImported(at, vitaId, 'conditions', {
      display: 'Cold',
      abatementDateTime: '2021-03-02T10:00:00Z',
    });
    await anImported(at, vitaId, 'MedicationStatement', {
      medicationCodeableConcept: { text: 'insulin 70/30' },
      status: 'completed',
      effectivePeriod: { start: '2023-01', end: '2024-03' },
    });
    const { entries, ended } = await summary(vitaId);
    expect(entries).toEqual([]);
    expect(ended).toEqual([
      { section: 'ALLERGIES', name: expect.any(String), reason: expect.any(String), on: null },
      { section: 'ALLERGIES', name: expect.any(String), reason: expect.any(String), on: null },
      { section: 'DIAGNOSIS', name: 'Cold', reason: 'ended', on: '2021-03-02' },
      { section: 'MEDICATIONS', name: 'insulin 70/30', reason: 'ended', on: '2024-03' },
    ]);
    const reasons = new Map(ended?.map(({ name, reason }) => [name, reason]));
    expect([reasons.get('Egg'), reasons.get('Penicillin')]).toEqual(['ruled-out', 'in-error']);
  });

  it('names no ended ones where something is current, nor where nothing exists', async () => {
    const vitaId = await at.newPatient();
    expect((await summary(vitaId)).ended).toEqual([]);
    await anImported(at, vitaId, 'conditions', { display: 'Cold', abatementDateTime: '2021' });
    await anImported(at, vitaId, 'conditions', { display: 'Asthma', clinicalStatus: 'active' });
    expect((await summary(vitaId)).ended).toEqual([]);
  });

  it('names what a version of the case sheet removed, and what a call or a history reports', async () => {
    const vitaId = await at.newPatient();
    await at.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
    const first = aSheetVersion(vitaId, NOW, { answers: allergicTo('Latex') });
    await at.call(saveCaseSheet, { body: { version: first } });
    const emptied = aSheetVersion(vitaId, NOW, {
      answers: {},
      follows: [first.id],
      reason: { code: 'entered-wrongly' },
    });
    await at.call(saveCaseSheet, { body: { version: emptied } });
    const drugs = aSheetVersion(vitaId, NOW, {
      section: 'DRUG',
      form: 'case-sheet/drug@1',
      answers: {
        taking: { takes: 'YES' },
        medicines: {
          medicines: [
            { name: 'Metformin', taken: 'REGULARLY' },
            { name: 'Glimepiride', taken: 'STOPPED' },
          ],
        },
      },
    });
    await at.call(saveCaseSheet, { body: { version: drugs } });
    const { ended } = await summary(vitaId);
    const today = '2025-10-09';
    expect(ended).toEqual([
      { section: 'ALLERGIES', name: 'Latex', reason: 'withdrawn', on: today },
      { section: 'MEDICATIONS', name: 'Metformin', reason: 'reported', on: today },
      { section: 'MEDICATIONS', name: 'Glimepiride', reason: 'ended', on: today },
    ]);
  });

  it('orders conditions by severity, lists social history separately, and shows only the current kidney stage', async () => {
    const vitaId = await at.newPatient();
    const condition = (display: string, code: string, when: number) =>
      anImported(at, vitaId, 'conditions', { display, code, clinicalStatus: 'active' }, { at: when });
    await condition('Sprain of ankle', '44465007', 900);
    await condition('Full-time employment (finding)', '160903007', 800);
    await condition('Chronic kidney disease stage 1 (disorder)', '431855005', 100);
    await condition('Chronic kidney disease stage 3 (disorder)', '433144002', 300);
    await condition('Hypertension', '38341003', 700);
    await condition('Prediabetes', '15777000', 600);
    await condition('Diabetes', '44054006', 650);
    await anImported(at, vitaId, 'Condition', { code: { text: 'Social isolation' } }, { at: 50 });
    const { entries, sections, social } = await summary(vitaId);
    expect(entries.map(({ name }) => name)).toEqual([
      ...['Chronic kidney disease stage 3', 'Diabetes', 'Hypertension', 'Sprain of ankle'],
    ]);
    expect(social?.map(({ name }) => name)).toEqual(['Full-time employment', 'Social isolation']);
    const counts = new Map(sections.map(({ section, count }) => [section, count]));
    expect([counts.get('DIAGNOSIS'), counts.get('SOCIAL')]).toEqual([6, 2]);
    // History contains every row, each in one section.
    expect(await walk(vitaId, 'DIAGNOSIS')).toHaveLength(6);
    expect(await walk(vitaId, 'SOCIAL')).toHaveLength(2);
  });

  it('shows the case sheet’s allergies, and no duplicate of them', async () => {
    const vitaId = await at.newPatient();
    await anImported(at, vitaId, 'allergies', { display: 'Penicillin' });
    await anImported(at, vitaId, 'allergies', { display: 'Latex' });
    await at.database.db.updateTable('staff').set({ case_sheet_access: 'PROVIDER' }).execute();
    const version = aSheetVersion(vitaId, NOW, { answers: allergicTo('penicillin') });
    await at.call(saveCaseSheet, { body: { version } });
    const { allergySheet, entries, sections } = await summary(vitaId);
    expect(allergySheet).toMatchObject({ newest: [{ id: version.id }], versions: 1 });
    expect(entries.map(({ name }) => name)).toEqual(['Latex']);
    expect(sections[0]).toEqual({ section: 'ALLERGIES', count: 2, inForce: 1 });
    expect(await line(vitaId, { kind: 'case-sheet' })).toMatchObject([{ id: version.id, at: NOW }]);
  });

  it('lists every row of a section once, newest first, whatever it contains', async () => {
    const vitaId = await at.newPatient();
    const ids: string[] = [];
    for (const [when, content] of [
      [5, {}],
      [5, { code: 7 }],
      [9, '[]'],
      [null, { code: { text: 'No time' } }],
      [7, { code: { text: 'Appendectomy' } }],
    ] as const) {
      ids.push(await anImported(at, vitaId, 'Procedure', content, { at: when }));
    }
    const shown = await walk(vitaId, 'PAST_HISTORY');
    expect(shown.toSorted()).toEqual(ids.toSorted());
    expect([shown[0], shown[1], shown.at(-1)]).toEqual([ids[2], ids[4], ids[3]]);
  });

  it('counts the newest version of a resource, and shows the others as replaced', async () => {
    const vitaId = await at.newPatient();
    const sourceId = newId();
    const old = { sourceId, createdAt: 1, at: 2_000_000_000 };
    await anImported(at, vitaId, 'AllergyIntolerance', { code: { text: 'Latex' } }, old);
    const taken = { code: { text: 'Latex' }, verificationStatus: 'entered-in-error' };
    await anImported(at, vitaId, 'AllergyIntolerance', taken, { sourceId, createdAt: 2 });
    expect((await summary(vitaId)).entries).toEqual([]);
    const { data } = await at.call(listRecordEntries, { query: { vitaId, section: 'ALLERGIES' } });
    expect(data.map(({ state, isReplaced }) => [state, isReplaced])).toEqual([
      ['active', true],
      ['entered-in-error', false],
    ]);
  });

  it('hides rows with an undecided patient, and shows their number', async () => {
    const vitaId = await at.newPatient();
    const id = await anImported(at, vitaId, 'allergies', { display: 'Nuts' });
    await sql`update imported_resource set held = 'open' where id = ${id}`.execute(at.database.db);
    expect(await summary(vitaId)).toMatchObject({ undecided: 1, entries: [] });
    expect(await walk(vitaId, 'ALLERGIES')).toEqual([]);
    expect(await line(vitaId)).toEqual([]);
  });

  it('shows all events in one timeline, each kind complete, page by page', async () => {
    const { vitaId, contactId } = await at.dialled();
    await at.reach(contactId, vitaId);
    await at.call(addNote, { body: { note: aNote(vitaId, NOW) } });
    await anImported(at, vitaId, 'Immunization', { vaccineCode: { text: 'Tdap' } });
    await anImported(at, vitaId, 'Encounter', { status: 'finished', type: [{ text: 'Visit' }] });
    await anImported(at, vitaId, 'Consent', {}, { at: null });
    await readImportedEncounters(at.database.db, { now: () => NOW });
    const all = await line(vitaId);
    expect(await line(vitaId, { limit: '1' })).toEqual(all);
    expect(all.map((item) => item.kind).toSorted()).toEqual(
      ['call', 'encounter', 'imported', 'imported', 'note'].toSorted(),
    );
    expect(all.map((item) => item.at)).toEqual(
      all.map((item) => item.at).toSorted((a, b) => (b ?? -1e12) - (a ?? -1e12)),
    );
    expect(all.at(-1)).toMatchObject({ at: null, imported: { kind: 'Consent' } });
    expect(await line(vitaId, { kind: 'call' })).toMatchObject([{ call: { id: contactId } }]);
    expect((await countsOf(vitaId)).ENCOUNTERS).toBe(1);
  });

  it('returns each kind to users who may read its own list', async () => {
    const { vitaId } = await at.dialled();
    await anImported(at, vitaId, 'Immunization', {});
    const kindsFor = async (scopes: readonly string[]) => {
      const call = clinicalCalls(at.database, at.clinic, { now: NOW, scopes });
      return (await call(listTimeline, { query: { vitaId } })).data.map((item) => item.kind);
    };
    expect(await kindsFor(['prohealth', 'search'])).toEqual(['imported']);
    expect(await kindsFor(['prohealth', 'call-status-history'])).toEqual(['call']);
  });

  it('leaves booked encounters to the summary, which counts those after the next one', async () => {
    const vitaId = await at.newPatient();
    const call = clinicalCalls(at.database, at.clinic, {
      now: NOW,
      scopes: [...SCOPES, 'facility_encounters'],
    });
    const { consultation } = encounterContent(NOW);
    const book = async (day: number) => {
      const period = { start: NOW + day * 86_400, end: NOW + day * 86_400 + 1800 };
      const encounter = consultation(vitaId, at.clinic.facilityId, { period });
      await call(createEncounter, { body: { encounter } });
      return encounter.id;
    };
    const [third, first, second] = [await book(9), await book(2), await book(5)];
    await anImported(at, vitaId, 'Immunization', {}, { at: NOW - 60 });
    const items = async (until?: string) =>
      (await call(listTimeline, { query: { vitaId, until } })).data.map(
        (item) => item.encounter?.id ?? item.kind,
      );
    expect(await items()).toEqual([third, second, first, 'imported']);
    expect(await items(String(NOW))).toEqual(['imported']);
    const { nextEncounter, laterEncounters } = (await call(getRecordSummary, { query: { vitaId } })).data;
    expect([nextEncounter?.id, laterEncounters]).toEqual([first, 2]);
  });

  it('returns nothing to another facility', async () => {
    const vitaId = await at.newPatient();
    const notFound = { code: 'not-found' };
    await expect(at.callElsewhere(getRecordSummary, { query: { vitaId } })).rejects.toMatchObject(notFound);
    await expect(at.callElsewhere(listTimeline, { query: { vitaId } })).rejects.toMatchObject(notFound);
    const asked = { query: { vitaId, section: 'ALLERGIES' as const } };
    await expect(at.callElsewhere(listRecordEntries, asked)).rejects.toMatchObject(notFound);
  });
});
