// spec: 89

import { HttpError } from '@careline/core/internal/http';
import type { RegisteredPatient } from '@careline/core/internal/patients/registration';
import { changeDraftId } from '@careline/core/internal/patients/registration-change';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { aRegisteredPatient } from '../../../test/registration-fixtures.ts';
import { unsentPage } from '../../../test/unsent-page.ts';
import { RegistrationChange, type RegistrationChangeProps } from './index.ts';

const VITA_ID = '01890000-0000-7000-8000-0000000000c1';

const aPatient = (facts: Partial<RegisteredPatient> = {}): RegisteredPatient =>
  aRegisteredPatient({ vitaId: VITA_ID, ...facts });

const answer = (data: RegisteredPatient) => ({ vitaId: VITA_ID, data });

function open(answers: FakeAnswers = {}, props: Partial<RegistrationChangeProps> = {}) {
  const sent: Record<string, unknown>[] = [];
  const keep = (handle: (request: FakeRequest) => unknown) => (request: FakeRequest) => {
    sent.push(request.body as Record<string, unknown>);
    return handle(request);
  };
  const stored = () => answer(aPatient({ updatedAt: 2, name: 'Asha Rao' }));
  const history = vi.fn(() => ({ vitaId: VITA_ID, data: [], next: null }));
  const http = fakeHttp({
    'user/registration': () => answer(aPatient()),
    'user/history': history,
    ...answers,
    'user/update': keep(answers['user/update'] ?? stored),
    activateprogram: keep(answers.activateprogram ?? stored),
    'update/status': keep(answers['update/status'] ?? stored),
  });
  const onChanged = vi.fn();
  const onDirtyChange = vi.fn();
  renderUi(
    <RegistrationChange vitaId={VITA_ID} onChanged={onChanged} onDirtyChange={onDirtyChange} {...props} />,
    { now, http },
  );
  return { sent, history, onChanged, onDirtyChange };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = async (label: RegExp) => (await screen.findByLabelText(label)) as HTMLInputElement;
const fill = async (label: RegExp, text: string) => userEvent.fill(await field(label), text);
const reason = async (value: string, within_: HTMLElement = document.body) =>
  userEvent.selectOptions(await within(within_).findByRole('combobox', { name: /^Reason/ }), value);
const conflict = (patient: RegisteredPatient) =>
  new HttpError({
    failure: 'refused',
    endpoint: 'user/update',
    status: 409,
    code: 'conflict',
    problem: {
      type: 'about:blank',
      title: '',
      status: 409,
      code: 'conflict',
      patient,
      by: { name: 'Meera', at: 1_700_000_000 },
    } as never,
  });

describe('a change of the registration', () => {
  it('saves only the changed fields, with the reason, once, and says so', async () => {
    const { sent, onChanged, history } = open();
    await fill(/^Family name/, 'Rao');
    await reason('has-changed');
    await press('Save changes');
    expect(await screen.findByText('The changes are saved.')).toBeTruthy();
    expect(sent).toEqual([
      {
        vitaId: VITA_ID,
        updatedAt: 1,
        names: [{ of: 0, family: 'Rao' }],
        reason: { code: 'has-changed' },
      },
    ]);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
  });

  it('is not saved without a reason, and requires text for “another”', async () => {
    const { sent } = open();
    await press('Save changes');
    expect(await screen.findByText('Nothing was changed, so nothing was saved.')).toBeTruthy();
    await fill(/^Family name/, 'Rao');
    await press('Save changes');
    expect(await screen.findByText('Choose why this is changed.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Reason/ })),
    );
    await reason('other');
    await press('Save changes');
    expect(await screen.findByText('Enter the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows problems at the field, and in a focused summary', async () => {
    const { sent } = open();
    await fill(/^Phone number/, '12');
    await reason('patient-said');
    await press('Save changes');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    expect((await field(/^Phone number/)).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('of two people: the second sees the first one’s changes, keeps the own entries, and stores both', async () => {
    const theirs = aPatient({
      updatedAt: 5,
      gender: 'OTHER',
      phones: [{ value: '98100 00008', use: 'mobile' }],
    });
    let isFirst = true;
    const { sent } = open({
      'user/update': () => {
        if (!isFirst) return answer(aPatient({ updatedAt: 6 }));
        isFirst = false;
        throw conflict(theirs);
      },
    });
    await fill(/^Family name/, 'Rao');
    await fill(/^Phone number/, '98100 00009');
    await reason('patient-said');
    await press('Save changes');
    const notice = await screen.findByRole('region', { name: 'Meera has changed this registration' });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Meera/));
    expect(notice.textContent).toContain('Gender: Female → Other');
    expect((await field(/^Family name/)).value).toBe('Rao');
    expect((await field(/^Phone number/)).value).toBe('98100 00009');
    await press('Use 98100 00008');
    expect((await field(/^Phone number/)).value).toBe('98100 00008');
    await press('Save changes');
    expect(await screen.findByText('The changes are saved.')).toBeTruthy();
    expect(sent[1]).toEqual({
      vitaId: VITA_ID,
      updatedAt: 5,
      names: [{ of: 0, family: 'Rao' }],
      reason: { code: 'patient-said' },
    });
  });

  it('that cannot be sent waits in the outbox, and is sent once', async () => {
    const unsent = unsentPage();
    unsent.server.failure = new HttpError({ failure: 'unreachable', endpoint: 'user/update' });
    open(
      {
        'user/update': () => {
          throw new HttpError({ failure: 'unreachable', endpoint: 'user/update' });
        },
      },
      { unsent },
    );
    await fill(/^Family name/, 'Rao');
    await reason('has-changed');
    await press('Save changes');
    expect(await screen.findByRole('heading', { name: 'The change is waiting to be sent' })).toBeTruthy();
    expect(unsent.outbox.store.getState().entries).toMatchObject([
      { endpoint: 'user/update', patient: VITA_ID },
    ]);
  });

  it('that was started is restored after the page was closed', async () => {
    const unsent = unsentPage();
    open({}, { unsent });
    await fill(/^Family name/, 'Rao');
    await screen.findByText(/^Saved on this device/);
    cleanup();
    expect((await unsent.drafts.list()).map(({ id }) => id)).toEqual([changeDraftId(VITA_ID)]);
    open({ 'user/registration': () => answer(aPatient({ updatedAt: 9, gender: 'OTHER' })) }, { unsent });
    await waitFor(async () => expect((await field(/^Family name/)).value).toBe('Rao'));
    expect(await screen.findByText(/^Gender: Female → Other/)).toBeTruthy();
    await press('Discard changes');
    const asked = within(screen.getByRole('dialog', { name: 'Discard what you entered?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Discard changes' }));
    await waitFor(async () => expect((await field(/^Family name/)).value).toBe('Iyer'));
    await waitFor(async () => expect(await unsent.drafts.list()).toEqual([]));
  });

  it('that cannot be shown says so, and is reloaded', async () => {
    let fails = true;
    open({
      'user/registration': () => {
        if (fails) throw new HttpError({ failure: 'unreachable', endpoint: 'user/registration' });
        return answer(aPatient());
      },
    });
    await screen.findByText('The registration cannot be shown');
    fails = false;
    await press(/again/);
    expect((await field(/^Family name/)).value).toBe('Iyer');
  });
});

describe('programmes', () => {
  it('are joined from a day on, with a reason; entries in the form stay', async () => {
    const enrolled = aPatient({
      updatedAt: 3,
      enrolments: [{ programme: 'ahc', enrolledAt: 1_700_000_000 }],
    });
    const { sent } = open({ activateprogram: () => answer(enrolled) });
    await fill(/^Family name/, 'Rao');
    await press('Enrol in a programme');
    const dialog = screen.getByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Programme/ }), 'ahc');
    await reason('wants-to-join', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enrol' }));
    expect(await screen.findByRole('button', { name: 'End AHC' })).toBeTruthy();
    expect(sent).toMatchObject([
      { vitaId: VITA_ID, action: 'enrol', programme: 'ahc', reason: { code: 'wants-to-join' } },
    ]);
    expect((await field(/^Family name/)).value).toBe('Rao');
  });

  it('cannot end before they started', async () => {
    const { sent } = open({
      'user/registration': () =>
        answer(aPatient({ enrolments: [{ programme: 'ahc', enrolledAt: 1_700_000_000 }] })),
    });
    await press('End AHC');
    await fill(/^Ended on/, '2020-01-01');
    await reason('completed', screen.getByRole('dialog'));
    await press('End the enrolment');
    expect(await screen.findByText('This day is before the enrolment.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('consent and death', () => {
  it('a death is recorded as known, after a second confirmation', async () => {
    const { sent } = open({ 'update/status': () => answer(aPatient({ updatedAt: 3, deceased: '2023' })) });
    await press('Record the death');
    const dialog = screen.getByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^What is known/ }), 'year');
    await fill(/^Year of death/, '2023');
    await reason('relative-said', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record the death' }));
    expect(await screen.findByText(/^Tick this box to confirm/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^I am sure/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record the death' }));
    expect(await screen.findByText('Deceased, 2023')).toBeTruthy();
    expect(sent).toEqual([
      { vitaId: VITA_ID, to: 'deceased', on: '2023', confirmed: true, reason: { code: 'relative-said' } },
    ]);
  });

  it('withdrawn consent is given again with its content', async () => {
    const { sent } = open({
      'user/registration': () => answer(aPatient({ consentWithdrawnAt: 1_700_000_000 })),
      'update/status': () => answer(aPatient({ updatedAt: 3 })),
    });
    await press('Record consent given again');
    const dialog = screen.getByRole('dialog');
    await userEvent.selectOptions(
      within(dialog).getByRole('combobox', { name: /^How it was given/ }),
      'spoken',
    );
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^The text was read/ }));
    await reason('patient-asked', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record consent given again' }));
    expect(await screen.findByText('No consent is recorded')).toBeTruthy();
    expect(sent).toMatchObject([{ to: 'consent-given', consent: { how: 'spoken', by: 'patient' } }]);
  });
});

it('the history shows who changed what, when and why', async () => {
  open({
    'user/history': () => ({
      vitaId: VITA_ID,
      data: [
        {
          id: '01890000-0000-7000-8000-0000000000d1',
          kind: 'registration',
          at: 1_700_000_000,
          author: { id: '01890000-0000-7000-8000-0000000000d2', name: 'Meera Nair' },
          reason: { code: 'other', text: 'New ration card' },
          changes: [{ field: 'emails', before: ['old@b.in', 'same@b.in'], after: ['new@b.in', 'same@b.in'] }],
        },
      ],
      next: null,
    }),
  });
  const history = await screen.findByRole('region', { name: 'History of changes' });
  await waitFor(() => expect(history.textContent).toContain('Reason: Another reason: New ration card'));
  expect(history.textContent).toMatch(/Meera Nair, .*E-mail addressesold@b\.in → new@b\.in/);
});
