import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCallRow,
  addConsentRow,
  addFileRow,
  addGoalRow,
  type RowOwner,
} from '../../test/fhir/add-rows.ts';
import { aFhirClinic, type FhirClinic, idsOf, linkOf, READ_AT } from '../../test/fhir/fhir-clinic.ts';

let clinic: FhirClinic;
let ravi: string;
let owner: RowOwner;

beforeAll(async () => {
  clinic = await aFhirClinic();
  ravi = await clinic.addPatient({ name: 'Ravi Kumar' });
  const { organisationId, facilityId } = clinic.server;
  owner = { organisationId, facilityId, personId: ravi, authorId: clinic.staff.staffId, now: READ_AT };
});
afterAll(() => clinic.server.stop());

const read = async (path: string) => {
  const { status, body } = await clinic.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const PRESSURE = {
  bloodPressure: {
    systolic: '150',
    systolicUnit: 'mm[Hg]',
    diastolic: '95',
    diastolicUnit: 'mm[Hg]',
    systolicReason: 'Measured twice',
  },
};

describe('a call', () => {
  it('is a Communication, and its newest log is a QuestionnaireResponse with the same id', async () => {
    const id = await addCallRow(clinic.server.db, owner, { logs: [{}, PRESSURE] });
    const call = await read(`Communication/${id}`);
    expect(call).toMatchObject({
      status: 'completed',
      sent: '2026-03-10T04:00:00Z',
      sender: { reference: `Practitioner/${clinic.staff.staffId}` },
      recipient: [{ reference: `Patient/${ravi}` }],
      note: [{ text: 'Slept well.' }],
    });
    expect(call.statusReason.coding[0].code).toBe('reached-patient');
    expect(idsOf(await read(`Communication?patient=${ravi}&category=call&status=completed`))).toContain(id);
    expect(idsOf(await read(`Communication?patient=${ravi}&category=message`))).toEqual([]);

    const answers = await read(`QuestionnaireResponse/${id}`);
    expect(answers).toMatchObject({
      status: 'amended',
      questionnaire: `${clinic.base}/Questionnaire/chronic-care.ad-hoc.1`,
    });
    const [group] = answers.item;
    expect(group.linkId).toBe('bloodPressure');
    expect(group.item[0]).toEqual({
      linkId: 'bloodPressure.systolic',
      answer: [
        {
          valueQuantity: {
            value: 150,
            unit: 'mm[Hg]',
            system: 'http://unitsofmeasure.org',
            code: 'mm[Hg]',
          },
          item: [{ linkId: 'bloodPressure.systolicReason', answer: [{ valueString: 'Measured twice' }] }],
        },
      ],
    });
  });

  it('has a Provenance for each version of its log, with the reason', async () => {
    const id = await addCallRow(clinic.server.db, owner, { logs: [{}, PRESSURE] });
    const { entry } = await read(`QuestionnaireResponse?_id=${id}&_revinclude=Provenance:target`);
    const acts = entry.slice(1).map(({ resource }: { resource: object }) => resource);
    expect(
      acts
        // biome-ignore lint/suspicious/noExplicitAny: answers of any type.
        .map(({ target, activity, reason }: any) => [target[0].reference, activity.coding[0].code, reason])
        .toSorted(),
    ).toEqual([
      [`QuestionnaireResponse/${id}`, 'CREATE', undefined],
      [`QuestionnaireResponse/${id}`, 'UPDATE', [{ text: 'Misheard' }]],
    ]);
  });

  it('that was withdrawn is entered in error, and so are its answers', async () => {
    const id = await addCallRow(clinic.server.db, owner, { logs: [PRESSURE], withdrawn: true });
    expect((await read(`Communication/${id}`)).status).toBe('entered-in-error');
    expect((await read(`QuestionnaireResponse/${id}`)).status).toBe('entered-in-error');
    const acts = await read(`Provenance?target=Communication/${id}`);
    expect(acts.entry[0].resource).toMatchObject({
      activity: { coding: [{ code: 'NULLIFY' }] },
      reason: [{ text: 'Another patient' }],
    });
  });

  it('from the patient has the patient as sender', async () => {
    const id = await addCallRow(clinic.server.db, owner, { logs: [], direction: 'inbound' });
    const { sender, recipient } = await read(`Communication/${id}`);
    expect([sender.reference, recipient[0].reference]).toEqual([
      `Patient/${ravi}`,
      `Practitioner/${clinic.staff.staffId}`,
    ]);
  });

  it('is not shown to users who may read messages only', async () => {
    const id = await addCallRow(clinic.server.db, owner, { logs: [PRESSURE] });
    const { token } = await clinic.server.addStaff({ scopes: ['prohealth', 'search'] });
    const answers = await Promise.all(
      [`Communication/${id}`, `QuestionnaireResponse/${id}`].map((path) => clinic.get(path, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const acts = await clinic.get(`Provenance?target=Communication/${id}`, { token });
    expect([acts.status, idsOf(acts.body)]).toEqual([200, []]);
  });
});

describe('a form', () => {
  it('is a Questionnaire with link ids, codes and choices', async () => {
    const { item } = await read('Questionnaire/chronic-care.ad-hoc.1');
    // biome-ignore lint/suspicious/noExplicitAny: items of any type.
    const group = item.find(({ linkId }: any) => linkId === 'bloodPressure');
    expect(group.item[0]).toMatchObject({
      linkId: 'bloodPressure.systolic',
      type: 'quantity',
      text: 'Systolic blood pressure',
      code: [{ system: 'http://loinc.org', code: '8480-6' }, {}],
    });
    const sheet = await read('Questionnaire/case-sheet.allergies.1');
    expect(sheet.title).toBe('Allergies');
    expect(JSON.stringify(sheet.item)).toContain('"text":"Substance"');
  });

  it('is found by its address', async () => {
    const url = `${clinic.base}/Questionnaire/case-sheet.allergies.1`;
    expect(idsOf(await read(`Questionnaire?url=${encodeURIComponent(url)}`))).toEqual([
      'case-sheet.allergies.1',
    ]);
  });
});

describe('a goal', () => {
  it('has a target with a coded unit, and is part of the plan of its programme', async () => {
    const id = await addGoalRow(clinic.server.db, owner);
    expect(await read(`Goal/${id}`)).toMatchObject({
      lifecycleStatus: 'active',
      description: { text: 'HbA1c < 7 %' },
      startDate: '2026-01-01',
      target: [
        {
          measure: { coding: [{ system: 'http://loinc.org' }, {}] },
          detailQuantity: { value: 7, comparator: '<', unit: '%', code: '%' },
          dueDate: '2026-06-30',
        },
      ],
    });
    const planId = crypto.randomUUID();
    await clinic.server.db
      .insertInto('enrolment')
      .values({
        ...{ id: planId, person_id: ravi, organisation_id: owner.organisationId },
        ...{ facility_id: owner.facilityId, programme: 'careline', enrolled_at: READ_AT },
      })
      .execute();
    const plan = await read(`CarePlan/${planId}`);
    expect(plan).toMatchObject({ status: 'active', title: 'Careline', goal: [{ reference: `Goal/${id}` }] });
  });
});

describe('a consent', () => {
  it('is inactive after the patient withdrew', async () => {
    const meena = await clinic.addPatient({ name: 'Meena Iyer' });
    const id = await addConsentRow(clinic.server.db, { ...owner, personId: meena });
    expect(await read(`Consent/${id}`)).toMatchObject({
      status: 'active',
      policy: [{ uri: 'urn:careline:consent:registration:1:hi' }],
    });
    await clinic.server.db
      .updateTable('person')
      .set({ consent_withdrawn_at: READ_AT + 60 })
      .where('id', '=', meena)
      .execute();
    expect((await read(`Consent/${id}`)).status).toBe('inactive');
    expect(idsOf(await read(`Consent?patient=${meena}&status=active`))).toEqual([]);
  });
});

describe('a file', () => {
  it('is a DocumentReference with its content as Binary', async () => {
    const id = await addFileRow(clinic.server.db, owner, '%PDF-1.7 हिंदी');
    const { content, subject } = await read(`DocumentReference/${id}`);
    expect(subject.reference).toBe(`Patient/${ravi}`);
    const [{ attachment }] = content;
    expect(attachment).toMatchObject({ contentType: 'application/pdf', title: 'hba1c.pdf' });
    const { status, body } = await clinic.get(attachment.url);
    expect(status).toBe(200);
    expect(body).toMatchObject({ resourceType: 'Binary', contentType: 'application/pdf' });
    expect(Buffer.from(body.data, 'base64').toString()).toBe('%PDF-1.7 हिंदी');
  });

  it('is audited when it is read, and closed to others', async () => {
    const id = await addFileRow(clinic.server.db, owner, '%PDF');
    const { token, staffId } = await clinic.server.addStaff({ scopes: ['prohealth', 'registration'] });
    expect((await clinic.get(`Binary/${id}`, { token })).status).toBe(403);
    expect((await clinic.get('Binary/hba1c')).status).toBe(404);
    const { token: coach } = await clinic.server.addStaff({
      scopes: ['prohealth', 'search'],
      facilityIds: [clinic.server.otherFacilityId],
    });
    expect((await clinic.get(`Binary/${id}`, { token: coach })).status).toBe(404);
    const rows = await clinic.server.db
      .selectFrom('audit')
      .select(['outcome', 'details'])
      .where('staff_id', '=', staffId)
      .execute();
    expect(rows).toEqual([{ outcome: 'refused', details: { type: 'Binary', code: 'scope-missing' } }]);
  });

  it('that was deleted is not found', async () => {
    const id = await addFileRow(clinic.server.db, owner, '%PDF');
    await clinic.server.db.updateTable('report').set({ deleted_at: READ_AT }).where('id', '=', id).execute();
    const answers = [await clinic.get(`DocumentReference/${id}`), await clinic.get(`Binary/${id}`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('the access log', () => {
  it('is read as AuditEvents, newest first, by patient and by day', async () => {
    await read(`Patient/${ravi}`);
    const { entry } = await read(`AuditEvent?patient=${ravi}&subtype=fhir/read&_count=1`);
    const [{ resource: event }] = entry;
    expect(event).toMatchObject({
      action: 'R',
      outcome: '0',
      agent: [{ who: { reference: `Practitioner/${clinic.staff.staffId}` }, requestor: true }],
      entity: [{ what: { reference: `Patient/${ravi}` } }],
    });
    expect(idsOf(await read(`AuditEvent?patient=${ravi}&date=lt2026-01-01`))).toEqual([]);
    expect((await read(`AuditEvent/${event.id}`)).id).toBe(event.id);
  });
});

describe('a reading', () => {
  it('that was corrected has Provenance of its entry and of its replacement', async () => {
    const corrected = await clinic.addReading(ravi, { createdAt: READ_AT + 200 });
    const wrong = await clinic.addReading(ravi, {});
    await clinic.server.db
      .updateTable('reading')
      .set({ superseded_by: corrected })
      .where('id', '=', wrong)
      .execute();
    const { entry } = await read(`Provenance?target=Observation/${wrong}&_sort=recorded`);
    // biome-ignore lint/suspicious/noExplicitAny: answers of any type.
    expect(entry.map(({ resource }: any) => [resource.id, resource.activity.coding[0].code])).toEqual([
      [`${wrong}-0`, 'CREATE'],
      [`${wrong}-1`, 'NULLIFY'],
    ]);
    expect((await read(`Provenance/${wrong}-1`)).target).toEqual([{ reference: `Observation/${wrong}` }]);
  });
});

describe('the times of a care provider', () => {
  const NOON = '2030-01-07T06:30:00Z';
  let provider: string;
  beforeAll(async () => {
    ({ staffId: provider } = await clinic.server.addStaff({ scopes: ['my_encounters'] }));
    const { db, facilityId } = clinic.server;
    await db
      .insertInto('care_provider')
      .values({ staff_id: provider, organisation_id: owner.organisationId })
      .onConflict((one) => one.doNothing())
      .execute();
    await db
      .insertInto('care_provider_hours')
      .values({
        ...{ id: crypto.randomUUID(), care_provider_id: provider, facility_id: facilityId, weekday: 'mon' },
        ...{
          from_minute: 720,
          until_minute: 780,
          service_types: ['GP_CONSULTATION'],
          valid_from: '2026-01-01',
        },
      })
      .execute();
  });

  it('are Slots of their Schedule, computed for a window', async () => {
    expect((await read(`Schedule/${provider}`)).actor[0].reference).toBe(`Practitioner/${provider}`);
    const window = 'service-type=GP_CONSULTATION&start=ge2030-01-06&start=lt2030-01-12';
    const { entry } = await read(`Slot?${window}&schedule=${provider}&status=free&_include=Slot:schedule`);
    // biome-ignore lint/suspicious/noExplicitAny: answers of any type.
    expect(entry.map(({ resource }: any) => resource.start)).toEqual([
      NOON,
      '2030-01-07T07:00:00Z',
      undefined,
    ]);
    const [{ resource: first }] = entry;
    expect((await read(`Slot/${first.id}`)).start).toBe(NOON);
    const busy = await read(`Slot?${window}&status=busy`);
    expect(idsOf(busy)).toEqual([]);
  });

  it('are paged like stored rows', async () => {
    const window = 'service-type=GP_CONSULTATION&start=ge2030-01-06&start=lt2030-01-12';
    const page = await read(`Slot?${window}&schedule=${provider}&_count=1&_total=accurate`);
    expect(page.total).toBe(2);
    const next = await read(linkOf(page, 'next') ?? '');
    expect(next.entry[0].resource.start).toBe('2030-01-07T07:00:00Z');
  });

  it.each([
    ['without a service', 'Slot?start=ge2030-01-06&start=lt2030-01-12'],
    ['without a start', 'Slot?service-type=GP_CONSULTATION'],
    ['without an end', 'Slot?service-type=GP_CONSULTATION&start=ge2030-01-06'],
    ['for more than a month', 'Slot?service-type=GP_CONSULTATION&start=2030'],
    ['of several services', 'Slot?service-type=GP_CONSULTATION,NURSING&start=2030-01-07'],
    ['with their Schedule', 'Schedule?_revinclude=Slot:schedule'],
  ])('are not searched %s', async (_, path) => {
    const { status, body } = await clinic.get(path);
    expect([status, body.resourceType]).toEqual([400, 'OperationOutcome']);
  });
});
