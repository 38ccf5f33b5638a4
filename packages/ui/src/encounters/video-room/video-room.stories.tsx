import type { VideoCallState, VideoState } from '@careline/core/internal/encounters/video';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { anEncounter, CLINICIAN, COORDINATOR, NOW_S } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import {
  aPicture,
  aRoomView,
  aVideoCall,
  aVideoState,
  MEDIA_ON,
  someMedia,
} from '../../../test/video-room.ts';
import { Card } from '../../primitives/card/index.ts';
import { VideoRoom } from './index.ts';
import { RoomStage } from './room-stage.tsx';

const encounter = anEncounter(1, 10, { consultationMode: 'VIRTUAL', encounterClass: 'VR' });

const answering = (facts: Partial<VideoState>) =>
  fakeHttp({ 'encounters/video/get': () => ({ vitaId: encounter.vitaId, data: aVideoState(facts) }) });

const meta = {
  title: 'Encounters/Video room',
  component: VideoRoom,
  parameters: { http: answering({ patient: 'waiting', link: { madeAt: NOW_S - 600, state: 'used' } }) },
  args: {
    user: CLINICIAN,
    encounter,
    now,
    visitBase: '/api/encounters',
  },
} satisfies Meta<typeof VideoRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PatientWaits: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('The patient is in the waiting room.')).toBeVisible();
  },
};
export const ForWhoBooks: Story = { args: { user: COORDINATOR } };
export const BeforeItsTime: Story = { parameters: { http: answering({ opensAt: NOW_S + 1200 }) } };
export const Over: Story = {
  parameters: {
    http: answering({
      ended: 'completed',
      presence: [
        {
          party: 'care-provider',
          name: 'Dr Meera Iyer',
          from: NOW_S - 1260,
          until: NOW_S - 600,
          admittedAt: null,
        },
        { party: 'patient', name: null, from: NOW_S - 1200, until: NOW_S - 610, admittedAt: NOW_S - 1080 },
      ],
    }),
  },
};

/** A call with drawn pictures, as the room renders it. */
function Call({ state, sees = true }: { readonly state: Partial<VideoCallState>; readonly sees?: boolean }) {
  const [call] = useState(() => aVideoCall({ tracks: sees ? [aPicture('rgb(40 90 80)')] : [], ...state }));
  const [media] = useState(() => someMedia({ video: aPicture('rgb(90 60 110)') }));
  return (
    <Card title="Video room">
      <RoomStage call={call} media={media} onHangUp={fn()} />
    </Card>
  );
}

const inCall = (state: Partial<VideoCallState>): Story => ({ render: () => <Call state={state} /> });

export const InCall: Story = inCall({});
export const InCallInTheDark: Story = { ...InCall, globals: { theme: 'dark' } };
export const InCallInHindi: Story = { ...InCall, globals: { locale: 'hi' } };
export const LetIn: Story = inCall({ room: aRoomView({ admitted: false }), line: 'none' });
export const LineLost: Story = inCall({ line: 'lost' });
export const VoiceOnly: Story = inCall({ theirs: { ...MEDIA_ON, thin: true } });
export const Elsewhere: Story = inCall({ room: aRoomView({ meeting: 'https://meet.example/one' }) });
