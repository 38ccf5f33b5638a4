import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { anEncounter, NOW_S } from '../../../test/encounters.ts';
import { now } from '../../../test/people.ts';
import { AtTheClinic, ConsultationRoom, type RoomZone, VisitTimer } from './index.ts';

const ENCOUNTER = anEncounter(1, -10, { arrivedAt: NOW_S - 12 * 60 });

interface ShownProps {
  readonly note: ReactNode;
}

/** The room with plain content. */
function Shown({ note }: ShownProps) {
  const [zone, setZone] = useState<RoomZone>('note');
  const [panel, setPanel] = useState<'reason'>();
  return (
    <div className="h-[40rem]">
      <ConsultationRoom
        strip={
          <div className="flex min-h-14 items-center justify-between border-line border-b bg-raised px-3">
            <h1 className="font-semibold">Asha Rao</h1>
            <VisitTimer encounter={ENCOUNTER} />
          </div>
        }
        glance={
          <button type="button" className="p-3 underline" onClick={() => setPanel('reason')}>
            Reason
          </button>
        }
        note={note}
        visit={
          <div className="p-3">
            <AtTheClinic encounter={ENCOUNTER} />
          </div>
        }
        zone={zone}
        onZone={setZone}
        panels={{ reason: { title: 'Patient and booking', content: <p>Cough for two weeks</p> } }}
        panel={panel}
        onPanel={setPanel}
      />
    </div>
  );
}

const meta = {
  title: 'Encounters/Consultation room',
  component: Shown,
  parameters: { now, layout: 'fullscreen' },
  args: { note: <p className="p-3">The note</p> },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('12 min')).toBeVisible();
  },
};
export const LongNote: Story = { args: { note: <div className="h-[120rem] p-3">A long note</div> } };
export const Details: Story = {
  async play({ canvas }) {
    const opener = canvas.queryByRole('button', { name: 'Reason' });
    if (!opener) return;
    await userEvent.click(opener);
    await expect(await canvas.findByText('Cough for two weeks')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
