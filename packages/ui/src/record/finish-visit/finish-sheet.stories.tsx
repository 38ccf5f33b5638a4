import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { anEncounter, CLINICIAN, NOW_S, staffId } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert } from '../../../test/open-items.ts';
import { paperFacts } from '../../../test/papers.ts';
import { aPatient, now } from '../../../test/people.ts';
import { aBasis, aPrescription } from '../../../test/prescriptions.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { useOpenWriting } from '../prescriptions/index.ts';
import { FinishSheet } from './index.ts';

const VISIT = anEncounter(1, -10, { arrivedAt: NOW_S - 300 });
const { vitaId } = VISIT;
const slot = (days: number) => ({
  ...{ careProviderId: staffId(1), start: NOW_S + days * 86_400, end: NOW_S + days * 86_400 + 900 },
  ...{ places: 1, left: 1 },
});

interface ShownProps {
  /** Whether a danger is still open. */
  readonly isOpen: boolean;
}

function Shown({ isOpen }: ShownProps) {
  const openWriting = useOpenWriting();
  const [http] = useState(() =>
    fakeHttp({
      'prescriptions/basis': () => ({
        vitaId,
        data: aBasis({ mayPrescribe: true, paper: paperFacts({ nextVisit: '2024-01-13' }) }),
      }),
      'availability/next': () => ({ data: [slot(7), slot(8), slot(9)], hasHours: true }),
      'overview/open': () => ({ vitaId, data: isOpen ? [anOpenAlert(1)] : [] }),
    }),
  );
  return (
    <CarelineProvider http={http} timeZone="Asia/Kolkata" now={now}>
      <FinishSheet
        user={CLINICIAN}
        encounter={VISIT}
        visit={VISIT}
        patient={aPatient({ vitaId, languages: ['hi'] })}
        signer={{ id: staffId(1), name: 'Dr Meera Iyer' }}
        facility="North"
        mayBook
        openWriting={openWriting}
        signed={[aPrescription({ vitaId, encounterId: VISIT.id })]}
        onSigned={fn()}
        onPrescription={fn()}
        onDone={fn()}
        onSeen={fn()}
        onClose={fn()}
      />
    </CarelineProvider>
  );
}

const meta = { title: 'Encounters/Finish visit', component: Shown, args: { isOpen: false } } satisfies Meta<
  typeof Shown
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/is booked when you finish/)).toBeVisible();
  },
};

export const DangerOpen: Story = {
  args: { isOpen: true },
  async play({ canvas }) {
    await canvas.findByText(/is booked when you finish/);
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByText('Resolve this item, or enter at least 3 characters.')).toBeVisible();
  },
};
