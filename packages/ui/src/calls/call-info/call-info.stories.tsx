import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aCall, byLine, caller, callHttp, closedForCalls, fakeMetrics } from '../../../test/call-fixtures.ts';
import { never } from '../../../test/fake-http.ts';
import { aPatient, now, personId } from '../../../test/people.ts';
import { sharedDevice, unsentCalls } from '../../../test/unsent-calls.ts';
import { wholeText } from '../../../test/whole-text.ts';
import { CallInfo } from './call-info.tsx';

const unreachableSave = () =>
  Promise.reject(new HttpError({ failure: 'unreachable', endpoint: 'calllog/add' }));

const meta = {
  title: 'Calls/Call info',
  component: CallInfo,
  parameters: { now, http: callHttp() },
  args: {
    http: callHttp(),
    metrics: fakeMetrics(),
    profile: caller,
    vitaId: personId(1),
    programme: 'ahc',
    callType: 'ad-hoc',
    onTel: fn(),
    onSaved: fn(),
    onOpenHistory: fn(),
    onSearchNext: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof CallInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const dial = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Call +91 98480 22338' }));

const reach = async (canvas: Canvas) => {
  await dial(canvas);
  await userEvent.click(await canvas.findByRole('radio', { name: 'Reached the patient' }));
};

export const BeforeTheCall: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Call +91 98480 22338' })).toBeVisible();
    await expect(await canvas.findByText('142/91 mmHg')).toBeVisible();
    await expect(await canvas.findByText(/^Takes her tablets/)).toBeVisible();
  },
};

export const JustDialled: Story = {
  async play({ canvas, args }) {
    await dial(canvas);
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(args.onTel).toHaveBeenCalledWith('tel:+919848022338');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true, false);
  },
};

export const ReachedWithForm: Story = {
  async play({ canvas }) {
    await reach(canvas);
    await userEvent.type(canvas.getByLabelText('Systolic'), '148');
    await userEvent.type(canvas.getByLabelText('Diastolic'), '92');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Irregular pulse' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Glucose unchanged/ }));
    await userEvent.type(canvas.getByLabelText('Note'), 'Feels well.');
    await expect(await canvas.findAllByText(wholeText(/148\/92 mmHg/))).not.toHaveLength(0);
    await expect(canvas.getAllByText(wholeText(/7\.8 mmol\/L/))).not.toHaveLength(0);
  },
};

export const WhatCannotWait: Story = {
  async play({ canvas }) {
    await reach(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chest pain' }));
    const card = within(await canvas.findByRole('region', { name: 'Urgent: tell the doctor now' }));
    const report = within(canvas.getByRole('region', { name: 'Who did you tell?' }));
    await userEvent.type(report.getByRole('textbox', { name: /Reported to/ }), 'Dr Rao, on duty');
    await expect(card.getByText(/Ask the patient to call 108/)).toBeVisible();
  },
};
export const WhatCannotWaitDark: Story = { ...WhatCannotWait, globals: { theme: 'dark' } };

export const Problems: Story = {
  async play({ canvas }) {
    await reach(canvas);
    await userEvent.type(canvas.getByLabelText('Systolic'), '92');
    await userEvent.type(canvas.getByLabelText('Diastolic'), '148');
    await userEvent.type(canvas.getByLabelText('Glucose'), '7.8');
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await expect(await canvas.findByText('Fix 2 problems to save')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Swap the two values' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the unit to mmol/L' })).toBeVisible();
  },
};

export const NotReached: Story = {
  async play({ canvas }) {
    await dial(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'No answer' }));
    await expect(canvas.getByText(/^Next call today at 12:00 pm/)).toBeVisible();
    await expect(canvas.queryByLabelText('Systolic')).toBeNull();
  },
};

export const Deceased: Story = {
  async play({ canvas }) {
    await dial(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Deceased' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await expect(await canvas.findByText('Confirm this, or choose another outcome.')).toBeVisible();
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await reach(canvas);
    await userEvent.type(canvas.getByLabelText('Weight'), '71.2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    const heading = await canvas.findByRole('heading', { name: 'The call is saved' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false, false);
  },
};

export const SaveFailed: Story = {
  args: {
    http: callHttp({
      'calllog/add': () =>
        Promise.reject(
          new HttpError({ failure: 'timeout', endpoint: 'calllog/add', requestId: '019a3f00-77aa' }),
        ),
    }),
  },
  async play({ canvas }) {
    await reach(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await expect(await canvas.findByText('The call is not saved yet')).toBeVisible();
    await expect(canvas.getByText('Everything you entered is still here.')).toBeVisible();
  },
};

const unsendable = () => unsentCalls(sharedDevice(), unreachableSave);

export const WaitsToBeSent: Story = {
  args: unsendable(),
  async play({ canvas }) {
    await reach(canvas);
    await userEvent.type(canvas.getByLabelText('Weight'), '71.2');
    await expect(await canvas.findByText('Saved on this device')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await expect(
      await canvas.findByRole('heading', { name: 'The call is waiting to be sent' }),
    ).toBeVisible();
  },
};

/** The server has another version of this call. Users who may correct it decide entry by entry. */
const storedOtherwise = (mayCorrect: boolean) => {
  const contact = aCall(
    0,
    { logVersion: 1 },
    { disposition: 'reached-patient', note: 'From another window' },
  );
  const log = {
    contactId: contact.id,
    vitaId: contact.vitaId,
    version: 1,
    form: 'chronic-care/ad-hoc@1',
    answers: { body: { weight: '70.0', weightUnit: 'kg' }, complaints: { text: 'Tired in the evening' } },
    readingIds: [],
    author: contact.author,
    savedAt: contact.startedAt + 300,
    metaInfo: contact.metaInfo,
  };
  return callHttp({
    'calllog/add': () =>
      Promise.reject(
        new HttpError({ failure: 'refused', endpoint: 'calllog/add', status: 409, code: 'contact-closed' }),
      ),
    'touchpoint/get': () => ({ vitaId: personId(1), data: { contact, statuses: [], mayCorrect } }),
    'calllog/get': () => ({ vitaId: personId(1), data: [log] }),
  });
};

async function typeAndSave(canvas: Canvas): Promise<void> {
  await reach(canvas);
  await userEvent.type(canvas.getByLabelText('Weight'), '71.2');
  await userEvent.type(canvas.getByLabelText('Note'), 'Feels well.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
}

export const StoredOtherwise: Story = {
  args: { http: storedOtherwise(true) },
  async play({ canvas }) {
    await typeAndSave(canvas);
    const note = await canvas.findByRole('group', { name: 'Note' });
    await userEvent.click(within(note).getByRole('radio', { name: 'Entered here Feels well.' }));
    await expect(canvas.getByRole('region', { name: 'What saving changes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the correction' }));
    await expect(canvas.getByRole('textbox', { name: 'Reason for the correction' })).toHaveFocus();
  },
};

export const StoredOtherwiseByOthers: Story = {
  args: { http: storedOtherwise(false) },
  async play({ canvas }) {
    await typeAndSave(canvas);
    await expect(await canvas.findByText('From another window')).toBeVisible();
    await expect(canvas.getByText('71.2 kg')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Loading: Story = { args: { http: callHttp({ 'user/get': never }) } };

export const PartsLoading: Story = {
  args: {
    http: callHttp({ 'user/touchpoints': never, 'script/get': never }),
    metrics: { read: never },
  },
};

const unreachable = (endpoint: string) => () =>
  Promise.reject(new HttpError({ failure: 'unreachable', endpoint }));

export const PartsFailed: Story = {
  args: {
    http: callHttp({ 'user/touchpoints': unreachable('user/touchpoints') }),
    metrics: { read: unreachable('metric/body') },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Previous calls could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Body could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call +91 98480 22338' })).toBeEnabled();
  },
};

export const NothingKnownYet: Story = {
  args: {
    http: callHttp({
      'user/touchpoints': () => ({ vitaId: personId(1), data: [] }),
      'script/get': () =>
        Promise.reject(
          new HttpError({ failure: 'refused', endpoint: 'script/get', status: 404, code: 'not-found' }),
        ),
    }),
    metrics: fakeMetrics([]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('This patient has not been called yet.')).toBeVisible();
    await expect(await canvas.findByText('There is no script for this call type.')).toBeVisible();
  },
};

export const NoPhoneNumber: Story = {
  args: { http: callHttp({}, aPatient({ phones: [] })) },
  async play({ canvas }) {
    await expect(await canvas.findByText('No phone number is recorded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Called from my own phone' })).toBeVisible();
  },
};

export const CallsStopped: Story = {
  args: {
    http: callHttp({}, aPatient({ callsStopped: { disposition: 'do-not-call', at: 1_700_000_000 } })),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Do not call, since 15-11-2023.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Call/ })).toBeNull();
  },
};

const wrong = {
  disposition: 'wrong-number',
  at: 1_704_000_000,
  author: { id: 'coach', name: 'Meera Nair' },
};

/** One number was wrong; another may be called. */
export const NextNumber: Story = {
  args: {
    http: callHttp(
      {},
      aPatient({
        phones: [
          { value: '+919848022337', stopped: wrong },
          { value: '+919848022338' },
          { value: '+914023456789' },
        ],
      }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Call +91 98480 22338' })).toBeEnabled();
    await expect(await canvas.findByText(wholeText(/Wrong number, recorded by Meera Nair/))).toBeVisible();
  },
};

export const NoNumberLeft: Story = {
  args: {
    http: callHttp(
      {},
      aPatient({
        phones: [{ value: '+919848022337', stopped: wrong }],
        callsStopped: { disposition: 'wrong-number', at: wrong.at },
      }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('None of the patient’s numbers can be called')).toBeVisible();
  },
};

export const SimulatedLine: Story = {
  args: { http: callHttp(byLine('simulated', { state: 'ringing' })) },
  async play({ canvas, args }) {
    await dial(canvas);
    await expect(await canvas.findByText('Simulated line: no real call is made')).toBeVisible();
    // Visible on screen, and repeated for screen readers.
    await expect((await canvas.findAllByText('Ringing'))[0]).toBeVisible();
    await expect(args.onTel).not.toHaveBeenCalled();
  },
};

export const LineAnswered: Story = {
  args: { http: callHttp(byLine('provider', { state: 'answered', answeredAt: now() / 1000 - 95 })) },
  async play({ canvas }) {
    await dial(canvas);
    await expect(await canvas.findByText('01:35')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hang up' })).toBeVisible();
  },
};

export const ProviderFailed: Story = {
  args: { http: callHttp(byLine('provider', { state: 'failed', reason: 'provider-unreachable' })) },
  async play({ canvas }) {
    await dial(canvas);
    await expect(await canvas.findByText('The call was not connected')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Dial +91 98480 22338 from your own phone' }),
    ).toBeVisible();
  },
};

export const OutsideCallingHours: Story = {
  args: { http: callHttp(closedForCalls()) },
  async play({ canvas, args }) {
    await dial(canvas);
    await expect(await canvas.findByText('Calls are permitted again: tomorrow at 8:00 am.')).toBeVisible();
    await expect(canvas.getByText('The calling hours are 08:00 to 20:00.')).toBeVisible();
    await expect(args.onTel).not.toHaveBeenCalled();
  },
};

const severalProgrammes = aPatient({
  enrolments: [
    { programme: 'ahc', enrolledAt: 1_686_000_000 },
    { programme: 'apollo_sugar', enrolledAt: 0 },
  ],
});

export const ChooseProgramme: Story = {
  args: { http: callHttp({}, severalProgrammes), programme: undefined },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apollo Sugar, Ad-Hoc Call' }));
    await expect(await canvas.findByText('Apollo Sugar, Ad-Hoc Call')).toBeVisible();
  },
};

export const NotEnrolled: Story = {
  args: { http: callHttp({}, aPatient({ enrolments: [] })) },
  async play({ canvas }) {
    await expect(await canvas.findByText('No call can be logged for this patient')).toBeVisible();
  },
};

const unfinished = aCall(0, {}, { status: 'unfinished', disposition: null, endedAt: null });

export const UnfinishedCall: Story = {
  args: {
    http: callHttp({
      'user/touchpoints': () => ({ vitaId: personId(1), data: [unfinished] }),
    }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue this call' }));
    await expect(await canvas.findByText(/^Unfinished call of/)).toBeVisible();
  },
};

export const NoSuchPatient: Story = {
  args: {
    http: callHttp({
      'user/get': () =>
        Promise.reject(
          new HttpError({ failure: 'refused', endpoint: 'user/get', status: 404, code: 'not-found' }),
        ),
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Search for another patient' })).toBeVisible();
  },
};
