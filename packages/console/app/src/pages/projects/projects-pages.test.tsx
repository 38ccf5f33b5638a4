// spec: 25, 67, 68

import type { Project } from '@careline/core/internal/projects';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, facilityRecord, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

const ID = '01890000-0000-7000-8000-0000000000c1';
const VITA = '01890000-0000-7000-8000-0000000000a1';
const STAFF = { id: '01890000-0000-7000-8000-0000000000d1', name: 'Meena Coach' };

const camp = (part: Partial<Project> = {}): Project => ({
  id: ID,
  name: 'Eye camp Pune',
  kind: 'camp',
  description: 'At the school',
  fromDay: '2024-01-01',
  untilDay: '2024-01-31',
  programmes: [],
  facilities: [FACILITY],
  staff: [STAFF],
  targets: { enrolled: 100, consultations: null, calls: null },
  state: 'running',
  ended: null,
  enrolled: 1,
  version: 1,
  ...part,
});

const WORKER = ['prohealth', 'search', 'projects'];
const ADMINISTRATOR = [...WORKER, 'settings'];

function open(path: string, scopes: readonly string[], project = camp()) {
  const stored = vi.fn(async (request: Request): Promise<unknown> => {
    const body: unknown = await request.json();
    return { data: project, vitaId: VITA, body };
  });
  const patients = [
    {
      vitaId: VITA,
      patient: { name: 'Zeenat Khan', uhid: 'CL0000000017' },
      birthDate: '1970-05-01',
      gender: 'female',
      enrolledAt: 1_704_500_000,
      enrolledBy: STAFF,
    },
  ];
  const fake = fakeConsole({
    '/api/care/projects/list': () => ({ data: [project], next: null }),
    '/api/care/projects/get': () => ({
      data: project,
      progress: { enrolled: 1, consultations: 4, calls: 0 },
    }),
    '/api/care/projects/patients': () => ({ data: patients, next: null }),
    '/api/care/projects/add': stored,
    '/api/care/projects/end': stored,
    '/api/care/projects/leave': stored,
    '/api/auth/facility/list': () => ({ data: [facilityRecord()] }),
    '/api/auth/staff/list': () => ({ data: [], next: null }),
  });
  fake.person = profileOf({ scopes: [...scopes], facility: FACILITY, facilities: [FACILITY] });
  render(
    <Around fake={fake} path={path}>
      <ConsoleRoutes />
    </Around>,
  );
  const bodyOf = async () => {
    await waitFor(() => expect(stored).toHaveBeenCalledOnce());
    const answer = (await stored.mock.results[0]?.value) as { readonly body: unknown };
    return answer.body;
  };
  return { bodyOf };
}

describe('projects', () => {
  it('are listed with their days and patients, and open', async () => {
    open('/projects', WORKER);
    const row = await screen.findByRole('row', { name: /Eye camp Pune/ });
    expect(within(row).getByText('01-01-2024 to 31-01-2024')).toBeVisible();
    expect(within(row).getByText('1 of 100')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Eye camp Pune' })).toHaveAttribute(
      'href',
      `/projects/${ID}`,
    );
    expect(screen.queryByRole('button', { name: 'New project' })).toBeNull();
  });

  it('show their progress and patients, one of whom leaves with a reason', async () => {
    const { bodyOf } = open(`/projects/${ID}`, WORKER);
    expect(await screen.findByRole('heading', { name: 'Eye camp Pune' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Progress' })).toHaveTextContent('Patients: 1 of 100');
    expect(screen.getByRole('region', { name: 'Progress' })).toHaveTextContent('Consultations: 4');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Take out of the project: Zeenat Khan' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take out' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'Moved away');
    await userEvent.click(dialog.getByRole('button', { name: 'Take out' }));
    expect(await bodyOf()).toEqual({ projectId: ID, vitaId: VITA, reason: 'Moved away' });
  });

  it('are created by administrators, with what is missing said at the fields', async () => {
    const { bodyOf } = open('/projects', ADMINISTRATOR);
    await userEvent.click(await screen.findByRole('button', { name: 'New project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New project' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name.')).toBeVisible();
    expect(dialog.getByText('Choose at least one facility.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Anaemia study');
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Study');
    await userEvent.click(dialog.getByRole('checkbox', { name: FACILITY.facilityName }));
    await userEvent.fill(dialog.getByLabelText('Target: patients'), '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await bodyOf()).toMatchObject({
      project: {
        name: 'Anaemia study',
        kind: 'study',
        untilDay: null,
        facilityIds: [FACILITY.facilityId],
        targets: { enrolled: 40, consultations: null, calls: null },
      },
    });
  });

  it('are ended by administrators with a reason', async () => {
    const { bodyOf } = open(`/projects/${ID}`, ADMINISTRATOR);
    await userEvent.click(await screen.findByRole('button', { name: 'End project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this project?' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'The camp is over');
    await userEvent.click(dialog.getByRole('button', { name: 'End project' }));
    expect(await bodyOf()).toEqual({ id: ID, reason: 'The camp is over' });
  });

  it('enrol no one after their end', async () => {
    open(`/projects/${ID}`, ADMINISTRATOR, camp({ state: 'ended' }));
    await screen.findByRole('row', { name: /Zeenat Khan/ });
    expect(screen.queryByRole('button', { name: 'Enrol a patient' })).toBeNull();
  });
});
