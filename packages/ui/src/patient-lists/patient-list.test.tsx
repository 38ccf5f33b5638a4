import type { ListedPatient } from '@careline/core/internal/calls/patient-lists';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../test/fake-http.ts';
import { aListedPatient } from '../../test/listed-patients.ts';
import { now } from '../../test/people.ts';
import type { ListValues } from '../lists/index.ts';
import { PatientList, type PatientListProps } from './patient-list.tsx';

const ASHA = aListedPatient(1, {
  patient: { name: 'Asha Rao', uhid: 'CL1', birthDate: '1960-05-01', gender: 'female' },
});
const RAVI = aListedPatient(2, {
  patient: { name: 'Ravi Kumar', uhid: 'CL2', birthDate: '1970-05-01', gender: 'male' },
});

const page = (...data: readonly ListedPatient[]) => ({ data, next: null, total: data.length, asOf: 1 });

/** Holds the filters, as an address does, and shows them. */
function Owner(props: Partial<PatientListProps>) {
  const [values, setValues] = useState<ListValues>({});
  return (
    <>
      <PatientList
        kind="facility"
        values={values}
        onValuesChange={setValues}
        rowAddress={(vitaId) => `/p/${vitaId}`}
        {...props}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

function open(
  props: Partial<PatientListProps> = {},
  answers: FakeAnswers = {},
  rows: readonly ListedPatient[] = [ASHA, RAVI],
) {
  const asked: FakeRequest[] = [];
  const list = (request: FakeRequest) => {
    asked.push(request);
    return page(...rows);
  };
  const http = fakeHttp({
    'patients/mine': list,
    'patients/facility': list,
    'preference/get': () => ({}),
    ...answers,
  });
  renderUi(<Owner {...props} />, { http, now });
  return { asked };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a list of patients', () => {
  it('says why a patient is the user’s own, and the next due item', async () => {
    const sick = aListedPatient(1, {
      ...ASHA,
      risk: 'critical',
      programmes: ['apollo_sugar'],
      next: { kind: 'task', at: now() / 1000 },
      alerts: { critical: 2, review: 0 },
      why: ['task', 'team'],
    });
    open({ kind: 'mine' }, {}, [sick]);
    const shown = within(await row(/Asha Rao/));
    expect(shown.getByRole('link', { name: 'Asha Rao' })).toBeTruthy();
    expect(shown.getByText('Your task, Your care team')).toBeTruthy();
    expect(shown.getByText('2 critical alerts')).toBeTruthy();
    expect(shown.getByText('Apollo Sugar')).toBeTruthy();
    expect(shown.getByText('Never')).toBeTruthy();
    expect(shown.getByText(/^Task, /)).toBeTruthy();
  });

  it('says what to do while there is none', async () => {
    open({ kind: 'mine' }, {}, []);
    expect(await screen.findByText('You have no patients now')).toBeTruthy();
  });

  it('searches without telling the address what for', async () => {
    const { asked } = open();
    await row(/Asha Rao/);
    await press(/^Filters?/);
    await userEvent.fill(screen.getByLabelText('Name, UHID or phone'), 'Asha');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ text: 'Asha' });
    expect(screen.getByText('{}')).toBeTruthy();
  });

  it('offers no acts where the user may only read', async () => {
    open();
    await row(/Asha Rao/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an act on several patients', () => {
  it('names the patients who are left out with the reason, and leaves them selected', async () => {
    const sent: FakeRequest[] = [];
    const refused = new HttpError({
      failure: 'refused',
      endpoint: 'send/sms',
      status: 409,
      code: 'message-refused',
      problem: {
        type: 'about:blank',
        title: 'x',
        status: 409,
        code: 'message-refused',
        reason: 'consent-withdrawn',
      } as never,
    });
    open(
      { mayAct: true },
      {
        'send/sms': (request) => {
          sent.push(request);
          const { message } = request.body as { message: { vitaId: string } };
          if (message.vitaId === RAVI.vitaId) throw refused;
          return { vitaId: message.vitaId, data: message };
        },
      },
    );
    await row(/Asha Rao/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Asha Rao' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ravi Kumar' }));
    await press('Send message');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a message to 2 patients' }));
    await userEvent.selectOptions(dialog.getByLabelText('Message'), 'missed-call');
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(await dialog.findByText('Not done for 1 patient. The patient stays selected.')).toBeTruthy();
    expect(dialog.getByRole('list', { name: 'Patients that are left' }).textContent).toMatch(
      /^Ravi Kumar: ./,
    );
    expect(sent).toHaveLength(2);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(
      (await screen.findByRole('checkbox', { name: 'Select Ravi Kumar' })) as HTMLInputElement,
    ).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Select Asha Rao' })).toHaveProperty('checked', false);
  });

  it('assigns every selected patient to a colleague', async () => {
    const given: unknown[] = [];
    const colleague = {
      staff: { id: 's1', name: 'Meena Coach' },
      mayCall: true,
      held: 0,
      given: 0,
      unfinished: 0,
      doneToday: 0,
      reachedToday: 0,
    };
    open(
      { mayAct: true },
      {
        'worklist/team': () => ({ data: { staff: [colleague], free: 0, days: [] }, asOf: 1 }),
        'worklist/reassign': ({ body }) => {
          given.push(body);
          return { vitaId: (body as { vitaId: string }).vitaId, data: { claim: null } };
        },
      },
    );
    await row(/Asha Rao/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await press('Assign');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 patients' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Colleague'), 's1');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await dialog.findByText('Done for all 2 patients')).toBeTruthy();
    expect(given).toEqual([
      { vitaId: ASHA.vitaId, staffId: 's1' },
      { vitaId: RAVI.vitaId, staffId: 's1' },
    ]);
  });
});
