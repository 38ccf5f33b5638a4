import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeHttp } from '../../../test/fake-http.ts';
import { UNREVIEWED } from '../../../test/open-items.ts';
import { NOW } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { aSummary, NOTHING_KNOWN } from '../../../test/records.ts';
import { NeedsAttention, OpenWork, WhatIsNext, type WhatIsNextProps } from './index.ts';

const ALERTS = [
  {
    readingId: '01890000-0000-7000-8000-0000000000b1',
    measure: 'spo2',
    flag: 'spo2:dangerous',
    level: 'critical',
    metric: 'spo2',
    values: [{ key: 'value', text: '88', unit: '%' }],
  },
];

const meta: Meta<WhatIsNextProps> = {
  title: 'Record/Overview',
  component: WhatIsNext,
  parameters: {
    now: () => NOW,
    http: fakeHttp({
      'overview/open': ({ query }) => ({ vitaId: query?.vitaId, data: [UNREVIEWED] }),
      'tasks/patient': ({ query }) => ({ vitaId: query?.vitaId, data: [] }),
    }),
  },
  args: {
    patient: { ...aPatient(), alerts: ALERTS },
    state: { phase: 'ready', value: aSummary(), error: undefined } as never,
    encounterAddress: (): string | undefined => undefined,
  },
  render: (args) => (
    <div className="grid gap-4">
      <NeedsAttention patient={args.patient} />
      <WhatIsNext {...args} />
      <OpenWork
        vitaId={args.patient.vitaId}
        reads={{ tasks: true, results: true }}
        placeAddress={(place) => `/${place}`}
      />
    </div>
  ),
};

export default meta;
type Story = StoryObj<WhatIsNextProps>;

export const Open: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const NothingOpen: Story = {
  args: {
    patient: { ...aPatient(), alerts: [] },
    state: { phase: 'ready', value: NOTHING_KNOWN, error: undefined } as never,
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } as never } };
