import {
  addCallLog,
  correctCallLog,
  dial,
  getCallLog,
  type NewContact,
  withdrawCallLog,
} from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { type FormDefinition, leafFields, sectionFields } from '@careline/core/internal/forms';
import { type MetricRecord, type MetricType, readMetricEndpoints } from '@careline/core/internal/metrics';
import { linkInfant, listInfants, unlinkInfant } from '@careline/core/internal/patients';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

type CallType = NewContact['callType'];

const formOf = (callType: CallType) => callForm('healthy_motherhood', callType) as FormDefinition;

/** Every number in a motherhood form that is a reading of the infant, by call type, section and field. */
const OF_INFANTS = PROGRAMMES.healthy_motherhood.callTypes.flatMap((callType) =>
  (callForm('healthy_motherhood', callType)?.sections ?? []).flatMap((section) =>
    leafFields(sectionFields(section))
      .filter(({ control, reading }) => control === 'number' && reading?.subject === 'infant')
      .map((field) => [callType, section.key, field] as const),
  ),
);

/** A normal infant value in the field's first unit. */
const USUAL: Readonly<Record<string, string>> = { body: '4.25', temperature: '36.8', respiratoryrate: '42' };
const BORN = { deliveryDetails: { delivered: 'YES' } };

const weighed = (weight: string, facts = {}) => ({ babyWeight: { weight, weightUnit: 'kg', ...facts } });

describe.each(databasesOfRun)('infants of mothers on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const aMother = (facts = {}) => at.newPatient({ gender: 'female', birthDate: '1996-02-29', ...facts });
  const anInfant = (facts = {}) =>
    at.newPatient({ gender: 'female', birthDate: '2025-09-01', phones: [], ...facts });
  const link = (vitaId: string, infantId: string, call = at.call) =>
    call(linkInfant, { body: { vitaId, infantId } });
  const infantsOf = async (vitaId: string, call = at.call) =>
    (await call(listInfants, { query: { vitaId } })).data.map((infant) => infant.vitaId);

  async function aPair() {
    const mother = await aMother();
    const infant = await anInfant();
    await link(mother, infant);
    return { mother, infant };
  }

  async function call(vitaId: string, answers: object, callType: CallType = 'post-natal') {
    const contact = at.content.contact(vitaId, { programme: 'healthy_motherhood', callType });
    await at.call(dial, { body: { contact } });
    const form = formOf(callType);
    const log = at.content.log({ form: form.id, answers });
    const body = at.content.saved(contact.id, vitaId, { log });
    const { data } = await at.call(addCallLog, { body });
    return { contactId: contact.id, vitaId, data, touched: [...at.call.touched] };
  }

  const stored = async (vitaId: string, metric: MetricType = 'body') => {
    const query = { from: '0', to: String(NOW) };
    const { data } = await at.call(readMetricEndpoints[metric], { openPatient: vitaId, query });
    return (data as MetricRecord[])
      .filter(({ metaInfo }) => !metaInfo.deleted)
      .map(({ date, values }) => [date, ...values.map(({ key, text, unit }) => `${key} ${text} ${unit}`)]);
  };

  it('are linked once, listed for their mother, and audited for both', async () => {
    const { mother, infant } = await aPair();
    expect(at.call.touched).toEqual([mother, infant]);
    await link(mother, infant);
    expect(await infantsOf(mother)).toEqual([infant]);
    expect(await infantsOf(infant)).toEqual([]);
    const twin = await anInfant({ birthDate: '2025-09-02' });
    await link(mother, twin);
    expect(await infantsOf(mother)).toEqual([twin, infant]);
  });

  it('have one mother, until the link is removed', async () => {
    const { mother, infant } = await aPair();
    const other = await aMother();
    await expect(link(other, infant)).rejects.toMatchObject({ code: 'conflict' });
    const body = { vitaId: mother, infantId: infant, reason: 'Her sister’s child' };
    await at.call(unlinkInfant, { body });
    expect(await infantsOf(mother)).toEqual([]);
    await expect(at.call(unlinkInfant, { body })).rejects.toMatchObject({ code: 'not-found' });
    await link(other, infant);
    expect(await infantsOf(other)).toEqual([infant]);
  });

  it.each([
    ['nobody whose age is known', {}, { birthDate: null }, 'infantId'],
    ['somebody grown', {}, { birthDate: '2019-01-01' }, 'infantId'],
    ['a mother who is a man', { gender: 'male' }, {}, 'vitaId'],
    ['a mother who is a child', { birthDate: '2018-01-01' }, {}, 'vitaId'],
  ])('are not %s', async (_, mother, infant, path) => {
    await expect(link(await aMother(mother), await anInfant(infant))).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
  });

  it('give the same answer where either is unknown or of another facility', async () => {
    const { mother, infant } = await aPair();
    const elsewhere = { facilityIds: [at.clinic.otherFacilityId] };
    const there = await anInfant(elsewhere);
    await expect(link(mother, newId())).rejects.toThrow('no such patient');
    await expect(link(mother, there)).rejects.toThrow('no such patient');
    await expect(link(newId(), infant)).rejects.toThrow('no such patient');
    await expect(infantsOf(mother, at.callElsewhere)).rejects.toThrow('no such patient');
  });

  it('are hidden from a facility that knows their mother only', async () => {
    const both = { facilityIds: [at.clinic.facilityId, at.clinic.otherFacilityId] };
    const mother = await aMother(both);
    const infant = await anInfant();
    await link(mother, infant);
    expect(await infantsOf(mother)).toEqual([infant]);
    expect(await infantsOf(mother, at.callElsewhere)).toEqual([]);
  });

  it('are asked for their readings in forms', () => {
    expect(OF_INFANTS.length).toBeGreaterThan(0);
  });

  it.each(OF_INFANTS)(
    'of a %s call, %s: readings of the linked infant, never of the mother',
    async (...asked) => {
      const [callType, section, field] = asked;
      const metric = field.reading?.metric as MetricType;
      const [text = '', unit = ''] = [USUAL[metric], 'units' in field ? field.units[0] : ''];
      const isAfterBirth = ['post-natal', 'infant-diet'].includes(callType);
      const answers = {
        ...(!isAfterBirth && BORN),
        [section]: { [field.key]: text, [`${field.key}Unit`]: unit },
      };
      const { mother, infant } = await aPair();
      const { data, touched } = await call(mother, answers, callType);
      expect(await stored(infant, metric)).toEqual([[undefined, `${field.reading?.part} ${text} ${unit}`]]);
      expect(await stored(mother, metric)).toEqual([]);
      expect(data.readingIds).toHaveLength(1);
      expect(touched).toEqual([mother, infant]);

      const alone = await aMother();
      const unlinked = await call(alone, answers, callType);
      expect(unlinked.data.readingIds).toEqual([]);
      expect(await stored(alone, metric)).toEqual([]);
      const { data: logs } = await at.call(getCallLog, { query: { contactId: unlinked.contactId } });
      expect(logs[0]?.answers).toEqual(answers);
    },
  );

  it('get their own weights from a call, and the mother hers', async () => {
    const { mother, infant } = await aPair();
    const weights = ['2.310', '3.05', '4.4', '5.125', '6.9'];
    for (const [index, weight] of weights.entries()) {
      const own = { weightOfMother: { weight: String(58 + index), weightUnit: 'kg' } };
      await call(mother, index % 2 === 0 ? { ...weighed(weight), ...own } : weighed(weight));
    }
    const ofInfant = (await stored(infant)).map(([, text]) => text);
    expect(ofInfant.toSorted()).toEqual(weights.map((weight) => `weight ${weight} kg`));
    const ofMother = (await stored(mother)).map(([, text]) => text);
    expect(ofMother.toSorted()).toEqual(['weight 58 kg', 'weight 60 kg', 'weight 62 kg']);
  });

  it('that are twins leave a value in the log, because the form does not name the child', async () => {
    const { mother, infant } = await aPair();
    const twin = await anInfant();
    await link(mother, twin);
    await call(mother, weighed('2.9'));
    expect([await stored(mother), await stored(infant), await stored(twin)]).toEqual([[], [], []]);
  });

  it('have their reading superseded with the mother’s by a correction, and removed by a withdrawal', async () => {
    const { mother, infant } = await aPair();
    const own = (weight: string) => ({ weightOfMother: { weight, weightUnit: 'kg' } });
    const first = await call(mother, { ...weighed('2.9'), ...own('61.5') });
    const answers = { ...weighed('3.9', { weighedOn: '2025-10-08' }), ...own('62.5') };
    const form = formOf('post-natal');
    const corrected = await at.call(correctCallLog, {
      body: {
        ...at.content.saved(first.contactId, mother, {
          log: at.content.log({ form: form.id, answers, follows: 1 }),
        }),
        reason: 'Misheard',
        followsStatus: first.data.contact.status.id,
      },
    });
    expect(await stored(infant)).toEqual([['2025-10-08', 'weight 3.9 kg']]);
    expect(await stored(mother)).toEqual([[undefined, 'weight 62.5 kg']]);
    const { readings } = await at.call(getCallLog, { query: { contactId: first.contactId } });
    const whose = readings?.map(({ vitaId, supersededBy }) => [vitaId, supersededBy === null]);
    expect(whose).toHaveLength(4);
    expect(whose).toEqual(
      expect.arrayContaining([
        [mother, false],
        [mother, true],
        [infant, false],
        [infant, true],
      ]),
    );
    await at.call(withdrawCallLog, {
      body: {
        contactId: first.contactId,
        vitaId: mother,
        reason: 'Another mother',
        followsStatus: corrected.data.contact.status.id,
        statusId: newId(),
        metaInfo: { updatedAt: NOW },
      },
    });
    expect([await stored(mother), await stored(infant)]).toEqual([[], []]);
  });
});
