// spec: 6, 87

import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, answerCalls, COACH } from '../../test/call-services.ts';
import { clearPage } from '../../test/search-element.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { PatientRegistrationElement, RegistrationFacts } from './element.ts';

afterEach(clearPage);

/** 8:30 in the morning at the facility, the day after tomorrow. */
const START = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400 + 3 * 3600;
const SLOT = '00000000-0011-7000-8000-000000000001';
const metaInfo = { updatedAt: START, createdAt: START, deleted: false, source: 'manual' };

interface Facts {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly scopes?: readonly string[];
  readonly start?: RegistrationFacts;
}

const OFFICE = ['prohealth', 'search', 'registration', 'health-check-registration'];

function registration({ attributes = {}, scopes = OFFICE, start }: Facts = {}) {
  const asked = answerCalls({
    '/profile': () => ({ data: { ...COACH, scopes } }),
    '/user/duplicates': () => ({ data: [], elsewhere: false }),
    '/user/register': ({ body }) => ({
      vitaId: body.vitaId,
      data: {
        vitaId: body.vitaId,
        updatedAt: START,
        uhid: 'CL1234567897',
        name: 'Lakshmi Iyer',
        names: [],
        gender: 'FEMALE',
        birthDate: '1996-05-01',
        phones: [],
        emails: [],
        addresses: [],
        languages: [],
        callingTime: null,
        nextOfKin: [],
        channels: [],
        enrolments: [],
        pregnancy: null,
        consent: null,
      },
    }),
    '/slots/list': () => ({
      data: [
        {
          id: SLOT,
          facilityId: COACH.facility.facilityId,
          period: { start: START, end: START + 1800 },
          places: 4,
          left: 4,
        },
      ],
    }),
    '/create': ({ body }) => {
      const { vitaId, ...encounter } = body.encounter as { vitaId: string };
      return {
        vitaId,
        data: { ...encounter, vitaId, status: 'CREATED', reason: null, version: 0, metaInfo },
      };
    },
  });
  const placed: PlacedElement<PatientRegistrationElement> = placeStaff(
    'careline-patient-registration',
    attributes,
  );
  if (start) placed.element.start = start;
  return { ...placed, asked };
}

const details = ({ heard }: PlacedElement<PatientRegistrationElement>, type: string) =>
  heard.filter((one) => one.type === `careline-${type}`).map(({ detail }) => detail);

describe('the registration of a patient', () => {
  it('starts with the page’s data, and reports the confirmed patient by ids alone', async () => {
    const placed = registration({
      attributes: { linked: '' },
      start: { name: 'Lakshmi Iyer', phone: '9848022338', birthDate: '1996-05-01' },
    });
    const { inside, element } = placed;
    const press = async (name: string) => userEvent.click(await inside.findByRole('button', { name }));
    const choose = async (name: RegExp, value: string) =>
      userEvent.selectOptions(await inside.findByRole('combobox', { name }), value);
    await choose(/^Gender/, 'FEMALE');
    expect((inside.getByLabelText(/^Given name/) as HTMLInputElement).value).toBe('Lakshmi');
    await vi.waitFor(() => expect(element.dirty).toBe(true));
    await press('Continue');
    await inside.findByRole('heading', { name: /^Contact/ });
    await press('Continue');
    await inside.findByRole('heading', { name: /^Care/ });
    await press('Continue');
    await choose(/^How it was given/, 'spoken');
    await userEvent.click(await inside.findByRole('checkbox', { name: /^The text was read/ }));
    await press('Continue');
    await press('Register the patient');
    await vi.waitFor(() =>
      expect(details(placed, 'patient-registered')).toEqual([
        { patientId: expect.any(String), uhid: 'CL1234567897' },
      ]),
    );
    const steps = ['identity', 'contact', 'care', 'consent', 'review'];
    expect(details(placed, 'step-change')).toEqual(steps.map((step) => ({ step })));
    expect(JSON.stringify(placed.heard)).not.toContain('Lakshmi');
    expect(element.dirty).toBe(false);
  });

  it('asks nothing if the user may not register, and names the scope', async () => {
    const { inside, asked, heard } = registration({ scopes: ['prohealth', 'search'] });
    expect(await inside.findByText(/registration/)).toBeTruthy();
    expect(asked.map(({ path }) => path)).toEqual(['/profile']);
    expect(heard).toContainEqual({
      type: 'careline-error',
      detail: expect.objectContaining({ code: 'auth.denied' }),
    });
  });

  it('accepts any kind of data from the page, and uses only text', async () => {
    const { inside, element } = registration();
    element.start = { name: 7, phone: { toString: null } } as never;
    expect(((await inside.findByLabelText(/^Given name/)) as HTMLInputElement).value).toBe('');
  });
});

describe('the health check', () => {
  it('is booked for the page’s patient, and reported by ids', async () => {
    const placed = registration({ attributes: { purpose: 'health-check', 'patient-id': ASHA.vitaId } });
    const { inside } = placed;
    await inside.findByRole('heading', { name: ASHA.appUserInfo.name });
    await userEvent.selectOptions(inside.getByLabelText(/^Package/), 'Heart check');
    await userEvent.click(await inside.findByRole('radio', { name: /8:30 am/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Book the health check' }));
    await vi.waitFor(() =>
      expect(details(placed, 'health-check-booked')).toEqual([
        { encounterId: expect.any(String), patientId: ASHA.vitaId },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
