import { ROOM_ENDS, type VideoState } from '@careline/core/internal/encounters/video';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, CLINICIAN, COORDINATOR, NOW_S } from '../../../test/encounters.ts';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { aVideoState } from '../../../test/video-room.ts';
import { VideoRoom, type VideoRoomProps } from './index.ts';

const encounter = anEncounter(1, 10, { consultationMode: 'VIRTUAL', encounterClass: 'VR' });
const { vitaId } = encounter;

function show(
  facts: Partial<VideoState> = {},
  { answers, ...props }: Partial<VideoRoomProps> & { readonly answers?: FakeAnswers } = {},
) {
  const http = fakeHttp({ 'encounters/video/get': () => ({ vitaId, data: aVideoState(facts) }), ...answers });
  renderUi(
    <VideoRoom
      user={CLINICIAN}
      encounter={encounter}
      visitBase="https://careline.example/api/encounters"
      {...props}
    />,
    { now, http },
  );
  return screen.findByRole('region', { name: 'Video room' });
}

const open = () => screen.queryByRole('button', { name: 'Open the video room' });

describe('a video room, before it is opened', () => {
  it('is opened by the care provider at its time, and not before', async () => {
    await show();
    expect(open()).toBeEnabled();
  });

  it('says when it opens', async () => {
    await show({ opensAt: NOW_S + 1200 });
    expect(screen.getByText('The room opens at Sat 06-01-2024, 10:20 am.')).toBeVisible();
    expect(open()).toBeNull();
  });

  it('is not opened by a booking user, who sees that someone waits and sends links', async () => {
    await show({ patient: 'waiting', careProvider: 'here' }, { user: COORDINATOR });
    expect(screen.getByText('The patient is in the waiting room.')).toBeVisible();
    expect(screen.getByText('The care provider is in the room.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeEnabled();
    expect(open()).toBeNull();
  });

  it.each(ROOM_ENDS)('says that it is over: %s', async (ended) => {
    const room = await show({ ended });
    expect(within(room).getByText(/room|encounter/i, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['AWAITED', 'The room opens once the care provider accepts the encounter.'],
    ['CREATED', 'The room opens once a care provider is assigned and accepts.'],
  ])('never says that a future visit does not take place: %s', async (status, words) => {
    await show({ ended: 'cancelled' }, { encounter: { ...encounter, status } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/will not take place/)).toBeNull();
  });

  it('shows who was there, from when to when', async () => {
    const stay = {
      party: 'patient',
      name: null,
      from: NOW_S - 1200,
      until: NOW_S - 600,
      admittedAt: NOW_S - 1080,
    } as const;
    const own = {
      ...stay,
      party: 'care-provider',
      name: 'Dr Meera Iyer',
      until: null,
      admittedAt: null,
    } as const;
    await show({ presence: [own, stay] });
    const there = within(screen.getByRole('region', { name: 'Attendance' })).getAllByRole('listitem');
    expect(there.map(({ textContent }) => textContent)).toEqual([
      'Dr Meera Iyer9:40 am – now',
      'Patient9:40 am – 9:50 am · let in at 9:42 am',
    ]);
  });

  it('says why it failed to load, and retries', async () => {
    const look = vi.fn((): unknown => ({ vitaId, data: aVideoState() }));
    look.mockImplementationOnce(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/video/get' });
    });
    await show({}, { answers: { 'encounters/video/get': look } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Open the video room' })).toBeVisible();
  });

  it('accepts no answer about another patient', async () => {
    const answer = { vitaId: '00000000-0000-7000-8000-00000000ffff', data: aVideoState() };
    await show({}, { answers: { 'encounters/video/get': () => answer } });
    expect(screen.getByText('The status of the video room could not be loaded')).toBeVisible();
  });
});

describe('a visit that has just begun', () => {
  const asked = () =>
    vi.fn((): unknown => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/video/open' });
    });

  it('opens the call without another click, and offers to open it when that fails', async () => {
    const opens = asked();
    await show({}, { begins: true, answers: { 'encounters/video/open': opens } });
    expect(await screen.findByText('The room was not opened')).toBeVisible();
    expect(opens).toHaveBeenCalledTimes(1);
    expect(open()).toBeEnabled();
  });

  it.each([
    ['before the room opens', { opensAt: NOW_S + 1200 }, {}],
    ['after the room has ended', { ended: 'completed' as const }, {}],
    ['for staff who book', {}, { user: COORDINATOR }],
  ])('opens no call %s', async (_, facts, props) => {
    const opens = asked();
    await show(facts, { ...props, begins: true, answers: { 'encounters/video/open': opens } });
    expect(opens).not.toHaveBeenCalled();
  });
});

describe('the patient’s link', () => {
  it('is sent again, and shows its delivery', async () => {
    const invite = vi.fn(() => ({ vitaId, data: { channel: 'sms' } }));
    await show(
      { link: { madeAt: NOW_S - 600, state: 'open' } },
      { answers: { 'encounters/video/invite': invite } },
    );
    expect(screen.getByText('Created Sat 06-01-2024, 9:50 am, not used yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/^A new link will be sent to the patient by SMS/)).toBeVisible();
  });

  it('is shown where it is created to be passed on', async () => {
    const link = 'https://careline.example/visit#abcdefghijklmnopqrstuv';
    await show({}, { answers: { 'encounters/video/invite': () => ({ vitaId, data: { link } }) } });
    await userEvent.click(screen.getByRole('button', { name: 'New link to copy' }));
    expect(await screen.findByLabelText('New link')).toHaveValue(link);
  });

  it('says why none was created', async () => {
    const refused = new HttpError({
      failure: 'refused',
      endpoint: 'encounters/video/invite',
      status: 409,
      code: 'message-refused',
      problem: {
        type: '',
        title: '',
        status: 409,
        code: 'message-refused',
        detail: 'The patient has no address.',
      },
    });
    const invite = () => {
      throw refused;
    };
    await show({}, { answers: { 'encounters/video/invite': invite } });
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('The patient has no address.')).toBeVisible();
  });
});
