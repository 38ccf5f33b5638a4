import type { Encounter } from '@careline/core/internal/encounters';
import type { OfferedAct } from '@careline/core/internal/encounters/consultations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anEncounter, CLINICIAN, COORDINATOR, EVENTS, NOW_S, PROVIDERS } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { Card } from '../../primitives/card/index.ts';
import { ActButtons, type ActSetting, useEncounterActs } from '../encounter-acts/index.ts';
import { EncounterEvents, EncounterFacts } from './index.ts';

interface ViewProps extends ActSetting {
  readonly encounter: Encounter;
  readonly only?: readonly OfferedAct[];
}

/** An encounter as its page renders it. */
function View({ encounter, only, ...setting }: ViewProps) {
  const acts = useEncounterActs({ ...setting, onChanged: fn() });
  return (
    <div className="flex flex-col gap-4">
      {acts.notice}
      <Card title="Encounter">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            <ActButtons {...setting} encounter={encounter} only={only} onAct={acts.onAct} />
          </div>
          <EncounterFacts {...setting} encounter={encounter} />
        </div>
      </Card>
      <Card title="What happened">
        <EncounterEvents {...setting} events={EVENTS} />
      </Card>
      {acts.dialog}
    </div>
  );
}

const meta = {
  title: 'Encounters/Encounter view',
  component: View,
  parameters: { http: fakeHttp({ 'encounters/providers': () => ({ data: PROVIDERS }) }) },
  args: {
    user: CLINICIAN,
    now,
    encounter: anEncounter(1, -10, { arrivedAt: NOW_S - 300 }),
  },
} satisfies Meta<typeof View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Assigned to Dr Meera Iyer')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const ForWhoBooks: Story = {
  args: { user: COORDINATOR, encounter: anEncounter(1, 60, { status: 'CREATED', careProvider: null }) },
};
export const Completed: Story = {
  args: {
    encounter: anEncounter(1, -60, {
      status: 'COMPLETED',
      payment: { state: 'paid', reference: 'INV-2041' },
      outcome: {
        code: 'referred',
        note: 'Chest X-ray first',
        referredTo: 'Pulmonology, City Hospital',
        reviewOn: '2024-01-20',
      },
    }),
  },
};

const opening = (act: RegExp): Story => ({
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: act }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
});

export const Completing: Story = opening(/^Complete:/);
export const Moving: Story = opening(/^Move:/);
export const Cancelling: Story = opening(/^Cancel encounter:/);
export const CompletingInTheDark: Story = { ...Completing, globals: { theme: 'dark' } };
